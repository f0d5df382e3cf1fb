import { decideMemberCentre } from '@baize/domain';
import { Button, Inline } from '@baize/ui';
import { Plus } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';

/** What a player's corner of a desk offers, for the drawer of a phone: paying in and out weigh the same there too (HDR-04, RSP-07). */
export function WalletActions({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const { hrefOf } = useOverlay();
  return (
    <Inline gap={2} wrap>
      <MoneyWays onFollow={onFollow} />
      <Button surface="dark" href={hrefOf('sign-out')} onClick={onFollow}>
        {text('frame.signOut')}
      </Button>
    </Inline>
  );
}

/** Paying in and paying out, equally near from every page, but for the row of a scrolled one; nothing for who has no member centre. */
export function MoneyWays({ only, onFollow }: { only?: 'in'; onFollow?: () => void }) {
  const text = useText();
  const { hrefOf } = useCentre();
  if (!useAccess(decideMemberCentre)) return null;
  return (
    <>
      <Button kind="accent" iconStart={only ? undefined : Plus} href={hrefOf('depositv2')} onClick={onFollow}>
        {text('member.page.depositv2')}
      </Button>
      {!only && (
        <Button surface="dark" href={hrefOf('withdraw')} onClick={onFollow}>
          {text('member.page.withdraw')}
        </Button>
      )}
    </>
  );
}
