import type { Affected } from '../changed/affected.ts';
import type { Tier } from '../tally.ts';
import type { IndexedStory } from './builtStories.ts';

/** Maximum number of affected files checked in all modes at a push; above it the change affects nearly everything. */
export const mostReachedFiles = 60;

export interface StorySelection {
  files: readonly string[];
  /** Files whose stories are checked in all modes; null for every file. */
  reached: readonly string[] | null;
  /** Test titles as Jest's `--testNamePattern`; null for all in the files. */
  names: string | null;
  left?: string;
}

export function selectStories(stories: readonly IndexedStory[], tier: Tier, affected: Affected | null): StorySelection {
  if (tier === 'deep' || affected === null) return { files: [], reached: null, names: null };
  const tools = stories.filter(isTool);
  const chosen = affected.tools ? stories : stories.filter((story) => !isTool(story));
  const isNarrow = !affected.everything && affected.stories.length <= mostReachedFiles;
  const reached = isNarrow ? affected.stories : [];
  const closely = isNarrow
    ? `${reached.length} story files are looked at in all modes`
    : 'the change reaches nearly everything';
  const skipped = affected.tools ? '' : `; ${tools.length} stories of tools and docs are left to --deep`;
  if (tier === 'full') {
    return {
      files: filesOf(chosen),
      reached,
      names: null,
      left: `${closely}, other stories in one mode by turn${skipped}`,
    };
  }
  const isFirst = (story: IndexedStory) => chosen.find(({ title }) => title === story.title) === story;
  const played = chosen.filter((story) => isFirst(story) || reached.includes(story.file));
  return {
    files: filesOf(played),
    reached,
    names: `^(?:${played.map(({ testName }) => literally(testName)).join('|')}) (?:play|smoke)-test$`,
    left: `${chosen.length - played.length} stories that the change does not reach${skipped}`,
  };
}

/** Only brands and designers use these, never players. */
const isTool = ({ title }: IndexedStory): boolean => /^(Tools|Docs)\//.test(title);

const filesOf = (stories: readonly IndexedStory[]): string[] => [...new Set(stories.map(({ file }) => file))];

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
