import type { ContractDocument } from '@baize/contract';
import { callsOf, type Example, groupPage, type PageNode } from '@baize/contract/reference';

const documents = import.meta.glob<ContractDocument>('../../../../docs/contract/openapi.json', { import: 'default' });
const recorded = import.meta.glob<Example>('../../../../docs/contract/examples/*.json', { import: 'default' });
const folder = '../../../../docs/contract';

export interface ContractPage {
  page: PageNode;
  /** Calls for the index of the page. */
  calls: readonly { name: string; summary: string }[];
}

const pages = new Map<string, Promise<ContractPage>>();

/** Loads the document and the examples of one group, which no other page of the studio needs. */
export function contractPage(group: string): Promise<ContractPage> {
  const page = pages.get(group) ?? loadPage(group);
  pages.set(group, page);
  return page;
}

async function loadPage(group: string): Promise<ContractPage> {
  const document = await documents[`${folder}/openapi.json`]?.();
  if (!document) throw new Error('docs/contract/openapi.json is missing: npm run contract');
  const calls = callsOf(document, group);
  const examples = await Promise.all(
    calls.map(async ({ name }) => [name, await recorded[`${folder}/examples/${name}.json`]?.()] as const),
  );
  const found = examples.filter((one): one is readonly [string, Example] => one[1] !== undefined);
  return {
    page: groupPage(document, group, Object.fromEntries(found), 2),
    calls: calls.map(({ name, operation }) => ({ name, summary: operation.summary })),
  };
}
