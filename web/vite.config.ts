import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sources } from "./sources.ts";

// Relative addresses, so that the table also works under a sub-path behind a proxy.
export default defineConfig({
  base: "./",
  plugins: [svelte(), sources()],
  build: {
    outDir: "../src/skulduggery/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
