import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { CaptchaField } from './CaptchaField.tsx';

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="104" height="36"><rect width="104" height="36" fill="#e9e2d0"/><g fill="none" stroke="#2c4a3d" stroke-width="3"><path d="M12 9h12l-7 18M34 8v20M48 8 36 18l12 10M66 8 56 22h16M68 16v12M82 28V14l6 8 6-8v14"/></g><path d="M4 22Q30 4 52 20T100 12" stroke="#8f2a22" fill="none"/></svg>';
const image = `data:image/svg+xml,${encodeURIComponent(drawn)}`;

const meta = {
  title: 'Fields/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Image code',
    placeholder: 'Type the 4 characters',
    state: { kind: 'shown', image },
    onRefresh: fn(),
    words: {
      picture: 'Picture of the code',
      refresh: 'New picture',
      loading: 'Loading the picture',
      failed: 'The picture did not load',
    },
  },
  render: (args) => (
    <div className={column}>
      <CaptchaField {...args} />
    </div>
  ),
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: 'Shown, with another at a press',
  tags: ['LGN-06'],
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Image code' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Picture of the code New picture' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { defaultValue: '7k4w' } };
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByLabelText('Image code'));
  },
};
export const WithItsPictureHovered: Story = { globals: { pseudo: { hover: 'button' } } };
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'Capitals do not matter', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Image code', says: args.hint, required: true });
  },
};
export const WithSuccess: Story = { args: { defaultValue: '7k4w', success: 'The code is right' } };
export const Disabled: Story = {
  name: 'Disabled, its picture too',
  tags: ['UI-01'],
  args: { disabled: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Refreshing: Story = {
  name: 'Refreshing and asking no second time',
  tags: ['LGN-06'],
  args: { state: { kind: 'refreshing', image } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the picture');
  },
};
export const Failed: Story = {
  name: 'Failed, with a way to try again',
  tags: ['LGN-06'],
  args: { state: { kind: 'failed' } },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Image code', says: 'The picture did not load', invalid: true });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New picture' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { error: 'That is not the code. Here is a new one.', defaultValue: '7k4' } };
export const WithLongWords: Story = {
  args: { label: 'Code that you see in the picture beside this field', error: 'x'.repeat(200) },
};
