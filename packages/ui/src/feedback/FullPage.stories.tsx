import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinOff, MessageCircle, RefreshCw } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { CopyButton } from '../actions/CopyButton.tsx';
import { ClosedArt } from '../content/ClosedArt.tsx';
import { manualClock } from '../internal/manualClock.ts';
import { FullPage } from './FullPage.tsx';

const meta = {
  title: 'Feedback/FullPage',
  component: FullPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'We are brushing the cloth',
    text: 'The site is closed for maintenance and reopens at 04:30. Balances and open bets are safe.',
    footer: <span>For adults aged 18 and over</span>,
  },
} satisfies Meta<typeof FullPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForMaintenance: Story = {
  args: {
    art: <ClosedArt />,
    children: (
      <>
        <Button kind="accent" size="lg" iconStart={RefreshCw}>
          Check again
        </Button>
        <Button surface="dark" size="lg" iconStart={MessageCircle}>
          Customer service
        </Button>
      </>
    ),
  },
};
export const ForABlockedRegion: Story = {
  args: {
    icon: MapPinOff,
    title: 'This table is closed where you are',
    text: 'We are not licensed to offer games in your region.',
    children: (
      <Button kind="accent" size="lg" iconStart={MessageCircle}>
        Customer service
      </Button>
    ),
  },
};
export const ForAnUnknownAddress: Story = {
  args: {
    code: '404',
    title: 'No table at this address',
    text: 'It may have moved, or the address has a slip in it.',
    children: (
      <Button href="/" kind="accent" size="lg">
        Home
      </Button>
    ),
  },
};
const write = fn(() => Promise.resolve());

/** With the address that is blocked, to be copied for customer service. */
export const ForABlockedAddress: Story = {
  name: 'For a blocked address',
  args: {
    icon: MapPinOff,
    title: 'This table is closed where you are',
    text: 'We are not licensed to offer games in your region. If you think this is a mistake, send us the address below.',
    detail: {
      label: 'Your IP',
      value: '203.0.113.42',
      actions: (
        <CopyButton
          text="203.0.113.42"
          kind="icon"
          words={{ copy: 'Copy the address', copied: 'Copied', blocked: 'Copy this by hand' }}
          write={write}
          clock={manualClock()}
        />
      ),
    },
    children: (
      <Button kind="accent" size="lg" iconStart={MessageCircle}>
        Customer service
      </Button>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(write).toHaveBeenCalledWith('203.0.113.42');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};
export const WithLongWords: Story = {
  args: {
    icon: MapPinOff,
    title: 'unbroken'.repeat(25),
    text: 'unbroken'.repeat(30),
    detail: { label: 'Your IP', value: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
    footer: <span>{'unbroken'.repeat(25)}</span>,
  },
};
export const WithWordsOnly: Story = {};
