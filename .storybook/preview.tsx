import './standAlone.ts';
import '@baize/tokens/faces/arabic.css';
import '@baize/tokens/faces/thai.css';
import '@baize/tokens/faces/chinese.css';
import '../packages/ui/src/reset.css.ts';
import { languageOf } from '@baize/messages/languages';
import { brands } from '@baize/tokens/brands';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { type ComponentType, lazy, Suspense } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { docsElements } from './docs/elements.tsx';
import { tellFrameTheme } from './frameTheme.ts';
import { chromaticModes, firstGlobals, spoken } from './modes.ts';
import { applyGlobalsToRoot, setPlaying } from './root.ts';
import { answerFromSandbox, startWorker } from './sandboxHandlers.ts';

/** The sheet of every brand that has a folder. */
import.meta.glob('../tokens/generated/brands/*.css', { eager: true });

/** One second is too short for a play function on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

void addons.ready().then((channel) => {
  // Switches the globals of the story on screen without rendering it.
  channel.on('baize/globals', applyGlobalsToRoot);
  tellFrameTheme((event, theme) => channel.emit(event, theme));
});

/** The widths that pages are designed at, from a phone to a desk. */
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
    // The test runner puts the function there; people have none, and a look passes at once.
    context.look = async (moment) => (globalThis as { baizeLook?: typeof context.look }).baizeLook?.(moment);
    setPlaying(context.viewMode === 'story', context);
    return answerFromSandbox(context);
  },
  afterEach: (context) => setPlaying(false, context),
  decorators: [
    (story, context) => {
      // Once more: the pages turn themselves to their language before they are drawn.
      applyGlobalsToRoot(context);
      return story();
    },
  ],
  mount: (context) => async (shown) => {
    if (shown !== undefined) context.originalStoryFn = () => shown as never;
    await context.renderToCanvas();
    await context.parameters.arrived?.();
    return context.canvas;
  },
  argTypesEnhancers: [showUnionTypes],
  initialGlobals: { ...firstGlobals, direction: 'language' },
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
    controls: { expanded: true },
    viewport: { options: widths },
    // What hangs beside the story's root, such as a dialog, can be hovered too.
    pseudo: { rootSelector: 'body' },
    // The panel checks for people. The test-runner, which calls itself so, checks every mode itself.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    chromatic: { modes: chromaticModes },
    docs: {
      container: lazyDocs(async () => (await import('./docs/DocsFrame.tsx')).DocsFrame),
      page: lazyDocs(async () => (await import('./docs/ComponentPage.tsx')).ComponentPage),
      ...{ components: docsElements },
    },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Welcome',
            'Start',
            'Components',
            'Tokens',
            'Type',
            'Motion',
            'Art',
            'Writing',
            'Right to left',
            'Anatomy of a brand',
          ],
          'Layout',
          'Actions',
          'Fields',
          'Overlays',
          'Records',
          'Frame',
          'Show',
          'Pages',
          'Tools',
        ],
      },
    },
  },
});

/** A part of the docs that is fetched when a page of docs opens: stories do without Storybook's blocks. */
function lazyDocs<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Shows a union as its types are written: Storybook's table says only that it is one. */
function showUnionTypes({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
      if (table?.type?.summary !== 'union' || !raw) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: raw } } }];
    }),
  );
}
