import { mostPayees, type Payee } from '@baize/domain';
import { Inline, Link, Stack, Text } from '@baize/ui';
import { RadioGroup } from '@baize/ui/overlays';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useOffered } from '../../../core/services/status.ts';
import { newPayee } from './payeeAddress.ts';

interface PayeeChoiceProps {
  payees: readonly Payee[];
  value: string;
  onValueChange: (id: string) => void;
}

export function PayeeChoice({ payees, value, onValueChange }: PayeeChoiceProps) {
  const text = useText();
  const { hrefOf } = useCentre();
  const chosen = payees.find(({ id }) => id === value);
  const changeable = useOffered('payees');
  const full = payees.length >= mostPayees;
  return (
    <Stack gap={3}>
      <RadioGroup
        label={text('withdrawal.payee')}
        kind="cards"
        value={value}
        onValueChange={onValueChange}
        options={payees.map(({ id, providerName, number, holder }) => ({
          value: id,
          label: providerName,
          hint: [inOrder(number), holder && apart(holder)].filter(Boolean).join(' · '),
        }))}
      />
      {changeable && (
        <Inline gap={5} wrap>
          {full ? (
            <Text size="caption" tone="muted">
              {text('withdrawal.payee.most', { count: mostPayees })}
            </Text>
          ) : (
            <Link href={hrefOf('withdraw', { payee: newPayee })}>{text('withdrawal.payee.add')}</Link>
          )}
          {chosen && (
            <Link kind="quiet" href={hrefOf('withdraw', { payee: chosen.id })}>
              {text('withdrawal.payee.remove', { name: payeeName(chosen) })}
            </Link>
          )}
        </Inline>
      )}
    </Stack>
  );
}

export const payeeName = ({ providerName, number }: Pick<Payee, 'providerName' | 'number'>): string =>
  `${apart(providerName)} ${inOrder(number)}`;
