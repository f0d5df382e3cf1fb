import { readFileSync } from 'node:fs';

export interface IndexedStory {
  id: string;
  title: string;
  file: string;
  /** Test title given by the runner, without the suffix for the kind of test. */
  testName: string;
}

interface Index {
  entries: Record<string, { id: string; type: string; title: string; importPath: string; exportName?: string }>;
}

export function readStoryIndex(file = 'storybook-static/index.json'): IndexedStory[] {
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, importPath, exportName }) => ({
      id,
      title,
      file: importPath.replace(/^\.\//, ''),
      testName: `${title} ${exportName}`,
    }));
}
