import { ruleIds } from '@baize/domain';
import { nameWithWords } from '@baize/studio/preview/searchWords';
import { readRuleProofs } from '@baize/tooling/requirements/ruleProofs';
import { styles } from '@baize/tooling/styles';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { roleUses } from './roleUses.ts';

/** The one Storybook: how Baize is meant, the parts of the design system and the pages of the site, state by state. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/studio/src/docs', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Docs' },
    { directory: '../packages/studio/src/contract', files: '*.mdx', titlePrefix: 'Contract' },
    { directory: '../packages/studio/src/compliance', files: '*.mdx', titlePrefix: 'Compliance' },
    '../packages/studio/src/!(docs)/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
    'msw-storybook-addon',
    '@chromatic-com/storybook',
  ],
  staticDirs: ['./public', '../.cache/public'],
  experimental_indexers: (existing = []) =>
    existing.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(nameWithWords),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [styles()],
      define: {
        ROLE_USES: JSON.stringify(roleUses()),
        RULE_PROOFS: JSON.stringify(readRuleProofs(ruleIds)),
      },
      resolve: { dedupe: ['react', 'react-dom'] },
      // Builds and copies of the project change thousands of files that no story imports.
      server: { watch: { ignored: ['**/storybook-static/**', '**/dist/**', '**/.cache/**'] } },
      // The same browsers as the site's: lowered for older ones, icons would turn with the language and not with the direction.
      build: { chunkSizeWarningLimit: 4000, cssTarget: ['chrome123', 'safari17.5', 'firefox128'] },
    }),
});
