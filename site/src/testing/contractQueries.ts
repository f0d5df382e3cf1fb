import type { ContractKind } from '@baize/domain';
import { contractKinds } from '@baize/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';
import { bodyRows, recordTable } from './recordQueries.ts';
import { settled } from './StorySite.tsx';

const keys = ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'] as const;

export const contractsAt = (kind: ContractKind = 'dividend', more = '') =>
  `/nowhere?modal=agent&centre=${keys[contractKinds.indexOf(kind)]}${more}`;

export async function givenTable(): Promise<HTMLElement> {
  const table = await recordTable('contracts.given');
  await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(0));
  await settled();
  return table;
}

export function rowOf(table: HTMLElement, name: string): HTMLElement {
  const row = bodyRows(table).find((each) => within(each).queryByText(name) !== null);
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

export async function openRequest(): Promise<void> {
  const list = await page().findByRole('list', { name: say('contracts.requests') });
  const [link] = within(list).getAllByRole('link');
  if (!link) throw new Error('no request is shown');
  await userEvent.click(link);
  await page().findByRole('table', { name: say('contracts.replay') });
  await settled();
}

export const tierField = (tier: number, field: string) =>
  page().findByRole('textbox', { name: say('contracts.editor.field', { tier, field }) });

export async function fillField(field: HTMLElement, value: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.tab();
}

export async function proposeTo(name: string): Promise<void> {
  const field = await page().findByRole('combobox', { name: say('contracts.propose.who') });
  await within(field).findByRole('option', { name });
  await userEvent.selectOptions(field, name);
  await userEvent.click(page().getByRole('button', { name: say('contracts.propose.next') }));
  await page().findByRole('radio', { name: say('agent.cycle.weekly') });
  await userEvent.click(page().getByRole('button', { name: say('contracts.propose.next') }));
  await tierField(1, say('agent.field.rate'));
}
