import { defineConfig } from '@playwright/test';

/** Journeys over the built site and the Node sandbox, each worker with a world of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  grep: process.env.BAIZE_TIER === 'quick' ? /@smoke/ : undefined,
  outputDir: '../test-results/journeys',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // The machine may be busy with other work: what passed only at the second try is named at the end.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
