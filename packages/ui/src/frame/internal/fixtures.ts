import {
  Cherry,
  CircleUserRound,
  Club,
  Feather,
  Fish,
  Gamepad2,
  Gift,
  House,
  LayoutGrid,
  Mail,
  MessageCircle,
  Spade,
  Ticket,
  UserRound,
  UserRoundPlus,
  UsersRound,
  Volleyball,
  Wallet,
} from 'lucide';
import { fn } from 'storybook/test';
import type { AccountMenuProps } from '../AccountMenu.tsx';
import type { BalanceProps } from '../Balance.tsx';
import type { InlineLoginProps } from '../InlineLogin.tsx';
import type { LanguageItem } from '../LanguageMenu.tsx';
import type { NavItem } from '../NavRow.tsx';
import type { VendorItem } from '../VendorMenu.tsx';

const studios: readonly (readonly [code: string, name: string])[] = [
  ['OMB', 'Ombrelith'],
  ['PKP', 'Pikkoparade'],
  ['HXN', 'Hexanilla'],
  ['TRB', 'Tarrowbelle'],
  ['BRW', 'Brindlewake'],
  ['QSM', 'Quassimint'],
  ['ZRV', 'Zorvanelle'],
  ['MRQ', 'Marquennette'],
  ['CRP', 'Croupelle'],
  ['OND', 'Ondravelle'],
  ['VLT', 'Veltamarre'],
  ['CRL', 'Coralorum'],
  ['DPK', 'Deepkettle'],
  ['ABY', 'Abyssodrome'],
  ['KDR', 'Kadoritte'],
  ['RKW', 'Rookwistle'],
  ['TMS', 'Trumpelmoss'],
  ['TCM', 'Touchmarrow'],
  ['GLB', 'Goalbrindle'],
  ['FRG', 'Fraglume'],
  ['CLM', 'Clutchmarl'],
  ['BLM', 'Ballomeria'],
  ['DRZ', 'Drawzingo'],
  ['NMB', 'Numbrellic'],
  ['SVH', 'Sevenhazel'],
  ['CMB', 'Combdale'],
];

const hotStudios = ['OMB', 'QSM', 'MRQ'];

export const vendors = (count: number, from = 0): VendorItem[] =>
  studios.slice(from, from + count).map(([code, name]) => ({
    code,
    name,
    picture: [`/art/vendors/${code}-emblem.svg`],
    wordmark: `/art/vendors/${code}-word.svg`,
    hot: hotStudios.includes(code),
    href: `/rng?vendor=${code}`,
  }));

export const categories = [
  { id: 'rng', label: 'Slots', icon: Cherry },
  { id: 'live', label: 'Live casino', icon: Club },
  { id: 'fish', label: 'Fishing', icon: Fish },
  { id: 'pvp', label: 'Cards', icon: Spade },
  { id: 'sports', label: 'Sports', icon: Volleyball },
  { id: 'esports', label: 'Esports', icon: Gamepad2 },
  { id: 'lottery', label: 'Lottery', icon: Ticket },
  { id: 'cockfight', label: 'Cockfight', icon: Feather },
] as const;

const studiosOf: Record<string, VendorItem[]> = {
  rng: vendors(7),
  live: vendors(4, 7),
  fish: vendors(3, 11),
  pvp: vendors(3, 14),
  sports: vendors(2, 17),
  esports: vendors(2, 19),
  lottery: vendors(4, 21),
  cockfight: vendors(1, 25),
};
const hotCategories = ['rng', 'live', 'lottery'];

export function navigation(slots?: NavItem['vendors'], names: Record<string, string> = {}): NavItem[] {
  const name = (id: string, label: string) => names[id] ?? label;
  return [
    { id: 'home', label: name('home', 'Home'), href: '/', current: true },
    ...categories.map(({ id, label }) => ({
      id,
      label: name(id, label),
      href: `/${id}`,
      hot: hotCategories.includes(id),
      vendors: id === 'rng' && slots ? slots : { items: studiosOf[id] ?? [], load: { kind: 'ready' as const } },
    })),
    { id: 'promotions', label: name('promotions', 'Promotions'), href: '/promotions' },
    { id: 'download', label: name('download', 'Download'), href: '/download' },
    { id: 'refer', label: name('refer', 'Refer'), href: '/join' },
  ];
}

const language = (code: string, tag: string, name: string, dir: 'ltr' | 'rtl' = 'ltr'): LanguageItem => ({
  code,
  tag,
  name,
  dir,
  flag: `/flags/${code}.svg`,
});

export const languages: readonly LanguageItem[] = [
  language('EN', 'en', 'English'),
  language('UR', 'ur', 'اردو', 'rtl'),
  language('CN', 'zh-Hans', '简体中文'),
  language('ID', 'id', 'Bahasa Indonesia'),
  language('TH', 'th', 'ไทย'),
  language('TY', 'tr', 'Türkçe'),
  language('VI', 'vi', 'Tiếng Việt'),
];

export const login: InlineLoginProps = {
  onSubmit: fn(),
  forgotHref: '?modal=forgot',
  registerHref: '?modal=register',
  label: 'Log in',
  words: {
    username: 'Username',
    mobile: 'Mobile',
    mode: 'Log in with',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    forgot: 'Forgot?',
    login: 'Log in',
    register: 'Register',
    required: (field) => `${field} is required.`,
  },
};

export const balance: BalanceProps = {
  amount: '₨24,680.50',
  hidden: false,
  updating: false,
  onRefresh: fn(),
  onToggle: fn(),
  label: 'Balance',
  words: {
    hide: 'Hide balance',
    show: 'Show balance',
    refresh: 'Refresh balance',
    updating: 'Balance updating',
    unavailable: 'Unavailable',
    outdated: 'Not up to date since 10:05. Refresh balance',
  },
};

const centre = { id: 'member', href: '?member=wallet', label: 'Member centre', icon: UserRound };
const messages = {
  id: 'messages',
  href: '?member=messages',
  label: 'Messages',
  icon: Mail,
  count: { value: 3, label: '3 unread messages' },
};
export const agentCentre = { id: 'agent', href: '?agent=agentTeamOverview', label: 'Agent centre', icon: UsersRound };

export const account: AccountMenuProps = {
  name: 'rania_87',
  picture: ['/art/avatars/u9.svg'],
  count: 5,
  userId: '40718826',
  onCopyId: fn(),
  links: [centre, messages],
  onSignOut: fn(),
  words: { id: 'ID 40718826', copy: 'Copy ID', signOut: 'Sign out', count: '5 things wait for you' },
};

export const tabs = {
  label: 'Main',
  items: [
    { id: 'home', label: 'Home', href: '/', icon: House, current: true },
    { id: 'games', label: 'Games', href: '/rng', icon: LayoutGrid },
    { id: 'wallet', label: 'Wallet', href: '?member=wallet', icon: Wallet, main: true },
    { id: 'offers', label: 'Offers', href: '/promotions', icon: Gift },
    {
      id: 'account',
      label: 'Account',
      href: '?member=menu',
      icon: CircleUserRound,
      count: { value: 5, label: '5 things wait for you' },
    },
  ],
};

export const visitorTabs = {
  ...tabs,
  items: [
    ...tabs.items.slice(0, 2),
    { id: 'register', label: 'Register', href: '?modal=register', icon: UserRoundPlus, main: true },
    ...tabs.items.slice(3, 4),
    { id: 'chat', label: 'Chat', href: '?modal=service', icon: MessageCircle },
  ],
};
