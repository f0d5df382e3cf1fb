import { Button, Inline } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { MoneyWays } from '../../shared/players/MoneyWays.tsx';

/**
 * Shows the wallet actions in a phone's drawer; deposit and withdrawal have equal weight there too (HDR-04, RSP-07).
 */
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
