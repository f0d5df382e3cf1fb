import { existsSync, readFileSync } from 'node:fs';
import { execute } from '@baize/tooling/execute';
import { readNote, type Touched, touched } from '@baize/tooling/releaseNote';

/** Files whose change needs a note, with whom it touches. */
const watched: readonly (readonly [file: RegExp, whom: Touched])[] = [
  [/^docs\/contract\/openapi\.json$/, 'wire'],
  [/^tokens\/brand\.schema\.json$/, 'brand document'],
  [/^packages\/domain\/jurisdictions\/[\w-]+\.json$/, 'rules'],
];

const notePath = /^docs\/releases\/next\/[\w-]+\.md$/;

/** Reports notes that touch nobody, and changed files that no changed note speaks of (OPS-39). */
export function noteProblems(changed: readonly string[], read: (path: string) => string | null): string[] {
  const notes = changed
    .filter((path) => notePath.test(path))
    .flatMap((path) => {
      const text = read(path);
      return text === null ? [] : [{ path, ...readNote(text) }];
    });
  const needed = watched.filter(([file]) => changed.some((path) => file.test(path)));
  return [
    ...notes.flatMap(({ path, strange, text }) => [
      ...strange.map((word) => `${path} touches "${word}", which is none of ${touched.join(', ')}`),
      ...(text === '' ? [`${path} says nothing`] : []),
    ]),
    ...needed
      .filter(([, whom]) => !notes.some(({ touches }) => touches.includes(whom)))
      .map(([, whom]) => `a change touches ${whom}, and no note of docs/releases/next says so`),
  ];
}

/** Checks uncommitted changes or, if these need no note, the last commit; returns nothing outside a repository. */
export async function missingNotes(): Promise<string[]> {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const open = await paths(['status', '--porcelain=v1', '--no-renames', '--untracked-files=all'], 3);
  if (watched.some(([file]) => open.some((path) => file.test(path)))) return noteProblems(open, read);
  return noteProblems(await paths(['diff', '--name-only', 'HEAD^', 'HEAD']), read);
}

async function paths(args: readonly string[], after = 0): Promise<string[]> {
  const { code, output } = await execute('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output.split('\n').map((line) => line.slice(after)) : [];
}
