/** What a page puts into the bar at the top. */

import type { Snippet } from "svelte";

export const chrome: { tools: Snippet | null } = $state({ tools: null });
