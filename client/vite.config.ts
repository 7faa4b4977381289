import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `tessera serve` runs while `npm run dev` serves the client. */
const SERVER = process.env.TESSERA_SERVER ?? "http://127.0.0.1:8000";

/** Texts without their comments: nobody reads those in a browser. */
const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  transform(code, id) {
    return id.endsWith(".ftl?raw")
      ? code.replace(/(\\n|^export default ")(?:#.*?\\n|\\n)+/g, "$1")
      : undefined;
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts],
  // The manifest tells the tests which scripts are whose.
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    globalSetup: "scripts/positions.mjs",
    testTimeout: 30_000,
    // One core less is what it would take by itself: half of two.
    maxWorkers: "100%",
  },
}));
