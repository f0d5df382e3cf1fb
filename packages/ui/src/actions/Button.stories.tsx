import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, RefreshCw } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { column, dark } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { Button } from './Button.tsx';

const kinds = ['neutral', 'primary', 'accent', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEveryKind: Story = {
  render: () => (
    <Inline gap={4} wrap>
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
    </Inline>
  ),
};

export const OfEverySize: Story = {
  render: () => (
    <Inline gap={4} wrap>
      {sizes.map((size) => (
        <Button key={size} kind="primary" size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const OnDark: Story = {
  render: () => (
    <div className={dark}>
      <Button kind="accent">Register</Button>
      <Button surface="dark">Log in</Button>
      <Button surface="dark" iconStart={MessageCircle} size="lg">
        Customer service
      </Button>
    </div>
  ),
};

export const WithAnIcon: Story = { args: { iconStart: RefreshCw, children: 'Try again' } };
export const AsWideAsItsPlace: Story = { args: { wide: true, kind: 'primary', size: 'lg' } };
export const Disabled: Story = {
  name: 'Disabled and answering no press',
  tags: ['UI-01'],
  args: { disabled: true, kind: 'primary' },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toBeDisabled();
  },
};

export const WithLongWords: Story = {
  args: { kind: 'primary', children: 'Registrierungsbestätigung noch einmal an dieselbe Adresse senden' },
  render: (args) => (
    <div className={column}>
      <Button {...args} />
    </div>
  ),
};

export const BusyOfEverySize: Story = {
  name: 'Busy without a change of width',
  tags: ['UI-01'],
  render: () => (
    <Inline gap={4} wrap>
      {sizes.flatMap((size) => [
        <Button key={size} kind="primary" size={size}>
          {`Idle ${size}`}
        </Button>,
        <Button key={`${size}-busy`} kind="primary" size={size} busy>
          {`Busy ${size}`}
        </Button>,
        <Button key={`${size}-icon`} size={size} iconStart={RefreshCw}>
          {`Load ${size}`}
        </Button>,
        <Button key={`${size}-icon-busy`} size={size} iconStart={RefreshCw} busy>
          {`Load ${size}, busy`.replace(', busy', '')}
        </Button>,
      ])}
    </Inline>
  ),
  async play({ canvasElement }) {
    const width = (button: HTMLElement) => button.getBoundingClientRect().width;
    for (const size of sizes) {
      const [idle, busy] = within(canvasElement).getAllByRole('button', { name: `Load ${size}` });
      if (!idle || !busy) throw new Error('one idle and one busy');
      await expect(Math.abs(width(idle) - width(busy))).toBeLessThanOrEqual(2);
      const bare = within(canvasElement).getByRole('button', { name: `Busy ${size}` });
      const words = bare.querySelector('span:last-child')?.getBoundingClientRect().width ?? 0;
      const padding = { sm: 24, md: 32, lg: 48 }[size];
      await expect(Math.abs(width(bare) - words - padding)).toBeLessThan(1);
    }
  },
};

export const BusyAndPressed: Story = {
  name: 'Busy and answering no press',
  tags: ['UI-01'],
  args: { busy: true, kind: 'primary' },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Pressed: Story = {
  name: 'Pressed by mouse and by key',
  tags: ['UI-01'],
  args: { kind: 'primary' },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Hovered: Story = {
  args: { kind: 'primary' },
  globals: { pseudo: { hover: 'button' } },
};

export const HeldDown: Story = {
  args: { kind: 'primary' },
  globals: { pseudo: { hover: 'button', active: 'button' } },
};

export const Focused: Story = {
  name: 'Focused, with its ring',
  tags: ['UI-02'],
  parameters: { visual: { looksLike: 'pressed' } },
  args: { kind: 'primary' },
  async play({ canvasElement }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

export const FocusedOnDark: Story = {
  name: 'Focused on a dark surface, with its ring',
  tags: ['UI-02'],
  render: () => (
    <div className={dark}>
      <Button surface="dark">Log in</Button>
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    const ring = getComputedStyle(document.documentElement).getPropertyValue('--bz-focus-ring-on-stage');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).getPropertyValue('--bz-ground-ring')).toBe(ring);
  },
};

export const ALink: Story = {
  name: 'A plain link where it has an address',
  tags: ['UI-03'],
  render: () => (
    <Button href="/register" kind="accent">
      Register
    </Button>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/register');
  },
};
