import { globSync, readFileSync } from 'node:fs';
import { groups } from '@baize/contract/groups';
import { expect, test } from 'vitest';
import { contractPage } from './contractPages.ts';

const folder = 'packages/studio/src/contract';
const fileOf = (title: string) => `${title.replace(':', '')}.mdx`;

test('CTR-07 each group has a page of its name, in the order of the sidebar', () => {
  const files = globSync(`${folder}/*.mdx`).map((path) => path.split('/').at(-1));
  const titles = Object.values(groups).map(({ title }) => title);
  expect(files.sort()).toEqual([...titles.map(fileOf), 'Overview.mdx', 'Conformance.mdx'].sort());
  for (const [id, { title }] of Object.entries(groups))
    expect(readFileSync(`${folder}/${fileOf(title)}`, 'utf8')).toContain(`<ContractGroup group="${id}" />`);
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');
  const order = /'Contract',\n {10}\[(.*?)\]/s.exec(preview)?.[1] ?? '';
  const listed = [...order.matchAll(/'([^']+)'/g)].map(([, name = '']) => `${name}.mdx`);
  expect(listed).toEqual(['Overview.mdx', 'Conformance.mdx', ...titles.map(fileOf)]);
});

test('CTR-07 a page has each call of its group with its example', async () => {
  const { page, calls } = await contractPage('withdrawals');
  expect(calls.map(({ name }) => name)).toContain('withdraw');
  const text = JSON.stringify(page);
  for (const { name } of calls) expect(text).toContain(`"id":"${name}"`);
  expect(text.match(/"Example, recorded"/g)).toHaveLength(calls.length);
});
