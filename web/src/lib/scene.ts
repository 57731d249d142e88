/** What a board is given to draw: a view and who looks at it. It may change nothing. */

import type { Choosing } from "./choosing.svelte";
import type { Show } from "./show.svelte";
import type { Teller } from "./telling";
import type { GameEvent, Notes, SeatInfo, View } from "./wire";

export interface Scene {
  game: string;
  view: View;
  notes: Notes;
  /** Whose view it is; null: of somebody who watches. */
  reader: number | null;
  /** The seat that is drawn below. */
  eye: number;
  seats: SeatInfo[];
  /** What has just happened. */
  news: GameEvent[];
  names: string[];
  teller: Teller;
  choosing: Choosing;
  show: Show;
  /** An answer is on its way. */
  sent: boolean;
  /** All hands lie open beside the table, that of the eye, too. */
  open?: boolean;
}
