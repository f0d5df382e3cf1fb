import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot-script.ts';
import { noCircles } from './circles.ts';
import { className } from './class-names.ts';
import { leanIntl } from './lean-intl.ts';
import { leanReact } from './lean-react.ts';
import { preloads } from './preloads.ts';

/** Catalogues are compiled when built, so the message parser is never shipped. */
const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

/** The pages that `boot.js` tells apart, and what a phone shows on each of them, and what a visitor sees at a desk. */
const pages = {
  home: /site\/src\/(pages\/Home|home\/HomeStage)\.tsx/,
  lobby: /site\/src\/(pages\/Lobby|lobby\/LobbyStage)\.tsx/,
  category: /site\/src\/(pages\/Category|categories\/CategoryStage)\.tsx/,
  further: /site\/src\/furtherPages\.tsx/,
  phone: /site\/src\/layout\/phoneParts\.ts/,
  visitor: /site\/src\/layout\/VisitorCorner\.tsx/,
  player: /site\/src\/layout\/playerParts\.ts/,
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
      // Free play is offered by the header and by the banner: in a file of either it would bring all of that one with it.
      /site\/src\/(main|home\/(Winners|JackpotCounter|HotLane)|session\/useTrial)\.tsx/,
      // A desk or a phone needs these too, and each would bring a file with it.
      /ui\/src\/(layout\/Inline|actions\/Count)\./,
      /lucide\/dist\/esm\/icons\/(eye|eye-off|house|layout-grid|user-round|club|ticket)\./,
      // Styles alone: in files of their own these pack half as well, and every visitor at a desk needs them all. What changes a
      // field by the way stands behind it here, as the files that boot.js asks for come before this one.
      /ui\/src\/(layout\/Text|internal\/Field|fields\/SelectField|frame\/(Footer|AgeMark|LicenceSeal|InlineLogin|CategoryStrip|TabBar))\.css\.ts/,
    ),
  },
  // Home and the pages of the categories begin with it.
  { name: 'banner', test: /site\/src\/home\/RouteBanner\.tsx/ },
  { name: 'home', test: pages.home },
  { name: 'visitor', test: pages.visitor },
  { name: 'phone', test: pages.phone },
  // From here on a file holds what it names and nothing that it needs: a page fetches no other page's parts. First what every way in is
  // made of, then what those have that ask for a number.
  ...[
    {
      name: 'dialog',
      test: /react-(dialog|dismissable-layer|focus-\w+|portal|remove-scroll)|aria-hidden|ui\/src\/(internal\/(Modal|keep)|overlays\/(Dialog|Warning|internal))/,
    },
    { name: 'tabs', test: /@radix-ui|ui\/src\/actions\/Tabs/ },
    { name: 'whose', test: /site\/src\/session\/(member|insist)\./ },
    { name: 'layers', test: /ui\/src\/internal\/(layers|useEscape|usePageDirection)/ },
    { name: 'choices', test: /ui\/src\/internal\/(Listbox|choices|hang|follow|placeOf)/ },
    { name: 'form', test: /react-hook-form/ },
    {
      name: 'fields',
      test: /ui\/src\/fields\/(TextField|FormError|PasswordField|PasswordStrength|Checkbox|ErrorSummary)/,
    },
    {
      name: 'mobile',
      test: parts(
        /site\/src\/(phone\/(countries|usePhones|useLanguageTag)|overlays\/(MobileNumberField|CodeEntry)|session\/(codeWaits|usePhoneCode|useSmsCode))/,
        /ui\/src\/fields\/(MobileField|CountryPicker|CodeField)|(gateway|domain)\/src\/smsCodes/,
      ),
    },
    {
      name: 'entry',
      test: parts(
        /site\/src\/(overlays\/(PictureCode|SocialLogins|SwitchForm|SubmitButton|fieldErrors|useCaptcha|useProof)|session\/(socialState|useEnter|useSignIn|revoke))/,
        /site\/src\/app\/(useCountdown|useOverlayTab)|domain\/src\/(pattern|credentials|passwords|proof)|gateway\/src\/(humanCheck|proof|session)\./,
        /ui\/src\/(fields\/CaptchaField|actions\/ProviderLinks)|lucide\/dist\/esm\/icons\/image-off/,
      ),
    },
    {
      name: 'icons',
      test: /lucide\/dist\/esm\/icons\/(circle-alert|copy|lock-keyhole|mail|plus|search|user|wallet|x)\./,
    },
    {
      name: 'browse',
      test: /ui\/src\/(actions\/(Chip|Badge|Segments)|fields\/(SearchField|SelectField)|frame\/VendorMark|internal\/cardHead|layout\/(Grid|Split)|show\/(LoadMore|LobbyHead))/,
    },
    { name: 'layout', test: /ui\/src\/(layout|records\/Spinner|internal\/Field)/, minShareCount: 12 },
  ].map((group) => ({ minShareCount: 2, includeDependenciesRecursively: false, ...group })),
  // What a form or a page that shows money begins with.
  {
    name: 'calls',
    test: /site\/src\/data\/useAction\.|domain\/src\/(amounts|playSession)\.|gateway\/src\/member\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What every page shows a player and no visitor; before it, what other pages have of that too.
  {
    name: 'account',
    test: parts(
      /gateway\/src\/(moneyDesk|moneyFate|play|playControl|wallet)\.|domain\/src\/(moneyIntent|movements|playLimits|playRest|playTime|ranks)\./,
      /site\/src\/(data\/player|layout\/BalanceCorner|member\/useCentre|money\/(FateNotice|holdPress|moneyDesk|siteDesk))\.|ui\/src\/frame\/(Avatar|Balance)\./,
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'player',
    test: parts(
      pages.player,
      /site\/src\/(layout\/(PlayerCorner|PlayerWays|PlayerTabs|SessionStrip|Now)|play\/RealityReminder|app\/(SessionEnd|useReached)|session\/oneTab)\./,
      /site\/src\/(data\/KeepFavourites|money\/OpenMoney)\./,
      /gateway\/src\/sessionLife\.|domain\/src\/sessionLife\./,
      /ui\/src\/frame\/(AccountMenu|SessionBar)\.|lucide\/dist\/esm\/icons\/(clock|log-out)\./,
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'press',
    test: /site\/src\/money\/useMoney(Action|Flow)\.|domain\/src\/moneyFlow\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'draws',
    test: /gateway\/src\/lottery(Bets)?\.|domain\/src\/lotteryPlay\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'points',
    test: /(gateway|domain)\/src\/points\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What moves money names every call that it makes stale: whoever moves none fetches none of them.
  {
    name: 'money',
    test: parts(
      /gateway\/src\/(bonuses|deposits|messages|missions|movements|rebates|records|rewards|transfers|withdrawals)\./,
      /domain\/src\/(bonuses|calendar|messages|missions|payees|profit|receipts|records)\./,
      /site\/src\/money\/(?!PaymentPassword)/,
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lobby',
    test: parts(
      pages.lobby,
      /site\/src\/lobby\/(?!keptVendor|Rooms)|@tanstack|swr\/dist\/infinite|ui\/src\/show\/(useGridWindow|gridColumns|GameGrid|VendorTabs|LobbyBar)\.|domain\/src\/lobby\./,
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'further',
    test: parts(pages.further, /furtherSkeletons|VipStageSkeleton/),
    includeDependenciesRecursively: false,
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    vanillaExtractPlugin({ identifiers: className }),
    react(),
    bootScript(pages),
    leanIntl(),
    leanReact(),
    preloads(),
    noCircles(),
  ],
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
    modulePreload: {
      polyfill: false,
      // What the first script goes on to fetch, boot.js has asked for already; naming all of it again would make home heavier.
      resolveDependencies: (_, needed, { hostId }) =>
        /\bstart-[^/]*$/.test(hostId) ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
