import { userEvent, within } from 'storybook/test';

export async function inPopover(canvas: HTMLElement, name: string): Promise<void> {
  const button = within(canvas).getByRole('button', { name });
  if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
}

/** Opens a role from the list, which is in a tab on phones. */
export async function openRole(canvas: HTMLElement, role: string): Promise<void> {
  const tab = within(canvas).queryByRole('tab', { name: 'Roles' });
  if (tab) await userEvent.click(tab);
  const search = await within(canvas).findByRole('searchbox', { name: 'Find a role or a hex' });
  await userEvent.type(search, role);
  await userEvent.click(
    await within(canvas).findByRole('button', { name: new RegExp(`^${role.replace('.', '\\.')} `) }),
  );
}
