import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { axeProblems } from './axe.ts';
import { firstGlobals, type Globals, type Mode, type ModeName, modes } from './modes.ts';
import { enlarge, type Strain, spills, strains } from './strains.ts';
import { comparePicture, type Look } from './visual.ts';

/** Where stories under the pointer are pressed as well: in the last mode of each width, as a press leaves the focus behind. */
const pressedIn: readonly ModeName[] = ['desk-dark-rtl', 'phone-lotus-dark-rtl'];

/** Whether a story left the page without having come to its end. */
let broken = false;

/** Every story has been rendered and played; then it is looked at in each mode, by axe and by eye. */
const config: TestRunnerConfig = {
  async preVisit(last, story) {
    const page = broken ? await anotherPage() : last;
    broken = true;
    await page.evaluate(isReady);
    const { width, height } = modes.desk;
    const { parameters } = await getStoryContext(page, story);
    await page.emulateMedia({
      forcedColors: 'none',
      reducedMotion: parameters.motion === 'allowed' ? 'no-preference' : 'reduce',
    });
    await page.setViewportSize({ width, height });
    await page.evaluate(hideWhatBlinks);
    await page.evaluate(dressNext, firstGlobals);
  },

  async postVisit(page, story) {
    if ('hasFailure' in story && story.hasFailure) return;
    const { parameters } = await getStoryContext(page, story);
    const pictured: readonly string[] = parameters.visual?.modes ?? Object.keys(modes);
    const look: Look = { extent: parameters.visual?.extent ?? 'usual', whole: parameters.layout === 'fullscreen' };
    const problems: string[] = [];
    const add = (where: string, found: readonly (string | null)[]) =>
      problems.push(...found.flatMap((problem) => (problem ? [`${where}: ${problem}`] : [])));

    for (const name of Object.keys(modes) as ModeName[]) {
      const mounted = await enter(page, story.id, modes[name]);
      const pointed = await point(page, parameters.pointer);
      // The first mode is the one the story was played in.
      add(name, await axeProblems(page, { dressed: !mounted && name !== 'desk' }));
      if (pictured.includes(name)) add(name, [await comparePicture(page, `${story.id}--${name}`, look)]);
      const pressed = pointed && pressedIn.includes(name);
      if (pressed) {
        await press(page);
        add(name, [await comparePicture(page, `${story.id}--${name}-pressed`, look)]);
      }
      if (pointed) await page.mouse.move(0, 0);
      if (pressed) await release(page);
    }
    if (await page.evaluate(isFirstOfComponent, story.id)) {
      for (const strain of strains) {
        await bear(page, strain);
        add(strain.name, await spills(page));
        add(strain.name, [await comparePicture(page, `${story.id}--${strain.name}`, look)]);
      }
    }
    if (problems.length > 0) throw new Error(`${story.id}\n${problems.join('\n')}`);
    broken = false;
  },
};

export default config;

/** What a story did that failed may go on for a while: it does so where nobody else is. */
async function anotherPage(): Promise<Page> {
  const runner = globalThis as unknown as {
    jestPlaywright: { resetPage(): Promise<void> };
    __sbSetupPage(page: Page, context: BrowserContext): Promise<void>;
    page: Page;
    context: BrowserContext;
  };
  await runner.jestPlaywright.resetPage();
  await runner.__sbSetupPage(runner.page, runner.context);
  return runner.page;
}

/**
 * Brand, theme and direction change in place, so what the play function did stays. A new width mounts and plays the
 * story again: what has measured itself starts clean. Returns whether it was mounted.
 */
async function enter(page: Page, storyId: string, { width, height, ...globals }: Mode): Promise<boolean> {
  const resized = page.viewportSize()?.width !== width;
  if (resized) {
    await page.setViewportSize({ width, height });
    await page.evaluate(dressNext, globals);
    await page.evaluate(remount, storyId);
  } else {
    await page.evaluate(setGlobals, globals);
  }
  await page.evaluate(settle);
  return resized;
}

/** Puts the real mouse where the story wants it, for what only a pointer shows. Returns whether it stands there. */
async function point(page: Page, pointer: { over: string } | undefined): Promise<boolean> {
  if (!pointer) return false;
  const named = page.locator(pointer.over);
  if ((await named.count()) === 0) throw new Error(`nothing is ${pointer.over}, where the pointer should be`);
  const seen = named.locator('visible=true').first();
  // Some parts do not show at every width.
  if ((await seen.count()) === 0) return false;
  await seen.hover({ force: true });
  await page.evaluate(settle);
  return true;
}

async function press(page: Page) {
  await page.mouse.down();
  await page.evaluate(settle);
}

/** Lets go where the mouse is by now, so that nothing is clicked; a key that means nothing lets focus show again. */
async function release(page: Page) {
  await page.mouse.up();
  await page.keyboard.press('F9');
}

async function bear(page: Page, { globals, large, forcedColours }: Strain) {
  await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  await page.evaluate(setGlobals, globals);
  if (large) await enlarge(page);
  await page.evaluate(settle);
}

// The functions below run in the page.

/** A page that was just opened does not know its stories yet. */
function isReady(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  };
  return preview.ready();
}

/** Whether the story is the first that a part of the design system has. */
function isFirstOfComponent(storyId: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: {
        storyIndex: { entries: Record<string, { type: string; title: string; importPath: string }> };
      };
    };
  };
  const { entries } = preview.storyStoreValue.storyIndex;
  const of = entries[storyId];
  if (!of?.importPath.includes('packages/ui/')) return false;
  const [first] = Object.entries(entries).filter(([, { type, title }]) => type === 'story' && title === of.title);
  return first?.[0] === storyId;
}

interface Channel {
  on(event: string, listener: (data: never) => void): void;
  off(event: string, listener: (data: never) => void): void;
  once(event: string, listener: (data: never) => void): void;
  emit(event: string, data: unknown): void;
}

/** A phone's scrollbar takes no room, so a stable gutter must not take any either; and a caret is there only half the time. */
function hideWhatBlinks(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scrollbar-width: none !important } * { caret-color: transparent !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Sets the globals for what is mounted next, without drawing once more what is about to go. */
function dressNext(globals: Globals): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { update(globals: Globals): void } } };
  };
  preview?.storyStoreValue?.userGlobals.update(globals);
}

/** Waits for the story on screen to finish in the new globals: whoever comes next would take its end for theirs. */
function setGlobals(globals: Globals): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: { currentRender?: unknown };
  };
  const until = preview?.currentRender ? 'storyFinished' : 'globalsUpdated';
  const { dataset, dir } = document.documentElement;
  const same =
    dataset.brand === globals.brand &&
    dataset.theme === globals.theme &&
    dataset.words === globals.words &&
    (dir === 'rtl') === (globals.language === 'UR');
  if (same) return Promise.resolve();
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`no ${until} within 15 s of a change of mode`)), 15_000);
    channel.once(until, () => {
      clearTimeout(timer);
      done();
    });
    channel.emit('updateGlobals', { globals });
  });
}

function remount(storyId: string): Promise<void> {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
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
    channel.emit('forceRemount', { storyId });
  });
}

/** Waits for fonts, pictures and two frames. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
