import { expect, userEvent, within } from 'storybook/test';

export interface ExpectedAmount {
  typed?: string;
  pasted?: string;
  /** Reported decimal string; null for text that is no amount. */
  value: string | null;
  /** Text in the field once it is left. */
  shown: string;
}

/** Checks what a number field reports of an entered text and how it shows it once left. */
export async function behavesAsAmount(
  canvasElement: HTMLElement,
  onValueChange: unknown,
  { typed, pasted, value, shown }: ExpectedAmount,
) {
  const input = within(canvasElement).getByRole('textbox');
  if (typed !== undefined) await userEvent.type(input, typed);
  if (pasted !== undefined) {
    await userEvent.click(input);
    await userEvent.paste(pasted);
  }
  await expect(onValueChange).toHaveBeenLastCalledWith(value);
  await userEvent.tab();
  await expect(input).toHaveValue(shown);
}
