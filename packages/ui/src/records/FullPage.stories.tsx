import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinOff, MessageCircle, RefreshCw } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { icon } from '../internal/icon.tsx';
import { FullPage } from './FullPage.tsx';

const meta = {
  title: 'Records/FullPage',
  component: FullPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'We are brushing the cloth',
    text: 'The site is closed for maintenance and reopens at 04:30. Balances and open bets are safe.',
    foot: <span>For adults aged 18 and over</span>,
  },
} satisfies Meta<typeof FullPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForMaintenance: Story = {
  args: {
    children: (
      <>
        <Button kind="accent" size="lg" iconStart={RefreshCw}>
          Check again
        </Button>
        <Button kind="stage" size="lg" iconStart={MessageCircle}>
          Customer service
        </Button>
      </>
    ),
  },
};
export const ForABlockedRegion: Story = {
  args: {
    art: icon(MapPinOff, 56),
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
export const WithWordsOnly: Story = {};
