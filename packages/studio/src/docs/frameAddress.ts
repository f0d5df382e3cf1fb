import type { StoryStyle } from '../preview/root.ts';

/** Globals that a frame takes from the toolbar; those of addons, such as measure, are not. */
const own = ['brand', 'theme', 'language', 'words', 'direction'] as const;

/** Returns the address of a story alone; relative, to work under any path. */
export function frameAddress(id: string, globals: StoryStyle['globals']): string {
  const choice = own.flatMap((name) => (globals[name] === undefined ? [] : [`${name}:${globals[name]}`])).join(';');
  return `iframe.html?id=${id}&viewMode=story&globals=${choice}`;
}
