import { fileURLToPath } from 'node:url';
import { sheetTargets } from '@baize/tooling/features/floor';
import { styles } from '@baize/tooling/styles';
import react from '@vitejs/plugin-react';
import type { CodeSplittingGroup } from 'rolldown';
import { defineConfig } from 'vite';
import { serveBootScript } from './boot-script.ts';
import { preloadMessages } from './preload-messages.ts';

/**
 * Chunks for packages and for initial code; lazy routes split the rest. None contains the routes of pages, which name
 * every page's file and would change their chunk with each release.
 */
const groups: CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router(-dom)?\// },
  { name: 'intl', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)\// },
  { name: 'packages', tags: ['$initial'], test: /packages\/\w+\/src\/|node_modules/ },
  { name: 'site', tags: ['$initial'], test: /site\/src\/\w+\/(?!.*\.route\.tsx?$)/ },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [styles(), react(), serveBootScript(), preloadMessages()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    // Minimum versions for the CSS features in use (`:dir()`, light nesting of colours); nothing is lowered for older
    // ones.
    cssTarget: sheetTargets,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
