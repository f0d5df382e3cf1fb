import { isRate } from '@baize/domain';
import { EndingContracts } from '@baize/ui/overlays';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { payerOf } from './reviewWords.ts';
import type { TermsText } from './termsText.ts';
import type { ContractDetail } from './useContracts.ts';
import type { Dates } from './useDates.ts';

type Ending = ContractDetail['endings'][number];

interface ReviewEndingsProps {
  endings: ContractDetail['endings'];
  by: 'accept' | 'terminate';
  note?: string;
  prepareHref?: (account: string) => string;
  words: TermsText;
  dates: Dates;
}

/** Lists the contracts further down that the action ends, each with the value that breaks the limit. */
export function ReviewEndings({ endings, by, note, prepareHref, words, dates }: ReviewEndingsProps) {
  const text = useText();
  const count = endings.length;
  const first = endings[0];
  return (
    <EndingContracts
      title={text('contracts.ends')}
      count={text('contracts.ends.count', { count })}
      text={first && text(`contracts.ends.${by}`, { count, time: dates.last(first.endsAt) })}
      contracts={endings.map((ending) => {
        const { contract, endsAt } = ending;
        const { payee, side } = contract;
        return {
          id: contract.contract.id,
          name: payee.name,
          picture: payee.avatar ? [payee.avatar] : [],
          ends: text('contracts.ends.time', { time: dates.last(endsAt) }),
          text: reasonOf(ending),
          prepare:
            prepareHref && side === 'payer' && ending.problems.length > 0
              ? { label: text('contracts.ends.prepare'), href: prepareHref(payee.account) }
              : undefined,
        };
      })}
      note={note}
      empty={text('contracts.ends.none')}
    />
  );

  function reasonOf({ contract: named, problems }: Ending): string {
    const { terms, version } = named.contract;
    const broken = problems.flatMap((problem) => {
      if (problem.rule !== 'bound') return [];
      const { field, tier, bound } = problem;
      const shown = { tier: tier + 1, value: words.value(field, terms.tiers[tier]?.[field] ?? '0') };
      const limit = words.value(field, bound.limit);
      const name = words.field(field);
      return [text(isRate(field) ? 'contracts.ends.pays' : 'contracts.ends.asks', { ...shown, limit, field: name })];
    });
    const what = text('contracts.ends.what', {
      kind: text(`agent.kind.${terms.kind}`),
      version,
      name: named.side === 'payer' ? '' : apart(payerOf(named, text)),
      own: named.side === 'payer' ? 'yes' : 'no',
    });
    return [what, ...(broken.length > 0 ? broken : [text('contracts.ends.above')])].join(' ');
  }
}
