import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { account, agentCentre, navigation, tabs, vendors } from './internal/fixtures.ts';
import { HeaderBars, isWide, Player, playerPhone, Visitor, visitorPhone } from './internal/storyParts.tsx';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Frame/Header',
  component: HeaderBars,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <header>
          <Story />
        </header>
        <div style={{ blockSize: 420 }} />
        <TabBar {...tabs} />
      </>
    ),
  ],
  args: { end: <Visitor />, phone: visitorPhone },
} satisfies Meta<typeof HeaderBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const LoggedOutWithCodeByMessage: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { end: <Visitor login={{ mode: { value: 'username', onValueChange: fn() } }} /> },
};

export const LoggedOutByMobile: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { end: <Visitor login={{ mode: { value: 'mobile', onValueChange: fn() } }} /> },
};

export const RegistrationClosed: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { end: <Visitor login={{ registerHref: undefined }} /> },
};

export const FreePlayOffered: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    end: (
      <Visitor
        login={{
          mode: { value: 'username', onValueChange: fn() },
          freePlay: { label: 'Try free play', onClick: fn() },
        }}
      />
    ),
  },
};

export const LoggedInPlayer: Story = { args: { end: <Player />, phone: playerPhone() } };

export const LoggedInVip: Story = {
  parameters: { visual: { looksLike: 'logged-in-player' } },
  args: { end: <Player account={{ vip: 'VIP 3' }} />, phone: playerPhone() },
};

export const LoggedInAgent: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    end: <Player account={{ name: 'agent_01', links: [...account.links, agentCentre] }} />,
    phone: playerPhone(),
  },
};

export const TrialAccount: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    end: <Player deposit={false} account={{ name: 'trial_5571', count: 0, links: [] }} />,
    phone: playerPhone(),
  },
};

export const BalanceHidden: Story = {
  args: { end: <Player balance={{ hidden: true }} />, phone: playerPhone({ hidden: true }) },
};

export const BalanceUpdating: Story = {
  args: { end: <Player balance={{ updating: true }} />, phone: playerPhone({ updating: true }) },
};

export const BalanceUnavailable: Story = {
  args: { end: <Player balance={{ amount: null }} />, phone: playerPhone({ amount: null }) },
};

export const LongNamesAndGreatSums: Story = {
  args: {
    end: (
      <Player
        balance={{ amount: '₨1,234,567,890.12' }}
        account={{ name: 'the_longest_account_name_allowed', count: 128, vip: 'VIP Imperial Black' }}
      />
    ),
    phone: playerPhone({ amount: '₨1,234,567,890.12' }),
    nav: navigation(undefined, {
      live: 'Live-Casino und Spielshows',
      fish: 'Angelspiele',
      cockfight: 'Hahnenkampf',
      promotions: 'Sonderaktionen',
      refer: 'Freunde werben',
    }),
  },
};

export const PictureBroken: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    end: <Player account={{ picture: ['/art/avatars/none/missing.png'] }} />,
    phone: playerPhone(),
  },
};

export const NavigationHidden: Story = {
  name: 'Leaves the navigation out',
  tags: ['NAV-12'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { nav: false },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Live casino')).toBeNull();
    await expect(canvas.getAllByText('Register').length).toBeGreaterThan(0);
  },
};

export const InUrdu: Story = {
  decorators: [
    (Story) => (
      <div lang="ur" dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: {
    end: (
      <Visitor
        login={{
          mode: { value: 'username', onValueChange: fn() },
          label: 'لاگ اِن',
          words: {
            username: 'صارف نام',
            mobile: 'موبائل',
            mode: 'لاگ اِن کا طریقہ',
            password: 'پاس ورڈ',
            show: 'پاس ورڈ دکھائیں',
            hide: 'پاس ورڈ چھپائیں',
            forgot: 'بھول گئے؟',
            login: 'لاگ اِن',
            register: 'رجسٹر کریں',
            required: (field) => `${field} ضروری ہے۔`,
          },
        }}
      />
    ),
    nav: navigation(undefined, {
      home: 'ہوم',
      rng: 'سلاٹس',
      live: 'لائیو کیسینو',
      fish: 'فشنگ',
      pvp: 'کارڈز',
      sports: 'کھیل',
      esports: 'ای اسپورٹس',
      lottery: 'لاٹری',
      cockfight: 'مرغ بازی',
      download: 'ڈاؤن لوڈ',
      promotions: 'پروموشنز',
      refer: 'دوست لائیں',
    }),
  },
};

export const StudiosOpen: Story = {
  name: 'Lets a category’s studios down',
  tags: ['HDR-09'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { nav: navigation({ items: vendors(7), load: { kind: 'ready' } }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    if (!isWide()) {
      await expect(canvas.queryByRole('button', { name: /Slots/ })).toBeNull();
      return;
    }
    const slots = canvas.getByRole('button', { name: 'Studios of Slots' });
    await userEvent.click(slots);
    await expect(slots).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: /Ombrelith/ })).toBeVisible();
  },
};

export const AccountOpen: Story = {
  name: 'Opens the player’s own menu',
  tags: ['HDR-07'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    end: <Player account={{ vip: 'VIP 3', links: [...account.links, agentCentre] }} />,
    phone: playerPhone(),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    if (!isWide()) {
      await expect(canvas.getByRole('link', { name: /^Account/ })).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: /rania_87/ }));
    await expect(canvas.getByRole('link', { name: 'Member centre' })).toBeVisible();
  },
};
