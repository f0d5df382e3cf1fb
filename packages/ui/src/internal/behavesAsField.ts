import { expect, userEvent, within } from 'storybook/test';

export interface ExpectedField {
  label: string;
  says?: string;
  invalid?: boolean;
  required?: boolean;
}

/** Checks the behaviour common to all fields. Run it in each variant's play function. */
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
