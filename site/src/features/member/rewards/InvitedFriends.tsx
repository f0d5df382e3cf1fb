import { type InvitedFriend, noticeTime } from '@baize/domain';
import { referralFriends } from '@baize/gateway';
import { type RecordColumn, RecordTable, StatusBadge } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { endOf } from '../../../shared/page/Pages.tsx';
import { ShownPages } from '../list/ShownPages.tsx';
import { useShown } from '../list/useShown.ts';

export function InvitedFriends() {
  const text = useText();
  const money = useMoney();
  const shown = useShown('referral');
  const answer = useEndpoint(referralFriends, { page: shown.page });
  const columns = useMemo(
    (): readonly RecordColumn<InvitedFriend>[] => [
      { id: 'name', header: text('invited.name'), role: 'title', plain: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: 'joined',
        header: text('invited.joined'),
        role: 'detail',
        cell: ({ joined }) => <bdi>{noticeTime(joined)}</bdi>,
      },
      {
        id: 'state',
        header: text('invited.state'),
        role: 'result',
        plain: true,
        cell: ({ active }) => (
          <StatusBadge
            status={active ? 'active' : 'joined'}
            label={text(active ? 'invited.state.active' : 'invited.state.waiting')}
          />
        ),
      },
      {
        id: 'bets',
        header: text('invited.bets'),
        role: 'detail',
        align: 'end',
        cell: ({ validBets }) => <bdi>{money(validBets) ?? '–'}</bdi>,
      },
      {
        id: 'earned',
        header: text('invited.earned'),
        role: 'detail',
        align: 'end',
        cell: ({ earned }) => <bdi>{money(earned) ?? '–'}</bdi>,
      },
    ],
    [text, money],
  );
  const rows = answer.value?.friends ?? [];
  return (
    <RecordTable
      caption={text('invited.title')}
      columns={columns}
      rows={rows}
      rowId={({ name, joined }) => `${name} ${joined}`}
      load={loadOf(answer, text, {
        title: text('invited.failed'),
        empty: { title: text('invited.empty') },
        isEmpty: rows.length === 0,
      })}
      pages={<ShownPages shown={shown} {...endOf(answer.value)} busy={answer.refreshing} />}
    />
  );
}
