import { expect, userEvent, waitFor, within } from 'storybook/test';

export function activeOption(input: HTMLElement): HTMLElement | null {
  return document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
}

export const behavesAsListbox = {
  async arrows(input: HTMLElement) {
    const options = optionsOf(input);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await isAt(input, options[1]);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(input, options[0]);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(input, options.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    await isAt(input, options[0]);
  },
  async homeAndEnd(input: HTMLElement) {
    const options = optionsOf(input);
    await userEvent.keyboard('{End}');
    await isAt(input, options.at(-1));
    await userEvent.keyboard('{Home}');
    await isAt(input, options[0]);
  },
  async pages(input: HTMLElement) {
    const options = optionsOf(input);
    await userEvent.keyboard('{Home}{PageDown}');
    await isAt(input, options[Math.min(10, options.length - 1)]);
    await userEvent.keyboard('{PageUp}');
    await isAt(input, options[0]);
  },
};

async function isAt(input: HTMLElement, option: HTMLElement | undefined) {
  await waitFor(() => expect(activeOption(input)).toBe(option));
  await expect(input).toHaveFocus();
  await waitFor(() => expect(option).toBeVisible());
}

function optionsOf(input: HTMLElement) {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('an open list is tied to its input');
  return within(list).getAllByRole('option');
}
