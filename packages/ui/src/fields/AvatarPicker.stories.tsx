import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wideColumn } from '../internal/storySurface.css.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

const names = ['Fox', 'Owl', 'Panda', 'Lion', 'Rabbit', 'Wolf', 'Elephant', 'Bear', 'Cat', 'Eagle', 'Monkey', 'Deer'];
const options = names.map((name, index) => ({
  value: `u${index + 1}`,
  name,
  picture: [`/art/avatars/u${index + 1}.svg`],
}));

function Chosen(props: ComponentProps<typeof AvatarPicker>) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    props.onValueChange?.(next);
    setValue(next);
  };
  return (
    <div className={wideColumn}>
      <AvatarPicker {...props} value={value} onValueChange={choose} />
    </div>
  );
}

const meta = {
  title: 'Fields/AvatarPicker',
  component: AvatarPicker,
  args: { label: 'Your picture', options, value: 'u3', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof AvatarPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const face = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('radio', { name });

export const WithTheCurrentOne: Story = {
  name: 'With the current one marked, each by its name',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Your picture' })).toBeVisible();
    await expect(face(canvasElement, 'Panda')).toBeChecked();
    await userEvent.click(face(canvasElement, 'Owl'));
    await expect(face(canvasElement, 'Owl')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('u2');
  },
};
export const WithNoneChosen: Story = { args: { value: undefined, hint: 'Others at the table see it' } };
export const Saving: Story = {
  name: 'Saving, said aloud, and not to be changed meanwhile',
  tags: ['UI-01'],
  args: { saving: 'Saving your picture' },
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving your picture');
    await userEvent.click(face(canvasElement, 'Owl'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(face(canvasElement, 'Panda')).toBeChecked();
  },
};
export const Saved: Story = { args: { success: 'Your picture is kept' } };
export const Failed: Story = {
  name: 'Failed, by icon, words and state',
  tags: ['VAL-04'],
  args: { error: 'Your picture was not kept; choose again' },
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Your picture was not kept; choose again');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithBrokenPictures: Story = {
  args: { options: options.slice(0, 6).map((option) => ({ ...option, picture: [] })) },
};
export const Hovered: Story = { globals: { pseudo: { hover: 'label:nth-child(5)' } } };
export const ByArrows: Story = {
  name: 'Reached once by Tab and walked by the arrows, round the end',
  tags: ['UI-02'],
  args: { value: 'u12' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(face(canvasElement, 'Deer')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(face(canvasElement, 'Fox')).toBeChecked();
    await expect(face(canvasElement, 'Fox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(face(canvasElement, 'Deer')).toBeChecked();
  },
};
export const BySpace: Story = {
  name: 'Chosen by the space key',
  tags: ['UI-02'],
  args: { value: undefined },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(face(canvasElement, 'Fox')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('u1');
  },
};
export const WithLongWords: Story = {
  args: {
    label: 'The picture that the others at the table see beside your name',
    hint: 'unbroken'.repeat(25),
    options: options.slice(0, 3).map((option) => ({ ...option, name: 'ایک بہت لمبا نام' })),
    value: 'u2',
  },
};
