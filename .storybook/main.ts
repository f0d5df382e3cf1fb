import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/** The one Storybook of the house: the parts of the design system and the pages of the site, state by state. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../site/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public', '../.cache/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      resolve: { dedupe: ['react', 'react-dom', 'intl-messageformat', '@formatjs/icu-messageformat-parser'] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
