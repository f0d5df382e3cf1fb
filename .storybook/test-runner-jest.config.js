import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const browser = base.testEnvironmentOptions['jest-playwright'];

/** @type {import('jest').Config} */
export default {
  ...base,
  // The runner hands its arguments to a shell, which reads the signs of a pattern as its own.
  testNamePattern: process.env.BAIZE_STORIES,
  testTimeout: 150_000 * Number(process.env.BAIZE_PATIENCE ?? 1),
  testEnvironment: '<rootDir>/.storybook/environment.js',
  setupFilesAfterEnv: ['<rootDir>/.storybook/secondTry.ts'],
  // Built packages and project copies contain modules with the same names.
  modulePathIgnorePatterns: ['<rootDir>/packages/ui/dist', '<rootDir>/tokens/dist', '<rootDir>/.cache'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...browser,
      // StoryEnvironment opens the browser itself.
      skipInitialization: true,
      launchOptions: {
        executablePath: process.env.CHROMIUM,
        headless: true,
        // The first group reduces noise. The rest makes pictures reproducible: font hinting like full Chromium's, and
        // whole tiles, because partially redrawn ones differ by a shade at the edge.
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
