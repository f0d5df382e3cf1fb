import { type ContractTerms, settle } from '@baize/domain';
import { DescriptionList, Panel, Stack, Text } from '@baize/ui';
import { TierWords } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import type { Dates } from '../../contracts/useDates.ts';
import type { NamedBounds } from './problemText.ts';
import type { ProposalBasis } from './useProposal.ts';

interface ProposalAsideProps {
  basis: ProposalBasis;
  bounds: NamedBounds | null;
  terms: ContractTerms;
  words: TermsText;
  dates: Dates;
}

/** Shows where the limits come from, and the cost of the last period under the edited terms. */
export function ProposalAside({ basis, bounds, terms, words, dates }: ProposalAsideProps) {
  const text = useText();
  const { payee, periods, rules } = basis;
  const last = [...periods].sort((a, b) => b.to - a.to)[0];
  const settled = last && settle(terms, last.figures, rules);
  const stand = settled?.lines.find((line) => line.kind === 'tier');
  const reached = settled?.tier == null ? undefined : terms.tiers[settled.tier];
  return (
    <Stack gap={4}>
      {bounds && (
        <Panel
          kind="ruled"
          title={text('contracts.limits')}
          footer={
            bounds.source.kind === 'platform'
              ? text('contracts.limits.platform')
              : text('contracts.limits.own', {
                  name: bounds.sourceName ? apart(bounds.sourceName) : text('agent.platform'),
                  version: bounds.source.version,
                })
          }
        >
          <TierWords
            tiers={bounds.tiers.map((tier, place) => ({
              id: String(place),
              label: text('contracts.tier', { tier: place + 1 }),
              text: words.limits(terms.kind, tier),
            }))}
          />
        </Panel>
      )}
      {last && settled && (
        <Panel title={text('contracts.last', { name: apart(payee.name) })}>
          <Stack gap={3}>
            <Text size="caption" tone="secondary">
              {dates.period(last)}
            </Text>
            <DescriptionList
              items={[
                ...(stand?.kind === 'tier' && terms.kind !== 'realtime-salary' ? stand.conditions : []).map(
                  ({ condition, has }) => ({
                    id: condition,
                    term: words.field(condition),
                    value: words.value(condition, has),
                  }),
                ),
                {
                  id: 'reaches',
                  term: text('contracts.last.reaches'),
                  value:
                    settled.tier !== null && reached
                      ? text('contracts.replay.tier', {
                          tier: settled.tier + 1,
                          rate: words.rates(terms.kind, reached),
                        })
                      : text('contracts.replay.notReached'),
                },
                { id: 'pay', term: text('contracts.last.pay'), value: words.money(settled.amount) },
              ]}
            />
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
