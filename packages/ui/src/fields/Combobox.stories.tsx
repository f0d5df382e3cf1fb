import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { activeOption, behavesAsListbox } from '../internal/behavesAsListbox.ts';
import { behavesAsPopup, type ExpectedPopup } from '../internal/behavesAsPopup.ts';
import { controlled } from '../internal/storyField.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { StoryPage } from '../overlays/storyPage.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { longBanks, banks as options } from './storyBanks.ts';
import { countryChoices } from './storyCountries.ts';

const Chosen = controlled<Exclude<ComboboxProps['value'], undefined>, ComboboxProps>(Combobox);

const meta = {
  title: 'Fields/Combobox',
  tags: ['UI-01'],
  component: Combobox,
  args: { label: 'Bank', name: 'bank', options, value: '', onValueChange: fn(), words: { nothing: 'No bank fits' } },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByRole('combobox');
const popup = (root: HTMLElement): ExpectedPopup => ({
  button: field(root),
  find: () => within(root).queryByRole('listbox', { name: 'Bank' }),
});

async function opened(root: HTMLElement) {
  await behavesAsPopup.opens(popup(root));
  return field(root);
}

export const Closed: Story = {
  name: 'Closed and empty, its words tied to it',
  args: { placeholder: 'Type or choose' },
  async play({ canvasElement }) {
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await behavesAsField(canvasElement, { label: 'Bank' });
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};
export const Filled: Story = { args: { value: 'BA' } };
export const Hovered: Story = { globals: { pseudo: { hover: ':has(> input)' } } };
export const Focused: Story = {
  name: 'Focused and still closed',
  args: { value: 'BA' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  args: { hint: 'The bank of your own account', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Bank', says: args.hint, required: true });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { error: 'Choose a bank' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Bank', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { value: 'CO', success: 'Pays within a minute' } };
export const Loading: Story = { args: { options: [], loading: true, hint: 'The banks are coming' } };
export const Disabled: Story = { args: { value: 'CO', disabled: true } };

export const Open: Story = {
  name: 'Open, the chosen one marked',
  args: { value: 'CO' },
  async play({ canvasElement }) {
    const input = await opened(canvasElement);
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(options.length);
    await expect(activeOption(input)).toHaveTextContent('Copperfield');
    await expect(activeOption(input)).toHaveAttribute('aria-selected', 'true');
  },
};
export const WithOneOutOfReach: Story = {
  name: 'Open with one that cannot be chosen',
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'BA' })) },
  async play({ canvasElement, args }) {
    const input = await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Bank of Harbour' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(activeOption(input)).toHaveTextContent('Copperfield');
  },
};
export const OfForty: Story = {
  name: 'Open over forty options with pictures',
  args: { label: 'Bank', options: countryChoices, value: 'PK' },
  async play({ canvasElement }) {
    const input = await opened(canvasElement);
    await expect(activeOption(input)).toHaveTextContent('Pakistan');
  },
};
export const WithArrows: Story = {
  name: 'Opened by arrows, which go round',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeOption(field(canvasElement))).toHaveTextContent('Farrow & Sons');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(activeOption(field(canvasElement))).toHaveTextContent('Argent Bank');
    await behavesAsListbox.arrows(field(canvasElement));
  },
};
export const WithAltAndArrows: Story = {
  name: 'Opened by Alt and Down without a move, closed by Alt and Up',
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(activeOption(field(canvasElement))).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home and End',
  parameters: { visual: { looksLike: 'with-arrows' } },
  async play({ canvasElement }) {
    await behavesAsListbox.homeAndEnd(await opened(canvasElement));
  },
};
export const WithPages: Story = {
  name: 'With Page Up and Page Down',
  args: { options: countryChoices },
  async play({ canvasElement }) {
    await behavesAsListbox.pages(await opened(canvasElement));
  },
};
export const Filtered: Story = {
  name: 'Filtered by typing, without accents',
  args: { value: 'CO' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('elan');
    await expect(within(canvasElement).getByRole('option')).toHaveTextContent('Élan Crédit');
    await expect(activeOption(field(canvasElement))).toHaveTextContent('Élan Crédit');
  },
};
export const WithNothingFound: Story = {
  name: 'With nothing found, and said so',
  async play({ canvasElement, args }) {
    await userEvent.type(field(canvasElement), 'zebra');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.words.nothing);
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
/** Chosen by Enter, the focus kept; by none that ends a composition. */
export const ChosenByEnter: Story = {
  name: 'Chosen by Enter',
  tags: ['FLT-114', 'FLT-122', 'UI-01'],
  async play({ canvasElement, args }) {
    await userEvent.type(field(canvasElement), 'dun');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(field(canvasElement), { key: 'Enter', ...composing });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('DU');
    await expect(field(canvasElement)).toHaveValue('Dunmore Savings');
    await expect(field(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};
export const ChosenByMouse: Story = {
  name: 'Chosen by a press, the focus kept',
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Copperfield' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CO');
    await expect(field(canvasElement)).toHaveValue('Copperfield');
    await expect(field(canvasElement)).toHaveFocus();
  },
};
export const ClosedByEscape: Story = {
  name: 'Closed by Escape with what held before',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { looksLike: 'chosen-by-mouse' } },
  args: { value: 'CO' },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await behavesAsPopup.closesByEscape(popup(canvasElement), 'arg{Escape}');
    await expect(field(canvasElement)).toHaveValue('Copperfield');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const InADialog: Story = {
  name: 'In a dialog, which Escape leaves open while the list closes',
  render: (args) => (
    <StoryPage open={false} opener="Add an account">
      {(open, setOpen) => (
        <Dialog open={open} title="New account" onClose={() => setOpen(false)} words={{ close: 'Close' }}>
          <Chosen {...args} />
        </Dialog>
      )}
    </StoryPage>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add an account' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'New account' });
    await opened(dialog);
    await behavesAsPopup.closesByEscape(popup(dialog));
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOption(field(dialog))).toBeVisible());
  },
};
export const LeftByTab: Story = {
  name: 'Left by Tab with what held before',
  tags: ['FLT-122', 'UI-01'],
  args: { value: 'CO' },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await userEvent.keyboard('arg');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveValue('Copperfield');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Emptied: Story = {
  name: 'Emptied, with no choice left',
  args: { value: 'CO' },
  async play({ canvasElement, args }) {
    await userEvent.clear(field(canvasElement));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveValue('');
  },
};
export const WithLongWords: Story = {
  args: {
    options: longBanks,
    value: 'long',
    error: `The bank that keeps the account of the holder: ${'x'.repeat(200)}`,
  },
  async play({ canvasElement }) {
    await opened(canvasElement);
  },
};
