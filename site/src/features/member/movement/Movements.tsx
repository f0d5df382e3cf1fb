import { type MoneyMovement, type MovementKind, readPage } from '@baize/domain';
import { moneyMovements } from '@baize/gateway';
import { RecordTable } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useAgentCentre, useCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { endOf, Pages } from '../../../shared/page/Pages.tsx';
import { movementColumns } from './movementColumns.tsx';
import { useMoneyIn } from './useMoneyIn.ts';

/** Page of each kind; transfers to downlines are in the agent centre. */
const pageOfKind: Readonly<Record<Exclude<MovementKind, 'downline'>, MemberPageKey>> = {
  deposit: 'depositv2',
  withdrawal: 'withdraw',
  upline: 'transferUpline',
  wallet: 'transferFund',
  recall: 'transferFund',
};

const pageSize = 5;

interface MovementsProps {
  kind?: MovementKind;
  page: MemberPageKey;
  words?: { title: string; empty: string };
}

/** Lists past movements, newest first, each linked to its page; the page number is in the address. */
export function Movements({ kind, page, words }: MovementsProps) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const { hrefOf, go } = useCentre();
  const { hrefOf: agentHref } = useAgentCentre();
  const current = readPage(useCentreQuery(page).get('page'));
  const answer = useEndpoint(moneyMovements, { ...(kind && { type: kind }), page: current, pageSize, language });
  const rows = answer.value?.movements ?? [];
  const hrefOfMovement = useCallback(
    ({ kind: of, reference }: MoneyMovement) =>
      of === 'downline'
        ? agentHref('downlineManagmentView', { movement: reference })
        : hrefOf(pageOfKind[of], { movement: reference }),
    [hrefOf, agentHref],
  );
  const columns = useMemo(
    () => movementColumns(text, money, hrefOfMovement, kind === undefined),
    [text, money, hrefOfMovement, kind],
  );
  const shown = (to: number): Record<string, string> => (to > 1 ? { page: String(to) } : {});
  return (
    <RecordTable
      caption={words?.title ?? text('movement.history')}
      captionShown
      columns={columns}
      rows={rows}
      rowId={({ reference }) => reference}
      load={loadOf(answer, text, {
        empty: { title: words?.empty ?? text('movement.history.empty') },
        isEmpty: rows.length === 0,
      })}
      pages={
        <Pages
          selected={current}
          {...endOf(answer.value)}
          busy={answer.refreshing}
          hrefOf={(to) => hrefOf(page, shown(to))}
          onSelect={(to) => go(page, shown(to))}
        />
      }
    />
  );
}
