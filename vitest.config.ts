import { defineConfig } from 'vitest/config';
import { currentPatience } from './packages/tooling/src/patience.ts';
import { styles } from './packages/tooling/src/styles.ts';

const { BAIZE_TIER: tier = 'full', BAIZE_PACKING: packing } = process.env;

/** Files only some runs include, by suffix; skipped files do not appear in reports. */
const leftOut = {
  '**/*.deep.test.{ts,tsx}': tier !== 'deep',
  // Pack the published packages and build host apps around them.
  '**/*.packing.test.ts': tier !== 'deep' && !(tier === 'full' && packing === 'yes'),
};

export default defineConfig({
  plugins: [styles()],
  test: {
    environment: 'node',
    include: [
      'packages/**/*.test.{ts,tsx}',
      'adapters/**/*.test.ts',
      'site/*.test.ts',
      'site/src/**/*.test.{ts,tsx}',
      'tokens/**/*.test.ts',
      '.storybook/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/generated/**',
      ...Object.entries(leftOut).flatMap(([pattern, isOut]) => (isOut ? [pattern] : [])),
    ],
    // Files share one module registry, so a test that stubs a global must restore it.
    pool: 'threads',
    isolate: false,
    // By default Vitest leaves one processor to the watcher.
    maxWorkers: '100%',
    testTimeout: 20_000 * currentPatience(),
    hookTimeout: 10_000 * currentPatience(),
  },
});
