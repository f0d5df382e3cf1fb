import { usableBalance } from '@baize/domain';
import { AccountMenu, Avatar, Balance } from '@baize/ui';
import { useState } from 'react';
import { useBrand, useSession } from '../app/services.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { usePictures } from '../data/pictures.ts';
import { balanceHidden, useAvatar, useBalance, useMember, useUnread } from '../data/player.ts';
import { useMoney } from '../language/useMoney.ts';
import { useText } from '../language/useText.ts';

/** Balance, picture, badge and menu of who is signed in (HDR-05 to HDR-08). */
export function PlayerCorner() {
  const text = useText();
  const overlay = useOverlay();
  const { username, customerId } = useSession();
  const { value: member } = useMember();
  const { value: unread } = useUnread();
  const avatar = useAvatarPictures();
  // A visit that was taken up again knows the token before the name, and a button without a name is none.
  const name = member?.account ?? username;
  const id = member?.id ?? customerId ?? '';
  const count = (unread?.messages ?? 0) + (unread?.promotions ?? 0);
  return (
    <>
      <BalanceCorner />
      {name && (
        <AccountMenu
          name={name}
          avatar={avatar}
          count={count}
          vip={member?.club?.name}
          userId={id}
          onCopyId={() => overlay.open('copied')}
          links={[]}
          onSignOut={() => overlay.open('sign-out')}
          words={{
            id: text('frame.account.id', { id }),
            copy: text('frame.account.copy'),
            signOut: text('frame.signOut'),
            count: text('frame.account.count', { count }),
          }}
        />
      )}
    </>
  );
}

export function PlayerPhoneCorner() {
  const { username } = useSession();
  return (
    <>
      <BalanceCorner />
      <Avatar picture={useAvatarPictures()} alt={username ?? ''} />
    </>
  );
}

export function BalanceCorner() {
  const text = useText();
  const money = useMoney();
  const { currency } = useBrand();
  const { value, loading, retry } = useBalance();
  const [hidden, setHidden] = useState(balanceHidden.get);
  // What is brought up to date behind the figure keeps the figure; only a press says that it is being done (HDR-05).
  const [asked, setAsked] = useState(false);
  const refresh = () => {
    setAsked(true);
    void retry().finally(() => setAsked(false));
  };
  const toggle = () => {
    balanceHidden.set(!hidden);
    setHidden(!hidden);
  };
  return (
    <Balance
      amount={money(usableBalance(value, currency))}
      hidden={hidden}
      updating={loading || asked}
      onRefresh={refresh}
      onToggle={toggle}
      words={{
        label: text('frame.balance'),
        hide: text('frame.balance.hide'),
        show: text('frame.balance.show'),
        refresh: text('frame.balance.refresh'),
        updating: text('frame.balance.updating'),
        unavailable: text('frame.balance.unavailable'),
      }}
    />
  );
}

function useAvatarPictures(): readonly string[] {
  const pictures = usePictures();
  const { value } = useAvatar();
  return value?.picture ? pictures(value.picture) : [];
}
