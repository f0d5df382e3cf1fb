import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { activeOption, behavesAsListbox } from '../internal/behavesAsListbox.ts';
import { behavesAsPopup } from '../internal/behavesAsPopup.ts';
import { controlled } from '../internal/storyField.tsx';
import { MobileField, type MobileFieldProps } from './MobileField.tsx';
import { countries } from './storyCountries.ts';

const Typed = controlled<Exclude<MobileFieldProps['value'], undefined>, MobileFieldProps>(MobileField);

const meta = {
  title: 'Fields/MobileField',
  component: MobileField,
  args: {
    label: 'Mobile number',
    name: 'mobileNum',
    countries,
    value: { country: 'PK', number: '' },
    onValueChange: fn(),
    words: { country: 'Country', search: 'Find a country', nothing: 'No country fits' },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof MobileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { country: 'PK', number: '300 1234567' };
const trigger = (root: HTMLElement) => within(root).getByRole('button', { name: /^Country/ });

async function opened(root: HTMLElement) {
  await userEvent.click(trigger(root));
  const input = within(root).getByRole('combobox', { name: 'Find a country' });
  await expect(input).toHaveFocus();
  return input;
}

export const Closed: Story = {
  name: 'Closed and empty, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(trigger(canvasElement)).toHaveAccessibleName('Country Pakistan +92');
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await behavesAsField(canvasElement, { label: 'Mobile number' });
  },
};
export const Filled: Story = { args: { value: filled } };
export const Focused: Story = {
  args: { value: filled },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
  },
};
export const WithItsCountryFocused: Story = {
  name: 'With its country focused, with its ring',
  tags: ['UI-02'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(trigger(canvasElement)).toHaveFocus();
    await expect(getComputedStyle(trigger(canvasElement)).outlineStyle).toBe('solid');
  },
};
export const WithItsCountryHovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: '10 digits, without the leading zero', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Mobile number', says: args.hint, required: true });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { value: { country: 'PK', number: '300' }, error: 'A number has 10 digits' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Mobile number', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { value: filled, success: 'This number can be used' } };
export const BeingChecked: Story = { args: { value: filled, loading: true, hint: 'Checking the number' } };
export const Disabled: Story = { args: { value: filled, disabled: true } };
export const WithoutACountryYet: Story = { args: { value: { country: '', number: '' } } };

export const TypedInOtherDigits: Story = {
  name: 'Typed in Urdu digits, told in Latin ones',
  tags: ['LGN-03'],
  async play({ canvasElement, args }) {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '۳۰۰ ۱۲۳');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'PK', number: '300 123' });
  },
};
export const Open: Story = {
  name: 'Open, all forty countries, the chosen one in sight',
  tags: ['LGN-03'],
  async play({ canvasElement }) {
    const input = await opened(canvasElement);
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(40);
    await expect(activeOption(input)).toHaveAttribute('aria-selected', 'true');
    await expect(activeOption(input)).toHaveTextContent('Pakistan');
  },
};
export const OpenedByArrow: Story = {
  name: 'Opened by the arrow keys',
  tags: ['LGN-03'],
  parameters: { visual: { looksLike: 'open' } },
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};
export const WithArrows: Story = {
  name: 'With the arrow keys going round',
  tags: ['LGN-03'],
  async play({ canvasElement }) {
    await behavesAsListbox.arrows(await opened(canvasElement));
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home and End',
  tags: ['LGN-03'],
  parameters: { visual: { looksLike: 'with-arrows' } },
  async play({ canvasElement }) {
    await behavesAsListbox.homeAndEnd(await opened(canvasElement));
  },
};
export const WithPages: Story = {
  name: 'With Page Up and Page Down',
  tags: ['LGN-03'],
  parameters: { visual: { looksLike: 'with-arrows' } },
  async play({ canvasElement }) {
    await behavesAsListbox.pages(await opened(canvasElement));
  },
};
export const FilteredByName: Story = {
  name: 'Filtered by the name of a country',
  tags: ['LGN-03'],
  async play({ canvasElement }) {
    const input = await opened(canvasElement);
    await userEvent.keyboard('united');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2);
    await expect(activeOption(input)).toHaveTextContent('United Arab Emirates');
  },
};
export const FilteredByCode: Story = {
  name: 'Filtered by a dialling code',
  tags: ['LGN-03'],
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.keyboard('+66');
    await expect(within(canvasElement).getByRole('option')).toHaveTextContent('Thailand');
  },
};
export const WithNothingFound: Story = {
  name: 'With nothing found, and said so',
  tags: ['LGN-03'],
  async play({ canvasElement, args }) {
    const input = await opened(canvasElement);
    await userEvent.keyboard('atlantis');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.words.nothing);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  name: 'Chosen by Enter, the focus back on the button',
  tags: ['LGN-03'],
  args: { value: filled },
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await userEvent.keyboard('thai{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'TH', number: '300 1234567' });
    await expect(trigger(canvasElement)).toHaveFocus();
    await expect(trigger(canvasElement)).toHaveAccessibleName('Country Thailand +66');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};
export const ChosenByMouse: Story = {
  name: 'Chosen by a press, shut by a press on its button',
  tags: ['LGN-03'],
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Portugal/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'PT', number: '' });
    await expect(trigger(canvasElement)).toHaveFocus();
    await opened(canvasElement);
    await userEvent.click(trigger(canvasElement));
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};
/** Closed by Escape, nothing chosen, the focus back on the button. */
export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  tags: ['LGN-03'],
  parameters: { visual: { modes: ['desk', 'phone-lumen'], looksLike: 'with-its-country-focused' } },
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    const find = () => within(canvasElement).queryByRole('dialog');
    await behavesAsPopup.closesByEscape({ button: trigger(canvasElement), find }, '{ArrowDown}{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const LeftByTab: Story = {
  name: 'Left by Tab, which goes on to the number',
  tags: ['LGN-03'],
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.tab();
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
export const WithLongWords: Story = {
  args: {
    label: `The number of the phone that is in your hand: ${'x'.repeat(200)}`,
    error: 'دس ہندسے لکھیں، شروع کے صفر کے بغیر',
    countries: [
      ...countries.slice(0, 2),
      { ...countries[2], code: 'LW', dialling: '+999', flag: '', name: 'o'.repeat(200) },
      { ...countries[33], code: 'UR', dialling: '+92', flag: countries[33]?.flag ?? '', name: 'پاکستان' },
    ],
    value: { country: 'UR', number: '1'.repeat(60) },
  },
  async play({ canvasElement }) {
    await opened(canvasElement);
  },
};
