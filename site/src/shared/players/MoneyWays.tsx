import { decideDeposit, decideWithdrawal } from '@baize/domain';
import { Button } from '@baize/ui';
import { Plus } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useAccess } from '../../core/services/access.ts';

/** Links to deposit and withdrawal with equal weight, except in a scrolled header. */
export function MoneyWays({ only, onFollow }: { only?: 'in'; onFollow?: () => void }) {
  const text = useText();
  const { hrefOf } = useCentre();
  const deposit = useAccess(decideDeposit);
  const withdrawal = useAccess(decideWithdrawal);
  return (
    <>
      {deposit && (
        <Button kind="accent" iconStart={only ? undefined : Plus} href={hrefOf('depositv2')} onClick={onFollow}>
          {text('member.page.depositv2')}
        </Button>
      )}
      {withdrawal && !only && (
        <Button surface="dark" href={hrefOf('withdraw')} onClick={onFollow}>
          {text('member.page.withdraw')}
        </Button>
      )}
    </>
  );
}
