import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ContractDocument, calls, contractDocument, operationsOf, referencePage } from '@baize/contract';
import { errorsPage } from './errorsPage.ts';
import { readExamples } from './examples.ts';
import { partsByCall } from './uses.ts';

export const contractFolder = 'docs/contract';
export const examplesFolder = `${contractFolder}/examples`;
export const openapiFile = `${contractFolder}/openapi.json`;

export const contractVersion = (): string =>
  (JSON.parse(readFileSync('packages/contract/package.json', 'utf8')) as { version: string }).version;

export const readDocument = (text = readFileSync(openapiFile, 'utf8')): ContractDocument =>
  JSON.parse(text) as ContractDocument;

/** Writes everything that is generated and returns the paths. */
export async function writeContract(): Promise<string[]> {
  mkdirSync(contractFolder, { recursive: true });
  const files = generated(partsByCall(new Set(calls.keys())));
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
  return Object.keys(files);
}

/** Lists generated files that the definitions have left behind. The parts of the site are taken as published. */
export function staleFiles(): string[] {
  if (!existsSync(openapiFile)) return [`${openapiFile} is missing: npm run contract`];
  const published = operationsOf(readDocument());
  const parts = Object.fromEntries(published.map(({ name, operation }) => [name, operation['x-parts'] ?? []]));
  return Object.entries(generated(parts))
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => `${path} is older than the definitions: npm run contract`);
}

/** Builds the document from the definitions as they stand, without the parts of the site. */
export const currentDocument = (): ContractDocument => contractDocument({ version: contractVersion(), parts: {} });

function generated(parts: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const document = contractDocument({ version: contractVersion(), parts });
  return {
    [openapiFile]: `${JSON.stringify(document, null, 1)}\n`,
    [`${contractFolder}/errors.md`]: errorsPage(),
    [`${contractFolder}/reference.html`]: referencePage(document, readExamples(examplesFolder)),
  };
}
