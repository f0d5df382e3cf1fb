import type { ContractDocument } from '@baize/contract';
import { groups, operationsOf } from '@baize/contract';

type GroupId = keyof typeof groups;

export interface Missing {
  name: string;
  title: string;
  /** Parts of the site that ask it, nearest first. */
  parts: readonly string[];
}

/** Part of the contract, with what an adapter answers of it. */
export interface Coverage {
  group: GroupId;
  title: string;
  answered: number;
  of: number;
  /** Loss of the site, as the end of “Without it the site …”; null when something of the group is answered. */
  loss: string | null;
  missing: readonly Missing[];
}

/** Compares what an adapter answers with the published contract, group by group in the order of the reference. */
export function coverageOf(offers: ReadonlySet<string>, document: ContractDocument): Coverage[] {
  const operations = operationsOf(document);
  return (Object.keys(groups) as GroupId[]).map((group) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === group);
    const missing = own.filter(({ name }) => !offers.has(name));
    const answered = own.length - missing.length;
    return {
      group,
      title: groups[group].title,
      answered,
      of: own.length,
      loss: answered === 0 ? groups[group].without : null,
      missing: missing.map(({ name, operation }) => ({
        name,
        title: operation.summary,
        parts: operation['x-parts'] ?? [],
      })),
    };
  });
}

/** Says in text what is answered and what the site loses by the rest. */
export function coverageText(coverage: readonly Coverage[]): string {
  const total = coverage.reduce((sum, { of }) => sum + of, 0);
  const answered = coverage.reduce((sum, { answered: some }) => sum + some, 0);
  const widest = Math.max(...coverage.map(({ title }) => title.length));
  const lines = coverage.map(({ title, answered: some, of, loss, missing }) => {
    const figure = `${title.padEnd(widest)}  ${String(some).padStart(3)} of ${String(of).padStart(2)}`;
    if (missing.length === 0) return `  ${figure}  everything`;
    return loss ? `  ${figure}  without it the site ${loss}` : `  ${figure}  not answered: ${names(missing)}`;
  });
  return [`Answers ${answered} of ${total} calls.`, ...lines].join('\n');
}

const names = (missing: readonly Missing[]): string => missing.map(({ name }) => name).join(', ');

/** Writes the calls as a page to work through, ticked where they are answered. */
export function callsPage(coverage: readonly Coverage[], document: ContractDocument, id: string): string {
  const open = new Set(coverage.flatMap(({ missing }) => missing.map(({ name }) => name)));
  const sections = coverage.map(({ group, title, of }) => {
    const rows = operationsOf(document)
      .filter(({ operation }) => operation.tags[0] === group)
      .map(({ name, method, path, operation }) => {
        const facts = [
          operation['x-access'] ?? 'open',
          operation['x-money'] && 'money',
          operation['x-encrypted'] && 'sealed',
        ];
        const about = facts.filter(Boolean).join(', ');
        return `- [${open.has(name) ? ' ' : 'x'}] \`${name}\` ${operation.summary} (${about}; \`${method.toUpperCase()} ${path}\`)`;
      });
    return `## ${title} (${of})\n\nWithout it the site ${groups[group].without}.\n\n${rows.join('\n')}\n`;
  });
  const head = `# Calls of ${id}\n\nWritten by \`npm run adapter -- new ${id}\`; \`npm run adapter -- check ${id}\` tells how things stand.\n`;
  return [head, ...sections].join('\n');
}
