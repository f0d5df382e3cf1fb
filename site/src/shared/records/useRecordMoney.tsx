import { formatMoney, toneOfAmount } from '@baize/domain';
import { Text } from '@baize/ui';
import { type ReactNode, useMemo } from 'react';
import { useCurrency } from '../../core/services/useCurrency.ts';

export interface RecordMoney {
  /** ISO code or the platform's own; empty when unknown. */
  code: string;
  plain: (amount: string) => string;
  /** Signed and coloured amount. */
  signed: (amount: string) => ReactNode;
  /** Signed amount as plain text. */
  signedText: (amount: string) => string;
}

/** Formats amounts in the currency of the response, or else in the brand's. */
export function useRecordMoney(currency: string | null = null): RecordMoney {
  const own = useCurrency();
  return useMemo(() => {
    const known = currency === null || own.code === null || currency === own.code;
    const used = known ? own : { ...own, code: currency, symbol: null };
    const plain = (amount: string) => formatMoney(amount, used) ?? '–';
    const signedText = (amount: string) => (toneOfAmount(amount) === 'gain' ? `+${plain(amount)}` : plain(amount));
    const signed = (amount: string) => (
      <Text as="bdi" tone={tones[toneOfAmount(amount)]}>
        {signedText(amount)}
      </Text>
    );
    return { code: used.code ?? '', plain, signed, signedText };
  }, [currency, own]);
}

/** Losses are not red, because they are not errors. */
const tones = { gain: 'positive', loss: 'primary', none: 'muted' } as const;
