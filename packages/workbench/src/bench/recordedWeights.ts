import { readFileSync, writeFileSync } from 'node:fs';
import type { ComponentSize } from './components.ts';

const file = 'packages/ui/weights.txt';

export interface Weight {
  script: number;
  styles: number;
}

const head = `What each component weighs alone: bytes of script and of styles, gzipped, React left out.
npm run bench -- --sizes fails where one is more than a tenth heavier; after a growth that is meant, with --record.
`;

/** Bytes of growth always allowed, because a tenth of the smallest components is only a few bytes. */
const negligible = 50;

export function readWeights(): Map<string, Weight> {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+) (\d+) (\d+)$/gm);
  return new Map(
    [...lines].map(([, name = '', script, styles]) => [name, { script: Number(script), styles: Number(styles) }]),
  );
}

export function writeWeights(sizes: readonly ComponentSize[]): void {
  const lines = [...weightsOf(sizes)].map(([name, { script, styles }]) => `${name} ${script} ${styles}\n`);
  writeFileSync(file, `${head}\n${lines.sort().join('')}`);
}

export function weightProblems(sizes: readonly ComponentSize[], recorded: ReadonlyMap<string, Weight>): string[] {
  const now = weightsOf(sizes);
  const grown = [...now].flatMap(([name, weight]) => {
    const before = recorded.get(name);
    if (!before) return [`${name} is not recorded.`];
    return (['script', 'styles'] as const)
      .filter((kind) => weight[kind] > Math.max(before[kind] * 1.1, before[kind] + negligible))
      .map((kind) => `${name}: ${kind} of ${weight[kind]} bytes instead of ${before[kind]}.`);
  });
  const gone = [...recorded.keys()]
    .filter((name) => !now.has(name))
    .map((name) => `${name} is recorded and is no more.`);
  return [...grown, ...gone];
}

const weightsOf = (sizes: readonly ComponentSize[]) =>
  new Map<string, Weight>(
    sizes.map(({ name, script, styles }) => [
      name,
      { script: Math.round(script * 1000), styles: Math.round(styles * 1000) },
    ]),
  );
