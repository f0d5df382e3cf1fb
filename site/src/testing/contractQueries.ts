import type { ContractKind } from '@baize/domain';
import { contractKinds } from '@baize/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';
import { bodyRows, recordTable } from './recordQueries.ts';
import { settled } from './StorySite.tsx';

const keys = ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'] as const;

/** A page of contracts, as an address says what it shows. */
export const contractsAt = (kind: ContractKind = 'dividend', more = '') =>
  `/nowhere?modal=agent&centre=${keys[contractKinds.indexOf(kind)]}${more}`;

/** The table of the contracts that were given, once it has rows. */
export async function givenTable(): Promise<HTMLElement> {
  const table = await recordTable('contracts.given');
  await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(0));
  await settled();
  return table;
}

/** The row of somebody in a table. */
export function rowOf(table: HTMLElement, name: string): HTMLElement {
  const row = bodyRows(table).find((each) => within(each).queryByText(name) !== null);
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

/** Opens the first request of the list. */
export async function openRequest(): Promise<void> {
  const list = await page().findByRole('list', { name: say('contracts.requests') });
  const [link] = within(list).getAllByRole('link');
  if (!link) throw new Error('no request is shown');
  await userEvent.click(link);
  await page().findByRole('table', { name: say('contracts.replay') });
  await settled();
}

/** A field of the tiers that are edited, from 1. */
export const tierField = (tier: number, field: string) =>
  page().findByRole('textbox', { name: say('contracts.editor.field', { tier, field }) });

/** Types another value into a field and leaves it. */
export async function fillField(field: HTMLElement, value: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.tab();
}

/** Chooses whom a proposal is for and goes on to its tiers. */
export async function proposeTo(name: string): Promise<void> {
  const field = await page().findByRole('combobox', { name: say('contracts.propose.who') });
  await within(field).findByRole('option', { name });
  await userEvent.selectOptions(field, name);
  await userEvent.click(page().getByRole('button', { name: say('contracts.propose.next') }));
  await page().findByRole('radio', { name: say('agent.cycle.weekly') });
  await userEvent.click(page().getByRole('button', { name: say('contracts.propose.next') }));
  await tierField(1, say('agent.field.rate'));
}
