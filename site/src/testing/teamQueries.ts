import { userEvent, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';
import { settled } from './StorySite.tsx';

export const teamAt = (query = '') => `/nowhere?modal=agent&centre=downlineManagmentView${query}`;

export const drawnRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody > tr[data-id]')];

export async function teamTree(): Promise<HTMLElement> {
  const tree = await page().findByRole('treegrid');
  await waitFor(() => {
    if (drawnRows().length === 0) throw new Error('no rows yet');
  });
  return tree;
}

export const accountRow = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = drawnRows().find((each) => each.querySelector('th bdi')?.textContent === name);
    if (!row) throw new Error(`no row of ${name}`);
    return row;
  });

export async function unfold(name: string): Promise<void> {
  const mark = (await accountRow(name)).querySelector('[data-toggle]');
  if (!mark) throw new Error(`${name} has nobody below`);
  await userEvent.click(mark);
  await settled();
}

export async function menuOf(name: string): Promise<HTMLElement> {
  const label = say('team.actions.of', { name: `\u2068${name}\u2069` });
  await userEvent.click(within(await accountRow(name)).getByRole('button', { name: label }));
  return page().findByRole('menu', { name: label });
}

export async function search(text: string): Promise<void> {
  await userEvent.type(page().getByRole('searchbox', { name: say('team.account') }), text);
  await settled();
}
