import { CircleHelp, Menu, MessageCircle, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { useStoryBrand } from '../../internal/storyBrand.ts';
import { media } from '../../theme.css.ts';
import { AccountMenu, type AccountMenuProps } from '../AccountMenu.tsx';
import { Balance, type BalanceProps } from '../Balance.tsx';
import { InlineLogin, type InlineLoginProps } from '../InlineLogin.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { Logo } from '../Logo.tsx';
import { MobileHeader } from '../MobileHeader.tsx';
import { NavBar } from '../NavBar.tsx';
import type { NavItem, NavVendors } from '../NavRow.tsx';
import { SearchButton } from '../SearchButton.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { TopBar } from '../TopBar.tsx';
import { TopBarLink } from '../TopBarLink.tsx';
import { VendorMenu } from '../VendorMenu.tsx';
import { account, balance, languages, login, navigation } from './fixtures.ts';

export const ownEmblem =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Ccircle cx="12" cy="12" r="11" fill="%231b4b6b"/%3E%3Cpath d="M10 8h4l1.5 11h-7zM9.5 5h5v2h-5z" fill="%23fff"/%3E%3C/svg%3E';

export const BrandLogo = () => <Logo name={useStoryBrand().name} href="/" />;

export const logo = <BrandLogo />;

export const tools = (
  <>
    <LanguageMenu selected="EN" items={languages} onSelect={fn()} label="Language" />
    <ThemeSwitch label="Theme" onToggle={fn()} />
    <TopBarLink href="/help" icon={CircleHelp}>
      Help
    </TopBarLink>
  </>
);

const glass = <SearchButton href="?modal=search" label="Search" shortcut="/" />;
export const searchButton = <SearchButton href="?modal=search" label="Search" shortcut="/" field />;

export const menuButton = <IconButton label="Menu" icon={Menu} onClick={fn()} />;

interface VisitorProps {
  login?: Partial<InlineLoginProps>;
}

export const Visitor = ({ login: changes }: VisitorProps) => <InlineLogin {...login} {...changes} />;

interface PlayerProps {
  balance?: Partial<BalanceProps>;
  account?: Partial<AccountMenuProps>;
  deposit?: boolean;
}

export const Player = ({ balance: sum, account: who, deposit = true }: PlayerProps) => (
  <>
    <Balance {...useStoryBrand().sums(balance)} {...sum} />
    {deposit && (
      <Button kind="accent" size="sm" href="?member=deposit" iconStart={Plus}>
        Deposit
      </Button>
    )}
    <AccountMenu {...account} {...who} />
  </>
);

export const visitorCorner = (
  <>
    {glass}
    <Button surface="dark" href="?modal=login">
      Log in
    </Button>
    <Button kind="accent" href="?modal=register">
      Register
    </Button>
  </>
);

export const playerCorner = (
  <>
    {glass}
    <Balance {...balance} compact />
    <Button kind="accent" href="?member=deposit">
      Deposit
    </Button>
    <AccountMenu {...account} compact />
  </>
);

export const menu = (vendors: NavVendors) => <VendorMenu {...vendors} words={{ hot: 'Hot' }} />;

export const navWords = { hot: 'Hot', more: 'More', studios: (category: string) => `Studios of ${category}` };

interface HeaderProps {
  end: ReactNode;
  scrolledEnd?: ReactNode;
  nav?: readonly NavItem[] | false;
  phone: { start?: ReactNode; sum?: ReactNode; search?: ReactNode; end: ReactNode };
}

export const HeaderBars = ({ end, scrolledEnd = visitorCorner, nav = navigation(), phone }: HeaderProps) => (
  <>
    <TopBar start={tools} end={end} />
    {nav && (
      <NavBar
        logo={logo}
        items={nav}
        menu={menu}
        label="Main"
        end={searchButton}
        scrolledEnd={scrolledEnd}
        words={navWords}
      />
    )}
    <MobileHeader logo={logo} {...phone} />
  </>
);

export const visitorPhone = {
  start: menuButton,
  search: searchButton,
  end: (
    <Button surface="dark" size="sm" href="?modal=login">
      Log in
    </Button>
  ),
};

export const playerPhone = (sum: Partial<BalanceProps> = {}) => ({
  start: menuButton,
  sum: <Balance {...balance} {...sum} />,
  search: searchButton,
  end: <IconButton label="Customer service" icon={MessageCircle} onClick={fn()} />,
});

export const isWide = () => window.matchMedia(media.wide).matches;
