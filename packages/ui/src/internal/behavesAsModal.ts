import { expect, userEvent, waitFor, within } from 'storybook/test';

export interface ExpectedModal {
  opener: string;
  title: string;
  role?: 'dialog' | 'alertdialog';
}

/** Checks the behaviour common to all dialogs: position, focus, closing. Run it in each variant's play function. */
export async function behavesAsModal(canvasElement: HTMLElement, { opener, title, role = 'dialog' }: ExpectedModal) {
  const button = within(canvasElement).getByRole('button', { name: opener });

  const dialog = await openBy(button, title, role);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(canvasElement.closest('[inert]')).not.toBeNull();
  await expect(document.documentElement).toHaveAttribute('data-locked');
  await expect(dialog.contains(document.activeElement)).toBe(true);
  await staysInside(dialog);

  await userEvent.keyboard('{Escape}');
  await isGone(dialog);
  await expect(button).toHaveFocus();
  await expect(canvasElement.closest('[inert]')).toBeNull();
  await expect(document.documentElement).not.toHaveAttribute('data-locked');

  const again = await openBy(button, title, role);
  const scrim = again.previousElementSibling;
  if (!scrim) throw new Error('a dialog stands on its scrim');
  await userEvent.click(scrim);
  await isGone(again);
  await expect(button).toHaveFocus();
}

async function openBy(button: HTMLElement, title: string, role: string) {
  await userEvent.click(button);
  const dialog = await within(document.body).findByRole(role, { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

async function staysInside(dialog: HTMLElement) {
  const stops = dialog.querySelectorAll('button, input, select, textarea, a[href]').length;
  for (const shift of [false, true]) {
    for (let step = 0; step <= stops; step++) {
      await userEvent.tab({ shift });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  }
}

const isGone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());
