import { defineConfig } from '@playwright/test';
import { type EngineName, findEngines } from './packages/tooling/src/engines.ts';
import { currentPatience } from './packages/tooling/src/patience.ts';

const patience = currentPatience();
const { BAIZE_ENGINES_SMOKE: smoke, CI } = process.env;
const names = Object.keys(findEngines()) as EngineName[];

/** Flows in the browsers beside Chromium that are installed, over WebDriver and WebDriver BiDi. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'site/e2e/engines',
  testMatch: '**/*.engine.ts',
  projects: names.map((engineName) => ({ name: engineName, use: { engineName } })),
  grep: smoke ? /@smoke/ : undefined,
  outputDir: 'test-results/engines',
  // Safari allows one session at a time.
  workers: names.includes('safari') ? 1 : 2,
  fullyParallel: false,
  timeout: 120_000 * patience,
  retries: 1,
  expect: { timeout: 15_000 * patience },
  forbidOnly: Boolean(CI),
  globalTimeout: smoke ? 240_000 * patience : 0,
});
