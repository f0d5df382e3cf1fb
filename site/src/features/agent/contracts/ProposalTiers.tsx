import { Avatar, Inline, Panel, Stack, Text } from '@baize/ui';
import { TierEditor, TierWords } from '@baize/ui/overlays';
import type { Ref } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import type { ProposalBasis } from './useProposal.ts';
import type { TermsEditing } from './useTermsEditor.ts';

interface ProposalTiersProps {
  ref: Ref<HTMLElement>;
  basis: ProposalBasis;
  editing: TermsEditing;
  words: TermsText;
}

/** Shows the tiers as fields and in the wording that the payee will read. */
export function ProposalTiers({ ref, basis, editing, words }: ProposalTiersProps) {
  const text = useText();
  const { payee, team, current, rules } = basis;
  const { editor, terms, isWrong } = editing;
  const name = apart(payee.name);
  return (
    <Stack gap={4}>
      <TierEditor
        {...editor}
        ref={ref}
        header={
          <Inline gap={3} justify="between" align="center" wrap>
            <Inline gap={3} align="center">
              <Avatar picture={payee.avatar ? [payee.avatar] : []} alt="" />
              <Stack gap={0}>
                <Text as="bdi" strong>
                  {payee.name}
                </Text>
                <Text size="caption" tone="secondary">
                  {text('contracts.propose.about', { agent: payee.agent ? 'yes' : 'no', level: payee.level, team })}{' '}
                  {current
                    ? text('contracts.propose.holds', { version: current.contract.version })
                    : text('contracts.propose.holdsNone')}
                </Text>
              </Stack>
            </Inline>
            <Stack gap={0}>
              <Text size="caption" tone="secondary">
                {text('contracts.propose.pays', { name })}
              </Text>
              {rules.carriesLosses && terms.kind === 'dividend' && (
                <Text size="caption" strong>
                  {text('contracts.carries')}
                </Text>
              )}
            </Stack>
          </Inline>
        }
      />
      <Panel kind="ruled" title={text('contracts.inWords', { name })}>
        <TierWords
          tiers={terms.tiers.map((tier, place) => ({
            id: String(place),
            label: text('contracts.tier', { tier: place + 1 }),
            text: isWrong(place) ? text('contracts.inWords.wrong') : words.sentence(terms.kind, tier),
          }))}
        />
      </Panel>
    </Stack>
  );
}
