import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { CodeSplittingGroup } from 'rolldown';
import { defineConfig } from 'vite';
import { styles } from '../packages/workbench/src/styles.ts';
import { serveBootScript } from './boot-script.ts';
import { preloadMessages } from './preload-messages.ts';

/**
 * Packages, and what every page begins with of our packages and of the site's folders. All else is split by the lazy routes alone.
 * The route table is in none of them: it names the files of all pages, so whatever held it would be another file after each release.
 */
const groups: CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router(-dom)?\// },
  { name: 'intl', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)\// },
  { name: 'packages', tags: ['$initial'], test: /packages\/\w+\/src\/|node_modules/ },
  { name: 'site', tags: ['$initial'], test: /site\/src\/\w+\// },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [styles(), react(), serveBootScript(), preloadMessages()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    // The styles use what these brought (:dir(), light nesting of colours); nothing is lowered for older ones.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
