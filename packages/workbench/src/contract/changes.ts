import { existsSync, readFileSync } from 'node:fs';
import { type Change, type ContractDocument, changesBetween, isBreaking } from '@baize/contract';
import { execute } from '@baize/tooling/execute';
import { baseCommit } from '../changed/affected.ts';
import { contractFolder, openapiFile, readDocument } from './files.ts';

const line = ({ call, pointer, direction, verdict, words }: Change): string =>
  `${verdict.padEnd(16)} ${call.padEnd(22)} ${direction.padEnd(8)} ${pointer || '/'}  ${words}`;

/** Prints what changed, the worst first. */
export function printChanges(before: ContractDocument, after: ContractDocument): void {
  const changes = changesBetween(before, after);
  for (const change of changes) console.log(line(change));
  const count = (verdict: Change['verdict']) => changes.filter((one) => one.verdict === verdict).length;
  console.log(
    `${changes.length} changes: ${count('breaks platforms')} break platforms, ${count('breaks the site')} break the site, ${count('additive')} add, ${count('words')} are words.`,
  );
}

/** Lists breaking changes of this branch that no new major version and no sentence in the changelog announces. */
export async function unannouncedBreaks(): Promise<string[]> {
  if (!existsSync(openapiFile)) return [];
  const after = readDocument();
  const before = (await publishedAt(await baseCommit())) ?? after;
  return breaksWithoutWords(before, after, readFileSync(`${contractFolder}/CHANGELOG.md`, 'utf8'));
}

/** Reads the document as a commit has it; null without a document, or without the commit. */
export async function publishedAt(ref: string): Promise<ContractDocument | null> {
  const { code, output } = await execute('git', ['show', `${ref}:${openapiFile}`], { quiet: true });
  return code === 0 ? readDocument(output) : null;
}

const majorOf = ({ info }: ContractDocument): number => Number(info.version.split('.')[0]);

export function breaksWithoutWords(before: ContractDocument, after: ContractDocument, changelog: string): string[] {
  const breaking = changesBetween(before, after).filter(isBreaking);
  const [, entry = ''] = changelog.split(new RegExp(`^## ${after.info.version.replaceAll('.', '\\.')}$`, 'm'));
  const [own = ''] = entry.split(/^## /m);
  if (breaking.length === 0 || (majorOf(after) > majorOf(before) && own.trim() !== '')) return [];
  return [
    ...breaking.map(line),
    `These break who relies on the contract: raise the major version in packages/contract/package.json and write a sentence under it in ${contractFolder}/CHANGELOG.md.`,
  ];
}
