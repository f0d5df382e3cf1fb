import { Inline, Link, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { MovementView } from '../movement/MovementView.tsx';
import { Deposit } from './Deposit.tsx';
import { PayOrder } from './PayOrder.tsx';
import { useDepositErrand } from './useDepositErrand.ts';

/** Shows a new deposit, or the order named in the address (MEM-04). */
export function DepositPage() {
  const text = useText();
  const query = useCentreQuery('depositv2');
  const reference = query.get('movement');
  const { backHref } = useDepositErrand();
  const page = reference === null ? <Deposit /> : <Order key={reference} reference={reference} />;
  if (backHref === null) return page;
  return (
    <Stack gap={4}>
      <Inline gap={0}>
        <Link href={backHref}>{text('deposit.return')}</Link>
      </Inline>
      {page}
    </Stack>
  );
}

function Order({ reference }: { reference: string }) {
  const { hrefOf } = useCentre();
  return (
    <MovementView reference={reference} kinds={['deposit']} overviewHref={hrefOf('depositv2')}>
      {(movement, ask) =>
        movement.state === 'awaiting-payment' && movement.payment ? (
          <PayOrder movement={movement} payment={movement.payment} onChange={ask} />
        ) : null
      }
    </MovementView>
  );
}
