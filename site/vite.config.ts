import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot-script.ts';

/** Catalogues are compiled when built, so the message parser is never shipped. */
const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

/** Many small files pack worse and come later: what pages share is one file, and so is what every page begins with. */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  { name: 'home', test: /[\\/]site[\\/]src[\\/](pages[\\/]Home|home[\\/]HomeStage)\.tsx$/ },
  { name: 'games', test: /[\\/](site[\\/]src[\\/](data|home|play)|ui[\\/]src[\\/]show)[\\/]/, minShareCount: 2 },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react(), bootScript()],
  resolve: {
    dedupe: ['react', 'react-dom', 'intl-messageformat', '@formatjs/icu-messageformat-parser'],
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
