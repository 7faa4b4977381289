import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `tessera serve` runs while `npm run dev` serves the client. */
const SERVER = process.env.TESSERA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    globalSetup: "scripts/positions.mjs",
    testTimeout: 30_000,
  },
}));
