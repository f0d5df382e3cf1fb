import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Tests that need no browser, of every room. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: [
      'packages/**/*.test.{ts,tsx}',
      'site/*.test.ts',
      'site/src/**/*.test.{ts,tsx}',
      'tokens/**/*.test.ts',
      '.storybook/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    // Modules are read once for all files: whoever puts something in the place of a global takes it away again.
    pool: 'threads',
    isolate: false,
    // By itself it leaves one processor to whoever watches.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
