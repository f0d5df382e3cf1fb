import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Text } from '../layout/Text.tsx';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';

const retry = fn();

const meta = {
  title: 'Game/GameFrame',
  component: GameFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Amber Dragon',
    studio: 'Ombrelith',
    picture: ['/art/games/OMB/OMB-1.svg'],
    lobbyHref: '/rng',
    balance: <Text as="bdi">₨24,680.50</Text>,
    deposit: { label: 'Deposit', href: '/deposit' },
    withdraw: { label: 'Withdraw', href: '/withdraw' },
    service: { label: 'Customer service', onOpen: fn() },
    favourite: { selected: false, label: 'Favourite', onToggle: fn() },
    onReload: fn(),
    onClose: fn(),
    onLobby: fn(),
    state: { kind: 'connecting', text: 'Connecting to Ombrelith', progress: 0.58 },
    frame: null,
    words: {
      lobby: 'Lobby',
      more: 'More',
      reload: 'Reload the game',
      close: 'Close the game',
      fullScreen: 'Full screen',
      leaveFullScreen: 'Leave full screen',
      note: 'The game stands in a frame below and belongs to its studio.',
      skip: 'Skip the game',
    },
  },
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = <iframe title="Amber Dragon" srcDoc="<button>Spin</button>" sandbox="" />;

export const Connecting: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Connecting to Ombrelith');
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '0.58');
  },
};

/** Presses a tool of the bar, which is in a menu on phones. */
async function press(canvas: ReturnType<typeof within>, name: string) {
  const more = canvas.queryByRole('button', { name: 'More' });
  if (!more) return userEvent.click(canvas.getByRole('button', { name }));
  await userEvent.click(more);
  await userEvent.click(await canvas.findByRole('menuitem', { name }));
}

/** Playing, with reload and close in the bar or its menu, in one row with the deposit. */
export const Playing: Story = {
  tags: ['GAM-05'],
  args: { state: { kind: 'playing' }, frame: table },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle('Amber Dragon').getBoundingClientRect().height).toBeGreaterThan(400);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(56);
    await press(canvas, 'Reload the game');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await press(canvas, 'Close the game');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const lobby = canvas.getByRole('link', { name: 'Lobby' });
    await expect(lobby).toHaveAttribute('href', '/rng');
    await userEvent.click(lobby);
    await expect(args.onLobby).toHaveBeenCalledOnce();
  },
};

export const WhileLittleIsKnown: Story = {
  name: 'Keeps the room of the heart until it is known',
  tags: ['GAM-05', 'CAT-04'],
  parameters: { visual: { modes: ['desk'] } },
  args: { name: '', studio: '', picture: [], state: { kind: 'playing' }, frame: null },
  render: (args) => <Found {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // On phones the heart is in the menu, so that nothing has to wait for it.
    const more = canvas.queryByRole('button', { name: 'More' });
    const last = more ?? canvas.getByRole('button', { name: 'Reload the game' });
    const place = () => last.getBoundingClientRect();
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(canvas.queryAllByRole('button', { name: 'Favourite' })).toHaveLength(more ? 0 : 1);
    await expect(place()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Lose' }));
    await expect(canvas.queryByRole('button', { name: 'Favourite' })).toBeNull();
  },
};

function Found({ favourite, ...props }: GameFrameProps) {
  const [found, setFound] = useState(false);
  const press = <Button onClick={() => setFound(!found)}>{found ? 'Lose' : 'Find'}</Button>;
  return <GameFrame {...props} favourite={found ? favourite : 'coming'} session={press} />;
}

export const InAWindowOfItsOwn: Story = {
  name: 'In a window of its own',
  tags: ['GAM-08'],
  args: {
    state: {
      kind: 'elsewhere',
      title: 'Your browser blocked the window',
      text: 'Amber Dragon plays in a window of its own. A press on the button opens it.',
      actions: (
        <Button kind="accent" size="lg" href="/play" target="_blank" rel="noopener noreferrer">
          Open the game
        </Button>
      ),
    },
    frame: table,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser blocked the window');
    await expect(canvas.getByRole('link', { name: 'Open the game' })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByTitle('Amber Dragon')).toBeNull();
  },
};

export const BelowAHeader: Story = {
  name: 'Below a header',
  tags: ['NAV-08'],
  args: {
    state: { kind: 'playing' },
    frame: table,
    within: true,
    balance: undefined,
    deposit: undefined,
    withdraw: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: '64px minmax(0, 1fr)', blockSize: '100%' }}>
        <div />
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const { height } = within(canvasElement).getByRole('region', { name: 'Amber Dragon' }).getBoundingClientRect();
    await expect(height).toBe(Math.max(480, innerHeight - 64));
    await expect(within(canvasElement).getByTitle('Amber Dragon').getBoundingClientRect().height).toBeGreaterThan(300);
  },
};

export const WithASessionBar: Story = {
  args: {
    state: { kind: 'playing' },
    frame: table,
    session: <Text size="caption">Session 00:14:05 · staked ₨120.00 · won ₨96.50</Text>,
  },
};

export const WithAFavourite: Story = {
  // On phones the heart is in the menu.
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    favourite: { selected: true, label: 'Favourite', onToggle: () => {} },
    state: { kind: 'playing' },
    frame: table,
  },
};

export const PastTheFrame: Story = {
  name: 'Lets the keyboard past the frame',
  tags: ['GAM-05'],
  args: { state: { kind: 'playing' }, frame: table },
  async play({ canvasElement }) {
    const skip = within(canvasElement).getByRole('link', { name: 'Skip the game' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvasElement.querySelector('iframe')?.compareDocumentPosition(document.activeElement ?? canvasElement),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Failed: Story = {
  name: 'Says why it did not start and offers another try',
  tags: ['GAM-08'],
  args: {
    state: {
      kind: 'failed',
      title: 'The game did not start',
      text: 'Ombrelith did not answer in time. No money has left your wallet.',
      retry: 'Try again',
      onRetry: retry,
      actions: <Button surface="dark">Open in a window</Button>,
    },
    frame: table,
  },
  async play({ canvasElement }) {
    retry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/did not answer in time/)).toBeVisible();
    await expect(canvas.queryByTitle('Amber Dragon')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
