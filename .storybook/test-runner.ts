import { mkdirSync, writeFileSync } from 'node:fs';
import { shownName } from '@baize/studio/preview/searchWords';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { axeProblems } from './axe.ts';
import { prepareStory, setGlobals, setPatience, settle, type VisitedStory } from './inPage.ts';
import { type Closeness, type Looks, looksAt } from './looks.ts';
import { type Mode, type ModeName, modes } from './modes.ts';
import { PhaseClock } from './phases.ts';
import { acceptedHashes, takePicture } from './pictures.ts';
import { installDriver } from './storybookInternals.ts';
import { enlarge, type StressMode, spills } from './stressModes.ts';
import { playTranslated } from './translation.ts';

const taken = 'test-results/visual/taken';

const tier = (process.env.BAIZE_TIER ?? 'full') as 'quick' | 'full' | 'deep' | 'pictures';

/** Factor on the time limit of a mode change. */
const patience = Number(process.env.BAIZE_PATIENCE ?? 1);

/** Story files affected by the change or named on the command line; null to check all alike. */
const reached = process.env.BAIZE_REACHED ? (JSON.parse(process.env.BAIZE_REACHED) as readonly string[]) : null;

let visited: VisitedStory;
let looks: Looks;
let current: ModeName;
let pictures: { name: string; mode: string; hash: string }[];
let problems: string[];
let clock: PhaseClock;

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    tries.set(story.id, (tries.get(story.id) ?? 0) + 1);
    clock = new PhaseClock();
    await clock.time('start', () => prepare(page, story.id));
    clock.startPlay();
  },

  async postVisit(page, story) {
    clock.endPlay();
    try {
      await judge(page, story);
    } finally {
      clock.save(story.id);
    }
  },
};

export default config;

const driven = new WeakSet<Page>();

async function prepare(page: Page, id: string) {
  if (!driven.has(page)) {
    await page.evaluate(installDriver);
    await page.evaluate(setPatience, patience);
  }
  driven.add(page);
  visited = await page.evaluate(prepareStory, id);
  looks = looksAt(visited, closenessOf(visited));
  [current = 'desk'] = looks.visits;
  const { width, height, ...globals } = modes[current];
  await page.evaluate(setGlobals, globals);
  pictures = [];
  problems = [];
  await answerLooks(page);
  await page.emulateMedia({
    forcedColors: 'none',
    reducedMotion: visited.motion === 'allowed' ? 'no-preference' : 'reduce',
  });
  await page.setViewportSize({ width, height });
}

async function judge(page: Page, story: Parameters<NonNullable<TestRunnerConfig['postVisit']>>[1]) {
  if ('hasFailure' in story && story.hasFailure) return;
  let isJudged = false;
  for (const name of looks.visits) {
    const mounted = await switchMode(page, name);
    if (looks.axe.has(name)) {
      // Structural rules run once per mount; restyled pages only need the appearance rules.
      await runAxe(page, name, isJudged && !mounted && !visited.part ? 'looks' : 'all');
      isJudged = true;
    }
    if (looks.pictures.has(name)) await take(page, name);
  }
  for (const stress of looks.stress) {
    await applyStress(page, stress);
    if (tier !== 'pictures') problems.push(...(await spills(page)).map((problem) => `${stress.name}: ${problem}`));
    await take(page, stress.name);
  }
  if (looks.translated) {
    const how = { id: visited.id, limit: 45_000 * patience };
    problems.push(...(await clock.time('second mount', () => page.evaluate(playTranslated, how))));
  }
  keepRecord();
  const different = differing();
  if (different.length > 0 && tries.get(story.id) === 1 && tier !== 'deep') {
    throw new Error(`taken once more, as they differ from the accepted ones:\n${different.join('\n')}`);
  }
  if (problems.length > 0) throw new Error(`${story.id}\n${problems.join('\n')}`);
}

/** Affected or named stories get the tier's closest check; the rest run by turn or at the desk. */
function closenessOf({ fileName }: VisitedStory): Closeness {
  if (tier === 'pictures') return 'pictures';
  const isReached = reached === null || reached.some((file) => fileName.includes(file));
  if (tier === 'quick') return isReached ? 'widths' : 'desk';
  return isReached ? 'whole' : 'turn';
}

async function runAxe(page: Page, where: string, rules: 'all' | 'looks') {
  if (tier === 'pictures') return;
  const found = await clock.time('axe', () => axeProblems(page, rules));
  problems.push(...found.map((problem) => `${where}: ${problem}`));
}

async function take(page: Page, mode: string, moment?: string) {
  if (tier === 'quick') return;
  const name = [`${visited.id}--${mode}`, ...(moment ? [moment] : [])].join('-');
  const hash = await clock.time('pictures', () => takePicture(page, name, visited.visual?.extent ?? 'usual'));
  pictures.push({ name, mode, hash });
}

/** Tries per story; a differing picture is retaken on the second try, because a busy machine can render late. */
const tries = new Map<string, number>();

function differing(): string[] {
  const different = pictures.filter(({ name, hash }) => {
    const accepted = acceptedHashes(name);
    return accepted.length > 0 && !accepted.includes(hash);
  });
  return different.map(({ name, hash }) => `${name} ${hash}`);
}

const answering = new WeakSet<Page>();

/** Lets play functions check the current moment: `await look('failed')`. */
async function answerLooks(page: Page) {
  if (answering.has(page)) return;
  answering.add(page);
  await page.exposeFunction('baizeLook', async (moment: string) => {
    await clock.time('wait', () => page.evaluate(settle, null));
    await runAxe(page, `${current}, ${moment}`, 'all');
    await take(page, current, moment);
  });
}

function keepRecord() {
  if (tier === 'quick') return;
  const { id, title, fileName, visual } = visited;
  const record = {
    id,
    title,
    storyName: shownName(visited.storyName),
    fileName,
    looksLike: visual?.looksLike,
    exact: visual?.exact,
    pictures,
    left: looks.left,
  };
  mkdirSync(taken, { recursive: true });
  writeFileSync(`${taken}/${id}.json`, JSON.stringify(record));
}

/**
 * Changes brand, theme and direction in place, keeping the state left by the play function. A new width remounts and
 * replays, so that measured layout starts clean. Returns whether it remounted.
 */
async function switchMode(page: Page, name: ModeName): Promise<boolean> {
  const { width, height, ...globals }: Mode = modes[name];
  current = name;
  const resized = page.viewportSize()?.width !== width;
  if (resized) await page.setViewportSize({ width, height });
  const step = { how: resized ? 'mounted' : 'restyled', globals, visited, patience } as const;
  await clock.time(resized ? 'second mount' : 'wait', () => page.evaluate(settle, step));
  return resized;
}

async function applyStress(page: Page, { globals, large, forcedColours }: StressMode) {
  await clock.time('wait', async () => {
    await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
    await page.evaluate(settle, { how: 'restyled', globals, visited, patience } as const);
    if (large) {
      await enlarge(page);
      await page.evaluate(settle, null);
    }
  });
}
