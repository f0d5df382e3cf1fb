import { expect, userEvent, within } from 'storybook/test';

export interface ExpectedField {
  label: string;
  /** The message under the field. */
  says?: string;
  invalid?: boolean;
  required?: boolean;
}

/** What every field promises, whatever is typed or chosen in it. Run in a play function of each variant. */
export async function behavesAsField(canvasElement: HTMLElement, { label, says, invalid, required }: ExpectedField) {
  const canvas = within(canvasElement);
  const control = canvas.getByLabelText(new RegExp(`^${label}`));
  await expect(control).toHaveAccessibleName(new RegExp(`^${label}`));
  await expect(control).toHaveAccessibleDescription(says ?? '');
  if (invalid) {
    await expect(control).toBeInvalid();
    const message = canvas.getByText(says ?? '').parentElement;
    await expect(message?.querySelector('svg')).toBeVisible();
  } else {
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  if (required) await expect(control).toBeRequired();
  await userEvent.click(canvas.getByText(label));
  await expect(control).toHaveFocus();
  await userEvent.tab();
  await expect(control).not.toHaveFocus();
}
