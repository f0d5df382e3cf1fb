import { type ContractKind, tierProgress } from '@baize/domain';
import { proposalBasis } from '@baize/gateway';
import { Button, Empty, Inline, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { SelectField, TierEditor } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { ReplayTable } from '../../contracts/ReplayTable.tsx';
import { type ContractDetail, useContractDetail, useContracts } from '../../contracts/useContracts.ts';
import { useDates } from '../../contracts/useDates.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import { tiersOf } from './termsEditing.ts';
import type { ContractsView } from './useContractsView.ts';
import { useTermsEditor } from './useTermsEditor.ts';

type Simulated = Pick<ContractDetail, 'periods' | 'rules' | 'currency'> & {
  contract: ContractDetail['contract'];
  running: ContractDetail['running'];
  side: 'payer' | 'payee';
};

/** Simulates other terms over the last real periods, for the reader's own contract or a given one; sends nothing. */
export function SimulatorTab({ kind, view }: { kind: ContractKind; view: ContractsView }) {
  const text = useText();
  const answer = useContracts(kind);
  const { value } = answer;
  const own = value?.own ?? null;
  const given = (value?.given ?? []).filter(({ side }) => side === 'payer');
  const account = given.find(({ payee }) => payee.account === view.account)?.payee.account ?? null;
  const chosen = account ?? (own ? null : (given[0]?.payee.account ?? null));
  const ownDetail = useContractDetail(chosen === null && own ? own.contract.id : null);
  const basis = useEndpoint(proposalBasis, chosen === null ? null : { account: chosen, kind });
  const asked = !value ? answer : chosen === null ? ownDetail : basis;
  if (value && !own && given.length === 0) return <Empty title={text('contracts.simulator.none')} />;
  const simulated: Simulated | null =
    chosen === null
      ? ownDetail.value
        ? { ...ownDetail.value, side: 'payee' }
        : null
      : basis.value?.current
        ? { ...basis.value, contract: basis.value.current, running: null, side: 'payer' }
        : null;
  return (
    <LoadFrame
      load={loadOf<unknown>(asked, text, { title: text('contracts.failed') })}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      <Stack gap={4}>
        <SelectField
          label={text('contracts.simulator.whose')}
          options={[
            ...(own ? [{ value: '', label: text('contracts.own') }] : []),
            ...given.map(({ payee }) => ({ value: payee.account, label: payee.name })),
          ]}
          value={chosen ?? ''}
          onValueChange={(next) =>
            view.go({ tab: 'simulator', ...(next === '' ? {} : { account: next }) }, { replace: true })
          }
        />
        {simulated && <Simulation key={simulated.contract.contract.id} simulated={simulated} view={view} />}
      </Stack>
    </LoadFrame>
  );
}

function Simulation({ simulated, view }: { simulated: Simulated; view: ContractsView }) {
  const text = useText();
  const { contract: named, running, periods, rules, currency, side } = simulated;
  const before = named.contract.terms;
  const dates = useDates(rules.timeZone);
  const words = useTermsText(currency);
  const [tiers, setTiers] = useState(() => tiersOf(before.tiers));
  const editing = useTermsEditor({
    of: before,
    tiers,
    onTiers: setTiers,
    bounds: null,
    digits: rules.digits,
    words,
  });
  const { terms } = editing;
  const right = editing.wrong === 0;
  const progress = right && running ? tierProgress(terms, running.figures, rules.digits) : null;
  return (
    <Stack gap={4}>
      <Text tone="secondary">{text('contracts.simulator.text')}</Text>
      <TierEditor {...editing.editor} />
      <Inline gap={3} wrap>
        <Button onClick={() => setTiers(tiersOf(before.tiers))}>{text('contracts.simulator.reset')}</Button>
        {side === 'payer' && (
          <Button href={view.hrefOf({ propose: named.payee.account })}>{text('contracts.menu.change')}</Button>
        )}
      </Inline>
      {progress && (
        <Text>
          {progress.next === null
            ? text('contracts.now.top')
            : text('contracts.now.needs', { tier: progress.next + 1, missing: words.missing(progress.conditions) })}
        </Text>
      )}
      {right ? (
        <ReplayTable title={text('contracts.replay')} {...{ terms, before, periods, rules, side, words, dates }} />
      ) : (
        <Text tone="secondary">{text('contracts.inWords.wrong')}</Text>
      )}
    </Stack>
  );
}
