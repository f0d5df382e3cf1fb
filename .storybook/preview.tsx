import '@baize/studio/preview/standAlone';
import '@baize/tokens/faces/arabic.css';
import '@baize/tokens/faces/thai.css';
import '@baize/tokens/faces/chinese.css';
import '../packages/ui/src/reset.css.ts';
import { profileIds } from '@baize/domain/jurisdictions';
import { languageOf } from '@baize/messages/languages';
import { docsElements } from '@baize/studio/docs/elements';
import { tellFrameTheme } from '@baize/studio/preview/frameTheme';
import { InBrandCurrency } from '@baize/studio/preview/InBrandCurrency';
import { applyGlobalsToRoot } from '@baize/studio/preview/root';
import { dayChoices } from '@baize/studio/preview/ruleDay';
import { answerFromSandbox, startWorker } from '@baize/studio/preview/sandboxHandlers';
import { showUnionTypes } from '@baize/studio/preview/unionTypes';
import { brands } from '@baize/tokens/brands';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { type ComponentType, lazy, Suspense } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { chromaticModes, firstGlobals, spoken } from './modes.ts';

import.meta.glob('../tokens/generated/brands/*.css', { eager: true });

void addons.ready().then((channel) => {
  channel.on('baize/globals', applyGlobalsToRoot);
  tellFrameTheme((event, theme) => channel.emit(event, theme));
});

const widths = Object.fromEntries(
  [390, 768, 1280, 1440].map((width) => [
    `width${width}`,
    { name: String(width), styles: { width: `${width}px`, height: '900px' } },
  ]),
);

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(startWorker)],
  tags: ['autodocs'],
  beforeEach: (context) => {
    // The default of one second is too short on a busy machine; the runner says how busy it is.
    configure({ asyncUtilTimeout: 10_000 * ((globalThis as { baizePatience?: number }).baizePatience ?? 1) });
    context.look = async (moment) => (globalThis as { baizeLook?: typeof context.look }).baizeLook?.(moment);
    return answerFromSandbox(context);
  },
  decorators: [
    (story, { args }) => <InBrandCurrency args={args}>{(shown) => story({ args: shown })}</InBrandCurrency>,
    (story, context) => {
      // Applied again because site pages set their own language before they render.
      applyGlobalsToRoot(context);
      return story();
    },
  ],
  mount: (context) => async () => {
    await context.renderToCanvas();
    await context.parameters.arrived?.();
    return context.canvas;
  },
  argTypesEnhancers: [showUnionTypes],
  initialGlobals: { ...firstGlobals, direction: 'language', profile: 'brand', day: 'today' },
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
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: spoken.map((code) => ({ value: code, title: languageOf(code).name })),
      },
    },
    profile: {
      toolbar: {
        title: 'Profile',
        icon: 'shield',
        dynamicTitle: true,
        items: [
          { value: 'brand', title: 'Profile of the brand' },
          ...profileIds.map((id) => ({ value: id, title: `Profile ${id}` })),
        ],
      },
    },
    day: {
      toolbar: { title: 'Day', icon: 'calendar', dynamicTitle: true, items: [...dayChoices] },
    },
    words: {
      toolbar: {
        title: 'Words',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'written', title: 'As written' },
          { value: 'long', title: 'Long words' },
          { value: 'urdu', title: 'Urdu words' },
          { value: 'thai', title: 'Thai words' },
          { value: 'endless', title: 'Endless words' },
        ],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'language', title: 'As the language runs' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    // Attributes that every component hands on to its element say nothing about it.
    controls: { expanded: true, exclude: /^(id|ref|key|className|style|(aria|data)-.*)$/ },
    viewport: { options: widths },
    // Overlays render beside the story's root, so hover them too.
    pseudo: { rootSelector: 'body' },
    // Only for people: the test runner, detected by webdriver, checks every mode itself.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    chromatic: { modes: chromaticModes },
    docs: {
      codePanel: true,
      container: lazyDocs(async () => (await import('@baize/studio/docs/DocsFrame')).DocsFrame),
      page: lazyDocs(async () => (await import('@baize/studio/docs/ComponentPage')).ComponentPage),
      ...{ components: docsElements },
    },
    options: {
      storySort: {
        // Storybook reads this list without running the file, so it cannot come from uiLayers; sidebar.test.ts compares them.
        order: [
          'Docs',
          [
            'Welcome',
            'Start',
            ['Designers', 'Engineers', 'Operators', 'Reviewers'],
            'Components',
            'Colour and tokens',
            'Type',
            'Motion',
            'Art',
            'Writing',
            'Right to left (RTL)',
            'Anatomy of a brand',
            'Accessibility',
            'Release notes',
          ],
          'Tools',
          ['Brand studio', 'Toggle explorer', 'Content', 'SEO', 'All modes'],
          'Layout',
          'Actions',
          'Feedback',
          'Content',
          'Fields',
          'Data',
          'Overlays',
          'Frame',
          'Game',
          'Lottery',
          'Promotions',
          'Agent',
          'Pages',
          ['Welcome', 'Home', 'Lobby', 'Category', 'Play'],
          'Compliance',
          [
            'All rules and profiles',
            'What changes next',
            'gb',
            'se',
            'ca-on',
            'br',
            'de',
            'nl',
            'mt',
            'dk',
            'us-nj',
            'es',
            'none',
          ],
          'Contract',
          [
            'Overview',
            'Conformance',
            'Platform',
            'Session',
            'Registration',
            'Passwords',
            'Account',
            'Wallet',
            'Deposits',
            'Withdrawals',
            'Games',
            'Play',
            'Responsible play',
            'Lottery',
            'Content',
            'Messages',
            'Promotions',
            'Rewards',
            'Points',
            'Referral',
            'Records',
            'Agents team',
            'Agents reports',
            'Agents contracts',
          ],
        ],
      },
    },
  },
});

/** Loads docs components only when a docs page opens, so stories load without Storybook's blocks. */
function lazyDocs<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
