// @ts-check
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { remembering } from './rememberIndex.js';

let watching = false;

/**
 * Thousands of files are not looked at before the list of stories is there: it would have to wait for them.
 *
 * @type {import('vite').Plugin}
 */
const watchLater = {
  name: 'watch-later',
  configureServer({ config, watcher }) {
    setTimeout(() => {
      watching = true;
      watcher.add(config.root);
    }, 3000).unref();
  },
};

/**
 * The one Storybook of the house: how it is meant, the parts of the design system and the pages of the site, state by state. Not in
 * TypeScript, which Node reads through a second thread that each further module of a start would wait for.
 *
 * @type {import('@storybook/react-vite').StorybookConfig & Pick<import('storybook/internal/types').StorybookConfigRaw, 'experimental_importParsers'>}
 */
const config = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Docs' },
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: ['./public', '../.cache/public'],
  // Marks of what git says has changed: nobody looks at them here, and they read every module at each start.
  features: { changeDetection: false },
  // Nor which story needs which module: without this, a start reads them all to know, while the first story waits.
  experimental_importParsers: [{ extensions: ['.ts', '.tsx', '.mdx'], parse: async () => [] }],
  experimental_indexers: async (indexers = []) => indexers.map(remembering),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        // Its compiler is a second server, with a watcher of its own.
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === watchLater.name }),
        readPropsOfComponents(),
        watchLater,
      ],
      resolve: { dedupe: ['react', 'react-dom', 'intl-messageformat', '@formatjs/icu-messageformat-parser'] },
      server: {
        // Looking at every picture there is takes longer than all else at a start.
        watch: {
          ignored: ['**/storybook-static/**', '**/dist/**', '**/.cache/**', () => !watching],
        },
      },
      // The same browsers as the site's: lowered for older ones, icons would turn with the language and not with the direction.
      build: { chunkSizeWarningLimit: 4000, cssTarget: ['chrome123', 'safari17.5', 'firefox128'] },
    }),
};

export default config;

/**
 * Only components have props to list. Storybook's reader would read every module of the house, which is half of a start.
 *
 * @returns {import('vite').Plugin}
 */
function readPropsOfComponents() {
  return {
    name: 'read-props-of-components',
    configResolved({ plugins }) {
      const reader = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin');
      if (typeof reader?.transform !== 'function') return;
      const handler = reader.transform;
      reader.transform = { filter: { id: /\/packages\/ui\/src\/(?:[a-z]+\/)*[A-Z]\w*\.tsx$/ }, handler };
    },
  };
}
