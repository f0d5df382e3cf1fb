import type { MessageId } from '@baize/messages';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { page, query, say } from './queries.ts';
import { settled } from './StorySite.tsx';

export async function recordTable(caption: MessageId): Promise<HTMLElement> {
  const table = await page().findByRole('table', { name: say(caption) });
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  return table;
}

export const bodyRows = (table: HTMLElement): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('tbody tr:has(th[scope="row"])'),
];

export const pickDays = (days: MessageId) => userEvent.click(page().getByRole('radio', { name: say(days) }));

export async function filterBy(label: MessageId, value: string): Promise<void> {
  const opener = page().queryByRole('button', { name: new RegExp(`^${say('lobby.filter')}`), expanded: false });
  if (opener) await userEvent.click(opener);
  const search = within(page().getByLabelText(say('records.filters')));
  await userEvent.selectOptions(search.getByRole('combobox', { name: say(label) }), value);
  await userEvent.click(search.getByRole('button', { name: say('records.range.apply') }));
  await waitFor(() => expect(query()).toContain(`=${value}`));
}

export function dropFilter(label: MessageId, value: MessageId): Promise<void> {
  const name = say('records.filter.applied', { field: say(label), value: say(value) });
  return userEvent.click(page().getByRole('button', { name: say('lobby.filter.remove', { name }) }));
}

/** Presses the export and returns the file's name and lines without saving it. */
export async function exported(label: MessageId = 'records.export'): Promise<{ name: string; lines: string[] }> {
  const files: Blob[] = [];
  const names: string[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  try {
    await userEvent.click(page().getByRole('button', { name: say(label) }));
    await waitFor(() => expect(names).toHaveLength(1));
  } finally {
    made.mockRestore();
    saved.mockRestore();
  }
  await settled();
  const text = (await files[0]?.text()) ?? '';
  return {
    name: names[0] ?? '',
    lines: text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  };
}
