import {
  BadgePercent,
  ChartColumn,
  ChartLine,
  CircleArrowDown,
  CircleArrowUp,
  Coins,
  Gift,
  type IconNode,
  LayoutDashboard,
  Mail,
  Megaphone,
  Network,
  ReceiptText,
  ScrollText,
  Target,
  UserPlus,
  UserRound,
  Wallet,
} from 'lucide';
import { type ReactNode, useState } from 'react';
import { Badge } from '../actions/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { media } from '../theme.css.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';
import type { AccountDialogGroup, AccountDialogItem } from './AccountDialogMenu.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#8a6d2f" d="M0 0h36v36H0z"/><circle cx="18" cy="18" r="9" fill="#f6e7c1"/></svg>',
)}`;

export const player: AccountDialogProps['owner'] = {
  picture: <Avatar picture={[picture]} alt="" />,
  name: 'rania_87',
  detail: 'ID 40718826',
  badge: <Badge tone="vip">VIP 3</Badge>,
};

export const agent: AccountDialogProps['owner'] = {
  name: 'Agent',
  detail: 'rania_87, level 2',
};

const pages: [id: string, label: string, icon: IconNode, count?: AccountDialogItem['count']][] = [
  ['account', 'My account', UserRound],
  ['wallet', 'Wallet', Wallet],
  ['deposit', 'Deposit', CircleArrowDown],
  ['withdraw', 'Withdraw', CircleArrowUp],
  ['bets', 'Betting record', ScrollText],
  ['records', 'Account record', ReceiptText],
  ['profit', 'Profit and loss', ChartLine],
  ['bonus', 'Bonus details', BadgePercent],
  ['rewards', 'Rewards', Gift, { value: 2, label: '2 rewards to claim' }],
  ['referral', 'Referral', UserPlus],
  ['missions', 'Missions', Target, { value: 4, label: '4 missions to claim' }],
  ['messages', 'Messages', Mail, { value: 0, label: 'No unread messages' }],
];

const agentPages: typeof pages = [
  ['news', 'Announcements', Megaphone],
  ['team', 'Team overview', LayoutDashboard],
  ['register', 'Register downline', UserPlus],
  ['downlines', 'Downlines', Network],
  ['team-bets', 'Team betting', ScrollText],
  ['team-profit', 'Profit and loss', ChartColumn],
  ['income', 'Income', Coins],
];

const menuOf = (list: typeof pages, key: string, current: string | null): AccountDialogGroup[] => [
  {
    id: 'pages',
    items: list.map(([id, label, icon, count]) => ({
      id,
      label,
      icon,
      count,
      href: `#${key}=${id}`,
      current: id === current,
    })),
  },
];

export const memberMenu = (current: string | null) => menuOf(pages, 'member', current);
export const agentMenu = (current: string | null) => menuOf(agentPages, 'agent', current);

export const longText: ReactNode = (
  <Stack gap={4}>
    {Array.from({ length: 24 }, (_, index) => `Rule ${index + 1}`).map((rule) => (
      <Text key={rule} tone="secondary">
        {rule}. A transfer between studios is done within a minute. Where a studio does not answer, the sum stays where
        it was and the record says so.
      </Text>
    ))}
  </Stack>
);

export const hasRoomForBoth = () => matchMedia(media.wide).matches;

interface WalkedProps {
  dialog: (props: Pick<AccountDialogProps, 'open' | 'page' | 'groups' | 'children' | 'onClose'>) => ReactNode;
  first: string | null;
}

export function Walked({ dialog, first }: WalkedProps) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(first);
  const label = pages.find(([id]) => id === at)?.[1] ?? null;
  return (
    <main
      onClickCapture={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        setAt(link.hash.split('=')[1] ?? null);
      }}
    >
      <Text as="h1" size="displayLg">
        The table is set
      </Text>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {dialog({
        open,
        page: label,
        groups: memberMenu(at),
        children: <Text>{label}</Text>,
        onClose: () => setOpen(false),
      })}
    </main>
  );
}
