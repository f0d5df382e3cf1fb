import { readFileSync } from 'node:fs';
import { type Proven, readProofs } from './proofs.ts';

/** Story that shows a rule at work. */
export interface RuleStory {
  id: string;
  name: string;
}

/** Tests and stories whose titles name a rule. */
export interface RuleProof {
  /** Requirements that its tests begin with. */
  requirements: readonly string[];
  tests: number;
  stories: readonly RuleStory[];
}

export const namesRule = (title: string, rule: string): boolean =>
  new RegExp(`(^|[\\s,])${rule.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.])`).test(title);

export const isStoryFile = (path: string): boolean => path.endsWith('.stories.tsx');

/** Lists what proves each rule. Run from the repository's root. */
export function readRuleProofs(rules: readonly string[]): Readonly<Record<string, RuleProof>> {
  const { proofs } = readProofs();
  const read = new Map<string, readonly RuleStory[]>();
  const storiesOf = (path: string) => {
    const stories = read.get(path) ?? storiesIn(readFileSync(path, 'utf8'));
    read.set(path, stories);
    return stories;
  };
  return proofsByRule(rules, proofs, storiesOf);
}

export function proofsByRule(
  rules: readonly string[],
  proofs: Proven['proofs'],
  storiesOf: (path: string) => readonly RuleStory[],
): Readonly<Record<string, RuleProof>> {
  const paths = [...new Set(proofs.map(({ path }) => path).filter(isStoryFile))];
  const stories = paths.flatMap(storiesOf);
  return Object.fromEntries(
    rules.map((rule) => {
      const own = proofs.filter(({ title }) => namesRule(title, rule));
      const tests = own.filter(({ path }) => !isStoryFile(path));
      return [
        rule,
        {
          requirements: [...new Set(own.map(({ id }) => id))].sort(),
          tests: new Set(tests.map(({ title, path }) => `${path} ${title}`)).size,
          stories: stories.filter(({ name }) => namesRule(name, rule)),
        },
      ];
    }),
  );
}

/** Lists the named stories of a file with the ids that Storybook gives them. */
export function storiesIn(code: string): readonly RuleStory[] {
  const [, title = ''] = /^const meta\b[^;]*?\btitle: '([^'\n]+)'/ms.exec(code) ?? [];
  return [...code.matchAll(/^export const (\w+)\b[^=\n]*= \{\n {2}name: '([^'\n]+)'/gm)].map(
    ([, exported = '', name = '']) => ({ id: `${dashed(title)}--${dashed(spaced(exported))}`, name }),
  );
}

const spaced = (exported: string): string => exported.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');

const dashed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
