import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot-script.ts';
import { className } from './class-names.ts';
import { leanIntl } from './lean-intl.ts';
import { preloads } from './preloads.ts';

/** Catalogues are compiled when built, so the message parser is never shipped. */
const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

/** The pages that `boot.js` tells apart, and what a phone shows on each of them, and what a visitor sees at a desk. */
const pages = {
  home: /site\/src\/(pages\/Home|home\/HomeStage)\.tsx/,
  lobby: /site\/src\/(pages\/Lobby|lobby\/LobbyStage)\.tsx/,
  phone: /site\/src\/layout\/phoneParts\.ts/,
  visitor: /site\/src\/layout\/VisitorCorner\.tsx/,
};

const parts = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Many small files pack worse, come later and are all named in the first one: what is fetched at the same moment is one file.
 * A file takes along whatever it needs that no file above it has.
 */
const groups = [
  // What home and every lobby begin with packs best with the frame.
  {
    name: 'start',
    test: parts(
      /site\/src\/(main|home\/(Winners|JackpotCounter|HotLane))\.tsx/,
      // A desk or a phone needs these too, and each would bring a file with it.
      /ui\/src\/(layout\/Inline|actions\/Count)\./,
      /lucide\/dist\/esm\/icons\/(eye|eye-off|house|layout-grid|user-round|club)\./,
    ),
  },
  { name: 'icons', test: /lucide\/dist/, minShareCount: 2 },
  {
    name: 'parts',
    test: parts(
      /ui\/src\/(layout|frame\/VendorMark|records\/(?!FullPage|Arcs)|actions|internal\/(Field|layers))/,
      /(domain\/src\/(playSession|launch)|gateway\/src\/favourites)/,
    ),
    minShareCount: 2,
  },
  { name: 'home', test: pages.home },
  { name: 'lobby', test: pages.lobby },
  { name: 'phone', test: pages.phone },
  { name: 'visitor', test: pages.visitor },
  {
    name: 'dialogs',
    test: parts(/ui\/src\/overlays\/(Dialog|Warning|Confirmation)/, /overlays\/(Copied|TrueAccount)/),
  },
  {
    name: 'player',
    test: parts(/site\/src\/(session|layout\/playerParts)/, /gateway\/src\/(member|wallet|play|session)/),
  },
  { name: 'forms', test: /site\/src\/overlays\/(Login|Register|ChangePassword)/ },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin({ identifiers: className }), react(), bootScript(pages), leanIntl(), preloads()],
  resolve: {
    dedupe: ['react', 'react-dom', 'intl-messageformat', '@formatjs/icu-messageformat-parser'],
    alias: [
      // What SWR shims for older versions is React's own.
      { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser },
    ],
  },
  build: {
    target: 'es2022',
    // The styles use what these brought (:dir(), light nesting of colours); nothing is lowered for older ones.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
