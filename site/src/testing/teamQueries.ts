import { userEvent, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';
import { settled } from './StorySite.tsx';

/** The tree of the team, with what else its address says. */
export const teamAt = (query = '') => `/nowhere?modal=agent&centre=downlineManagmentView${query}`;

export const drawnRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody > tr[data-id]')];

/** The tree, once its first level is there. */
export async function teamTree(): Promise<HTMLElement> {
  const tree = await page().findByRole('treegrid');
  await waitFor(() => {
    if (drawnRows().length === 0) throw new Error('no rows yet');
  });
  return tree;
}

/** The row of an account, once it is drawn. */
export const accountRow = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = drawnRows().find((each) => each.querySelector('th bdi')?.textContent === name);
    if (!row) throw new Error(`no row of ${name}`);
    return row;
  });

/** Unfolds the row of an account, or folds it up. */
export async function unfold(name: string): Promise<void> {
  const mark = (await accountRow(name)).querySelector('[data-toggle]');
  if (!mark) throw new Error(`${name} has nobody below`);
  await userEvent.click(mark);
  await settled();
}

/** Opens the menu of a row and answers with it. */
export async function menuOf(name: string): Promise<HTMLElement> {
  const label = say('team.actions.of', { name: `\u2068${name}\u2069` });
  await userEvent.click(within(await accountRow(name)).getByRole('button', { name: label }));
  return page().findByRole('menu', { name: label });
}

/** Searches the team. */
export async function search(text: string): Promise<void> {
  await userEvent.type(page().getByRole('searchbox', { name: say('team.account') }), text);
  await settled();
}
