import { mkdirSync, writeFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { Parameters } from 'storybook/internal/csf';
import { axeProblems } from './axe.ts';
import { firstGlobals, type Globals, type Mode, type ModeName, modes } from './modes.ts';
import { acceptedHashes, takePicture } from './pictures.ts';
import { enlarge, type StressMode, spills, stressModes } from './stressModes.ts';

/** Where the record of each story's pictures is left for the workbench, which compares them. */
const taken = 'test-results/visual/taken';

/** What a run looks at: `quick` takes no pictures, `pictures` takes nothing else. */
const tier = (process.env.BAIZE_TIER ?? 'full') as 'quick' | 'full' | 'pictures';

const allModes = Object.keys(modes) as ModeName[];
/** In the quick tier a part is seen once at each width and a page once. */
const quickModes = { part: ['desk', 'phone-lotus-dark-rtl'], page: ['desk'] } as const;

/** What a story says of itself. */
interface Visited extends Pick<Parameters, 'motion' | 'visual'> {
  id: string;
  fileName: string;
  title: string;
  storyName: string;
  /** It shows a part of the design system, not a page of the site. */
  part: boolean;
  /** Globals that it shows itself in, whatever the others are. */
  own: Partial<Globals>;
  /** It is the first that such a part has, which goes through the stress modes as well. */
  stressed: boolean;
}

/** The story on the page, the mode it is in, and what has been seen of it. */
let visited: Visited;
let current: ModeName;
let pictures: { name: string; mode: string; hash: string }[];
let problems: string[];

/** Every story is rendered and played; then it is looked at in its modes, by axe and by eye. */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const { width, height } = modes.desk;
    tries.set(story.id, (tries.get(story.id) ?? 0) + 1);
    visited = await page.evaluate(prepare, { id: story.id, globals: firstGlobals });
    current = 'desk';
    pictures = [];
    problems = [];
    await answerLooks(page);
    await page.emulateMedia({
      forcedColors: 'none',
      reducedMotion: visited.motion === 'allowed' ? 'no-preference' : 'reduce',
    });
    await page.setViewportSize({ width, height });
  },

  async postVisit(page, story) {
    if ('hasFailure' in story && story.hasFailure) return;
    for (const name of visits()) {
      const mounted = await switchMode(page, name);
      // The first mode is the one the story was played in.
      await runAxe(page, name, { dressed: !mounted && name !== 'desk' });
      if (isPictured(name)) await take(page, name);
    }
    if (visited.stressed && tier !== 'quick') {
      for (const stress of stressModes) {
        await applyStress(page, stress);
        if (tier === 'full') problems.push(...(await spills(page)).map((problem) => `${stress.name}: ${problem}`));
        await take(page, stress.name);
      }
    }
    keepRecord();
    if (differs() && tries.get(story.id) === 1) {
      throw new Error(`${story.id}: a picture differs from the accepted one and is taken once more`);
    }
    if (problems.length > 0) throw new Error(`${story.id}\n${problems.join('\n')}`);
  },
};

export default config;

/** The modes this run visits the story in, in this order; those of the quick tier in every run. It is played at the desk first. */
function visits(): readonly ModeName[] {
  const always: readonly ModeName[] = visited.part ? quickModes.part : quickModes.page;
  return allModes.filter((name) => always.includes(name) || (tier !== 'quick' && isPictured(name)));
}

const isPictured = (mode: ModeName) => (visited.visual?.modes ?? allModes).includes(mode);

async function runAxe(page: Page, where: string, options: { dressed: boolean }) {
  if (tier === 'pictures') return;
  problems.push(...(await axeProblems(page, options)).map((problem) => `${where}: ${problem}`));
}

/** Takes a picture of the mode (or of what a part has to stand), unless the tier wants none. */
async function take(page: Page, mode: string, moment?: string) {
  if (tier === 'quick') return;
  const name = [`${visited.id}--${mode}`, ...(moment ? [moment] : [])].join('-');
  pictures.push({ name, mode, hash: await takePicture(page, name, visited.visual?.extent ?? 'usual') });
}

/** How often each story was tried: a picture is taken once more, as a browser on a busy machine is late now and then. */
const tries = new Map<string, number>();

const differs = () =>
  pictures.some(({ name, hash }) => {
    const accepted = acceptedHashes(name);
    return accepted.length > 0 && !accepted.includes(hash);
  });

const answering = new WeakSet<Page>();

/** Lets a play function have its present moment judged: `await look('failed')`. */
async function answerLooks(page: Page) {
  if (answering.has(page)) return;
  answering.add(page);
  await page.exposeFunction('baizeLook', async (moment: string) => {
    await page.evaluate(settle, null);
    await runAxe(page, `${current}, ${moment}`, { dressed: false });
    await take(page, current, moment);
  });
}

function keepRecord() {
  if (tier === 'quick') return;
  const { id, title, storyName, fileName, visual } = visited;
  const record = { id, title, storyName, fileName, looksLike: visual?.looksLike, exact: visual?.exact, pictures };
  mkdirSync(taken, { recursive: true });
  writeFileSync(`${taken}/${id}.json`, JSON.stringify(record));
}

/**
 * Brand, theme and direction change in place, so what the play function did stays. A new width mounts and plays the
 * story again: what has measured itself starts clean. Returns whether it was mounted.
 */
async function switchMode(page: Page, name: ModeName): Promise<boolean> {
  const { width, height, ...globals }: Mode = modes[name];
  current = name;
  const resized = page.viewportSize()?.width !== width;
  if (resized) await page.setViewportSize({ width, height });
  await page.evaluate(settle, { how: resized ? 'mounted' : 'dressed', globals, visited } as const);
  return resized;
}

async function applyStress(page: Page, { globals, large, forcedColours }: StressMode) {
  await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  await page.evaluate(settle, { how: 'dressed', globals, visited } as const);
  if (large) {
    await enlarge(page);
    await page.evaluate(settle, null);
  }
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
  console: Console & { unheard?: Console };
}

// The functions below run in the page.

/**
 * Waits for a page that was just opened to know its stories, sets the globals for what is mounted next without drawing once
 * more what is about to go, and returns what the story says of itself. A phone's scrollbar takes no room, so a stable
 * gutter must not take any either, and a caret is there only half the time: both are hidden (forced colours show a caret all
 * the same: such a picture has two hashes). How far what has the focus is scrolled is not what a picture is of.
 */
async function prepare({ id, globals }: { id: string; globals: Globals }): Promise<Visited> {
  const { __STORYBOOK_PREVIEW__: preview, console: said } = globalThis as unknown as Storybook;
  await preview.ready();
  // The runner listens to the console anew for each story and never stops.
  said.unheard ??= { ...said };
  Object.assign(said, said.unheard);
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html { scrollbar-width: none !important; scroll-padding: 0 !important } * { caret-color: transparent !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  }
  // Axe would read them all for every story, and a small part has less than a tenth as many.
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
  how: 'mounted' | 'dressed';
  globals: Globals;
  visited: Visited;
}

/**
 * Waits for fonts, pictures and two frames, after a step if there is one: all in one call, as a story has dozens of them. What is
 * dressed stays scrolled as far as it was: how far a browser follows what grows above depends on which typeface comes first.
 */
async function settle(step: Step | null): Promise<void> {
  const scrolled = scrollY;
  if (step) await (step.how === 'mounted' ? mount(step) : applyGlobals(step));
  await document.fonts.ready;
  const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  if (step?.how === 'dressed') scrollTo(0, scrolled);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** Dresses the story on screen: one of the site draws itself again in its language, a part hangs on attributes alone. */
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

  /** Mounts the story anew in other globals, without drawing once more what is about to go. */
  function mount({ globals, visited }: Step): Promise<void> {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as Storybook;
    preview.storyStoreValue.userGlobals.update(globals);
    return new Promise((done, fail) => {
      let cause = 'it did not finish within 25 s';
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
      const timer = setTimeout(finish, 25_000);
      channel.on('playFunctionThrewException', refused);
      channel.on('storyThrewException', refused);
      channel.once('storyFinished', ({ status }: { status: string }) => finish(status));
      channel.emit('forceRemount', { storyId: visited.id });
    });
  }
}
