import { expect, userEvent, waitFor } from 'storybook/test';

export interface ExpectedPopup {
  button: HTMLElement;
  /** Lookup of the popup or something in it; null while it is closed. */
  find: () => HTMLElement | null;
}

/** Behaviour common to all popups: opening by a press, closing by Escape or a press outside. */
export const behavesAsPopup = {
  async opens(popup: ExpectedPopup) {
    await userEvent.click(popup.button);
    await isOpen(popup);
  },
  async closesByEscape(popup: ExpectedPopup, keys = '{Escape}') {
    await userEvent.keyboard(keys);
    await isClosed(popup);
    await expect(popup.button).toHaveFocus();
  },
  async closesByPressOutside(popup: ExpectedPopup, outside: HTMLElement) {
    await userEvent.click(outside);
    await isClosed(popup);
    await expect(outside).toHaveFocus();
  },
};

export async function isOpen({ button, find }: ExpectedPopup) {
  await waitFor(() => expect(find()).toBeVisible());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

export async function isClosed({ button, find }: ExpectedPopup) {
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(find()).toBeNull());
}
