import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const browser = base.testEnvironmentOptions['jest-playwright'];

/** @type {import('jest').Config} */
export default {
  ...base,
  testTimeout: 150_000,
  testEnvironment: '<rootDir>/.storybook/environment.js',
  setupFilesAfterEnv: ['<rootDir>/.storybook/secondTry.ts'],
  // The built package and the copies of the project have the names of their sources.
  modulePathIgnorePatterns: ['<rootDir>/packages/ui/dist', '<rootDir>/tokens/dist', '<rootDir>/.cache'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...browser,
      // The environment opens it.
      skipInitialization: true,
      launchOptions: {
        executablePath: process.env.CHROMIUM,
        headless: true,
        // The first ones keep it quiet, the others make its pictures the same everywhere: a headless shell, which
        // asks nobody, hints its letters as a whole Chromium does; tiles are drawn as a whole, as the edge of a part that
        // is drawn again would be a shade off.
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=slight',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          '--hide-scrollbars',
          '--disable-partial-raster',
        ],
      },
      contextOptions: {
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-GB',
        timezoneId: 'UTC',
      },
    },
  },
};
