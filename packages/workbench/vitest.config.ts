import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { styles } from './src/styles.ts';

/** Tests that need no browser, of every room. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [styles()],
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
    // Modules are read once for all files, so a test that stubs a global has to restore it.
    pool: 'threads',
    isolate: false,
    // By default it leaves one processor to the watcher.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
