import { type ContractKind, type ContractTerms, settle, tierProgress } from '@baize/domain';
import { agentProfile } from '@baize/gateway';
import { Inline, Link, Panel, StatusBadge, Text } from '@baize/ui';
import { TierMeter, TierWords } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { payerOf } from '../../contracts/reviewWords.ts';
import type { Contracts } from '../../contracts/useContracts.ts';
import { useDates } from '../../contracts/useDates.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import { MessageButton } from '../shared/MessageDialog.tsx';
import { contractLooks } from './contractLooks.ts';
import { OwnStanding } from './OwnStanding.tsx';
import type { ContractsView } from './useContractsView.ts';

interface OwnContractProps {
  kind: ContractKind;
  contracts: Contracts;
  view: ContractsView;
  focused: boolean;
}

export function OwnContract({ kind, contracts, view, focused }: OwnContractProps) {
  const text = useText();
  const { own, next, rules, running, currency } = contracts;
  const dates = useDates(rules.timeZone);
  const words = useTermsText(currency);
  const upline = useEndpoint(agentProfile, {}).value?.uplineName;
  const shown = own ?? next;
  if (!shown) {
    return (
      <Panel title={text('contracts.own')} focused={focused}>
        <Inline gap={3} justify="between" wrap>
          <Text tone="secondary">{text('contracts.own.none')}</Text>
          {upline && <MessageButton reader={{ account: null, name: upline }} />}
        </Inline>
      </Panel>
    );
  }
  const { terms, version, startsAt, state, id } = shown.contract;
  const progress = running && tierProgress(terms, running.figures, rules.digits);
  const settled = running && settle(terms, running.figures, rules);
  const standing = running && (
    <OwnStanding running={running} progress={progress} settled={settled} words={words} dates={dates} />
  );
  const begins = next?.contract.startsAt ?? null;
  const following =
    own && next && begins !== null
      ? text('contracts.own.next', { version: next.contract.version, day: dates.day(begins) })
      : null;
  const footer = progress ? following : (standing ?? following);
  const line = text('contracts.own.line', {
    name: payerOf(shown, text),
    version,
    day: dates.day(startsAt),
    cycle: text(`agent.cycle.${terms.cycle}`),
    carries: rules.carriesLosses && kind === 'dividend' ? 'yes' : 'no',
  });
  return (
    <Panel
      kind="ruled"
      title={text('contracts.own')}
      focused={focused}
      marks={
        <>
          <StatusBadge status={contractLooks[state.kind]} label={text(`agent.contract.state.${state.kind}`)} />
          <Text as="span" size="caption" tone="secondary">
            {line}
          </Text>
        </>
      }
      actions={<Link href={view.hrefOf({ contract: id })}>{text('contracts.own.versions')}</Link>}
      footer={footer}
    >
      {progress ? (
        <TierMeter
          label={text('contracts.meter')}
          tiers={terms.tiers.map((tier, place) => ({
            id: String(place),
            label: text('contracts.tier', { tier: place + 1 }),
            rate: words.rates(kind, tier),
          }))}
          reached={progress.reached === null ? undefined : String(progress.reached)}
          conditions={progress.conditions.map((condition) => meterRow(condition, terms, progress.next))}
          aside={standing}
          words={{
            passed: text('contracts.meter.passed'),
            here: text('contracts.meter.here'),
            next: text('contracts.meter.next'),
            all: text('contracts.meter.all', { count: terms.tiers.length }),
            fewer: text('contracts.meter.fewer'),
          }}
        />
      ) : (
        <TierWords
          tiers={terms.tiers.map((tier, place) => ({
            id: String(place),
            label: text('contracts.tier', { tier: place + 1 }),
            text: words.sentence(kind, tier),
          }))}
        />
      )}
    </Panel>
  );

  function meterRow(
    { condition, has, filled, reached, missing }: NonNullable<ReturnType<typeof tierProgress>>['conditions'][number],
    { tiers }: ContractTerms,
    following: number | null,
  ) {
    const value = words.value(condition, has);
    const lacks = missing !== null && missing !== '0' && following !== null;
    const held = { amount: words.value(condition, missing ?? '0'), tier: (following ?? 0) + 1 };
    const note = lacks ? text('contracts.meter.missing', held) : reachedText(reached);
    return {
      id: condition,
      label: words.field(condition),
      value,
      note: note ? { text: note, tone: lacks ? ('warning' as const) : ('positive' as const) } : undefined,
      text: text('contracts.meter.text', {
        field: words.field(condition),
        value,
        reached: reached === null ? 0 : reached + 1,
        lacks: lacks ? 'yes' : 'no',
        missing: held.amount,
        next: held.tier,
      }),
      steps: tiers.map((tier, place) => ({
        threshold: words.value(condition, tier[condition] ?? '0'),
        filled: filled[place] ?? 0,
      })),
    };
  }

  function reachedText(reached: number | null): string | null {
    return reached === null ? null : text('contracts.meter.reached', { tier: reached + 1 });
  }
}
