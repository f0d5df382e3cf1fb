import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { CodeSplittingGroup } from 'rolldown';
import { defineConfig } from 'vite';
import { serveBootScript } from './boot-script.ts';
import { preloadMessages } from './preload-messages.ts';

/**
 * Packages that change with our dependencies and not with a release, which a returning visitor keeps, and everything the entry imports.
 * All else is split by the lazy routes alone.
 */
const groups: CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router(-dom)?\// },
  { name: 'intl', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)\// },
  { name: 'start', tags: ['$initial'] },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react(), serveBootScript(), preloadMessages()],
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
