import { mkdirSync, writeFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { axeProblems } from './axe.ts';
import { prepareStory, settle, type VisitedStory } from './inPage.ts';
import { firstGlobals, type Mode, type ModeName, modes } from './modes.ts';
import { acceptedHashes, takePicture } from './pictures.ts';
import { enlarge, type StressMode, spills, stressModes } from './stressModes.ts';

/** Where the record of each story's pictures is left for the workbench, which compares them. */
const taken = 'test-results/visual/taken';

/** What a run looks at: `quick` takes no pictures, `pictures` takes nothing else. */
const tier = (process.env.BAIZE_TIER ?? 'full') as 'quick' | 'full' | 'pictures';

const allModes = Object.keys(modes) as ModeName[];
/** In the quick tier a part is seen once at each width and a page once. */
const quickModes = { part: ['desk', 'phone-lotus-dark-rtl'], page: ['desk'] } as const;

/** The story on the page, the mode it is in, and what has been seen of it. */
let visited: VisitedStory;
let current: ModeName;
let pictures: { name: string; mode: string; hash: string }[];
let problems: string[];

/** Every story is rendered and played; then it is looked at in its modes, by axe and by eye. */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const { width, height } = modes.desk;
    tries.set(story.id, (tries.get(story.id) ?? 0) + 1);
    visited = await page.evaluate(prepareStory, { id: story.id, globals: firstGlobals });
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
      if (visited.part) {
        // Once at each width: the contrast of each pair of tokens holds in every brand and theme (tokens/pairs.ts).
        if (includes(quickModes.part, name)) await runAxe(page, name, { restyled: false });
      } else {
        // The first mode is the one the story was played in.
        await runAxe(page, name, { restyled: !mounted && name !== 'desk' });
      }
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
    const different = differing();
    if (different.length > 0 && tries.get(story.id) === 1) {
      throw new Error(`taken once more, as they differ from the accepted ones:\n${different.join('\n')}`);
    }
    if (problems.length > 0) throw new Error(`${story.id}\n${problems.join('\n')}`);
  },
};

export default config;

/** The modes this run visits the story in, in this order; those of the quick tier in every run. It is played at the desk first. */
function visits(): readonly ModeName[] {
  const always = visited.part ? quickModes.part : quickModes.page;
  return allModes.filter((name) => includes(always, name) || (tier !== 'quick' && isPictured(name)));
}

const includes = (names: readonly ModeName[], name: ModeName) => names.includes(name);

const isPictured = (mode: ModeName) => (visited.visual?.modes ?? allModes).includes(mode);

async function runAxe(page: Page, where: string, options: { restyled: boolean }) {
  if (tier === 'pictures') return;
  problems.push(...(await axeProblems(page, options)).map((problem) => `${where}: ${problem}`));
}

/** Takes a picture of the mode or stress mode, unless the tier wants none. */
async function take(page: Page, mode: string, moment?: string) {
  if (tier === 'quick') return;
  const name = [`${visited.id}--${mode}`, ...(moment ? [moment] : [])].join('-');
  pictures.push({ name, mode, hash: await takePicture(page, name, visited.visual?.extent ?? 'usual') });
}

/** Tries per story: a differing picture is taken twice, as a browser on a busy machine can be late. */
const tries = new Map<string, number>();

/** The pictures whose bytes are not the accepted ones, each with the hash under which it is kept. */
function differing(): string[] {
  const different = pictures.filter(({ name, hash }) => {
    const accepted = acceptedHashes(name);
    return accepted.length > 0 && !accepted.includes(hash);
  });
  return different.map(({ name, hash }) => `${name} ${hash}`);
}

const answering = new WeakSet<Page>();

/** Lets a play function have its present moment judged: `await look('failed')`. */
async function answerLooks(page: Page) {
  if (answering.has(page)) return;
  answering.add(page);
  await page.exposeFunction('baizeLook', async (moment: string) => {
    await page.evaluate(settle, null);
    await runAxe(page, `${current}, ${moment}`, { restyled: false });
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
  await page.evaluate(settle, { how: resized ? 'mounted' : 'restyled', globals, visited } as const);
  return resized;
}

async function applyStress(page: Page, { globals, large, forcedColours }: StressMode) {
  await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  await page.evaluate(settle, { how: 'restyled', globals, visited } as const);
  if (large) {
    await enlarge(page);
    await page.evaluate(settle, null);
  }
}
