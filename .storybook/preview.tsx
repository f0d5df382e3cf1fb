import '@baize/tokens/sheets/baize.css';
import '@baize/tokens/sheets/lumen.css';
import '@baize/tokens/sheets/lotus.css';
import '@baize/tokens/sheets/plain.css';
import '../packages/ui/src/global.css.ts';
import { brands } from '@baize/tokens/brands';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { chromaticModes, firstGlobals } from './modes.ts';
import { freshSandbox, startPlatform } from './platform.ts';
import { dressRoot } from './root.ts';

/** One second is too short for a play function on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  beforeAll: startPlatform,
  beforeEach: (context) => {
    dressRoot(context);
    return freshSandbox(context);
  },
  initialGlobals: firstGlobals,
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language and direction',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'EN', title: 'English, left to right' },
          { value: 'UR', title: 'Urdu, right to left' },
        ],
      },
    },
  },
  parameters: {
    controls: { expanded: true },
    // The panel checks for people. The test-runner, which calls itself so, checks every mode itself.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    chromatic: { modes: chromaticModes },
    options: { storySort: { order: ['Layout', 'Actions', 'Fields', 'Overlays', 'Records', 'Frame', 'Show', 'Pages'] } },
  },
};

export default preview;
