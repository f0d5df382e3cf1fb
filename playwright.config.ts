import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, presentChromium } from './packages/tooling/src/chromium.ts';
import { currentPatience } from './packages/tooling/src/patience.ts';
import type { PlatformId } from './site/e2e/world.ts';

const { BAIZE_TIER: tier, BAIZE_JOURNEYS: chosen, CI } = process.env;
const siteAddress = 'http://localhost:4690';
const patience = currentPatience();

const all = '**/*.journey.ts';
/** Files to run completely; all if unset. From the others, the `main` project runs the tagged journeys. */
const whole = chosen ? (JSON.parse(chosen) as readonly string[]).map((file) => `**/${file}`) : [all];

const testDir = 'site/e2e';
/** Files whose second line says that any platform walks them. */
const forAnyPlatform = readdirSync(testDir)
  .filter((file) => file.endsWith('.journey.ts'))
  .filter((file) => /^\/\/ areas: .*\n\/\/ platforms: any\n/.test(readFileSync(join(testDir, file), 'utf8')))
  .map((file) => `**/${file}`);

export default defineConfig<object, { platform: PlatformId }>({
  testDir,
  projects: [
    { name: 'whole', testMatch: whole },
    { name: 'main', testMatch: all, testIgnore: whole, grep: tier === 'quick' ? /@main/ : /@smoke/ },
    // Only the deep set, and a run that names the project, walk another platform.
    ...(tier === 'quick' || chosen
      ? []
      : [{ name: 'larch', testMatch: forAnyPlatform, use: { platform: 'larch' as const } }]),
  ],
  // Journeys that rebuild the site run only nightly.
  grepInvert: chosen ? /@deep/ : undefined,
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000 * patience,
  // Retries cover busy machines, and the report names them. Nightly runs do not retry.
  retries: tier === 'deep' ? 0 : 1,
  expect: { timeout: 10_000 * patience },
  forbidOnly: Boolean(CI),
  // Builds a stale site before workers serve it; `npm test` has already built it.
  webServer: tier
    ? undefined
    : {
        command: 'npm start',
        url: siteAddress,
        env: { PORT: new URL(siteAddress).port, ART: 'plain' },
        reuseExistingServer: true,
        timeout: 300_000,
      },
  use: {
    viewport: { width: 1440, height: 900 },
    // A worker would hide requests from journeys that answer them; those about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: presentChromium(),
      args: [...browserArguments],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('.storybook/fonts.conf', import.meta.url)) },
    },
  },
});
