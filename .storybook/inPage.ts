import type { Parameters } from 'storybook/internal/csf';
import type { Globals } from './modes.ts';

// The functions of this file run in the page of a story: they see nothing of the module around them.

/** What a story says of itself. */
export interface VisitedStory extends Pick<Parameters, 'motion' | 'visual'> {
  id: string;
  fileName: string;
  title: string;
  storyName: string;
  /** It shows a part of the design system, not a page of the site. */
  part: boolean;
  /** Globals that it shows itself in, whatever the others are. */
  own: Partial<Globals>;
  /** The first story of a part, which also goes through the stress modes. */
  stressed: boolean;
}

/** What Storybook and the runner have put into the page. */
interface Storybook {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: {
      userGlobals: { update(globals: Globals): void };
      storyIndex: { entries: Record<string, { id: string; type: string; title: string; name: string }> };
      loadStory(of: { storyId: string }): Promise<{
        parameters: Parameters & { fileName: string };
        storyGlobals: Partial<Globals>;
      }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    once(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  };
  console: Console & { original?: Console };
}

/**
 * Waits for a page that was just opened to know its stories, sets the globals for what is mounted next without drawing once
 * more what is about to go, and returns what the story says of itself. A phone's scrollbar takes no room, so a stable
 * gutter must not take any either, and a caret is there only half the time: both are hidden (forced colours show a caret all
 * the same: such a picture has two hashes). How far what has the focus is scrolled is not what a picture is of.
 */
export async function prepareStory({ id, globals }: { id: string; globals: Globals }): Promise<VisitedStory> {
  const { __STORYBOOK_PREVIEW__: preview, console: said } = globalThis as unknown as Storybook;
  await preview.ready();
  // The runner listens to the console anew for each story and never stops.
  said.original ??= { ...said };
  Object.assign(said, said.original);
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html { scrollbar-width: none !important; scroll-padding: 0 !important } * { caret-color: transparent !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  }
  // Axe would check these for every story; a small part has a tenth as many elements.
  for (const spent of document.querySelectorAll('.sb-preparing-docs, .sb-preparing-story, link[rel=modulepreload]'))
    spent.remove();
  const { storyStoreValue: store } = preview;
  const { parameters, storyGlobals: own } = await store.loadStory({ storyId: id });
  store.userGlobals.update(globals);
  const { fileName, motion, visual } = parameters;
  const { entries } = store.storyIndex;
  const { title = '', name: storyName = '' } = entries[id] ?? {};
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const part = fileName.includes('packages/ui/');
  const first = stories.find((other) => other.title === title)?.id === id;
  return { id, fileName, title, storyName, motion, visual, part, own, stressed: part && first };
}

/** What is done to the story on screen before it is looked at again. */
interface Step {
  how: 'mounted' | 'restyled';
  globals: Globals;
  visited: VisitedStory;
}

/**
 * Waits for fonts, pictures and two frames, after a step if there is one: all in one call, as a story has dozens of them. A story
 * that is restyled keeps its scroll position: how far a browser follows what grows above depends on which typeface comes first.
 */
export async function settle(step: Step | null): Promise<void> {
  const scrolled = scrollY;
  if (step) await (step.how === 'mounted' ? mount(step) : applyGlobals(step));
  await document.fonts.ready;
  const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  if (step?.how === 'restyled') scrollTo(0, scrolled);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** Applies globals to the story on screen: a page renders again in its language, a part only reads attributes. */
  function applyGlobals({ globals, visited }: Step): Promise<void> {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as Storybook;
    const { brand, theme, words } = document.documentElement.dataset;
    const mirrored = document.documentElement.dir === 'rtl';
    const same = brand === globals.brand && theme === globals.theme && words === globals.words;
    if (same && mirrored === (globals.language === 'UR')) return Promise.resolve();
    if (visited.part) {
      preview.storyStoreValue.userGlobals.update(globals);
      channel.emit('baize/globals', {
        globals: { ...globals, ...visited.own },
        parameters: { fileName: visited.fileName },
      });
      return Promise.resolve();
    }
    return new Promise((done, fail) => {
      // An earlier storyFinished would be taken for this one.
      const until = 'storyFinished';
      const timer = setTimeout(() => fail(new Error(`no ${until} within 15 s of a change of mode`)), 15_000);
      channel.once(until, () => {
        clearTimeout(timer);
        done();
      });
      channel.emit('updateGlobals', { globals });
    });
  }

  /** Remounts the story in other globals without rendering the old one again. */
  function mount({ globals, visited }: Step): Promise<void> {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as Storybook;
    preview.storyStoreValue.userGlobals.update(globals);
    return new Promise((done, fail) => {
      let cause = 'it did not finish within 45 s';
      // A story whose play function threw still finishes with success.
      let broken = false;
      const refused = ({ message }: { message?: string }) => {
        cause = message ?? 'the play function failed';
        broken = true;
      };
      const finish = (status?: string) => {
        clearTimeout(timer);
        channel.off('playFunctionThrewException', refused);
        channel.off('storyThrewException', refused);
        if (status === 'success' && !broken) done();
        else fail(new Error(`played again at ${innerWidth} px: ${cause}`));
      };
      const timer = setTimeout(finish, 45_000);
      channel.on('playFunctionThrewException', refused);
      channel.on('storyThrewException', refused);
      channel.once('storyFinished', ({ status }: { status: string }) => finish(status));
      channel.emit('forceRemount', { storyId: visited.id });
    });
  }
}
