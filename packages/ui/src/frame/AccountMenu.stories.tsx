import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { account, agentCentre } from './internal/fixtures.ts';

const open = async (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: new RegExp(account.name) }));

const meta = {
  title: 'Frame/AccountMenu',
  component: AccountMenu,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <DarkSurface>
          <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
            <Story />
          </div>
        </DarkSurface>
      </div>
    ),
  ],
  args: account,
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPlayer: Story = { play: ({ canvasElement }) => open(canvasElement) };
export const OfAVip: Story = { args: { vip: 'VIP 3' }, play: ({ canvasElement }) => open(canvasElement) };
export const OfAnAgent: Story = {
  args: { links: [...account.links, agentCentre] },
  play: ({ canvasElement }) => open(canvasElement),
};
export const OfATrial: Story = { args: { links: [], count: 0 }, play: ({ canvasElement }) => open(canvasElement) };
export const Closed: Story = {};
export const WithManyWaiting: Story = { args: { count: 128 } };
export const WithNothingWaiting: Story = { args: { count: 0 } };
export const WithoutItsPicture: Story = { args: { picture: [] }, play: ({ canvasElement }) => open(canvasElement) };
export const WithLongWords: Story = {
  args: {
    name: 'rania_87_the_longest_account_name',
    vip: 'VIP Imperial Black',
    userId: '407188264071882640718826',
    count: 128,
    words: { ...account.words, id: 'ID 407188264071882640718826' },
  },
  play: ({ canvasElement }) => open(canvasElement),
};

export const Counted: Story = {
  name: 'Carries the number of what waits, and none at zero',
  tags: ['HDR-06'],
  parameters: { visual: { looksLike: 'closed' } },
  args: { count: 5 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(/5 things wait for you/);
  },
};

/** Opens under a resting mouse, and Escape closes it wherever the focus is. */
export const ByHover: Story = {
  name: 'Opened by a resting mouse',
  tags: ['FLT-120', 'HDR-06'],
  parameters: { visual: { looksLike: 'closed' } },
  async play({ canvasElement }) {
    const trigger = within(canvasElement).getByRole('button', { name: new RegExp(account.name) });
    const mouse = userEvent.setup();
    await mouse.hover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await mouse.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Used: Story = {
  name: 'Copies the ID, leads to the centre and signs out',
  tags: ['HDR-07'],
  args: { onCopyId: fn(), onSignOut: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /40718826/ }));
    await expect(args.onCopyId).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Member centre' })).toHaveAttribute('href', '?member=wallet');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const Focused: Story = {
  parameters: { visual: { looksLike: 'used' } },
  async play() {
    await userEvent.tab();
  },
};
