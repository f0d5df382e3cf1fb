import { type DownlineView, firstDownlineView } from '@baize/domain';
import { IconButton, Link, StatusBadge } from '@baize/ui';
import { Menu, type TreeGridColumn, type TreeGridPhone, type TreeGridTree } from '@baize/ui/overlays';
import { Ellipsis } from 'lucide';
import { useMemo } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { usePictures } from '../../../data/pictures.ts';
import { contractLooks } from '../contracts/contractLooks.ts';
import { memberNote, useRowFigures } from './teamWords.ts';
import type { TeamRow } from './treeState.ts';
import { isRowDialog, type RowDialog, useRowActions } from './useRowActions.ts';

interface TeamColumnsOptions {
  view: DownlineView;
  hrefOf: (view: DownlineView) => string;
  currency: string | null;
  rootName: string | null;
  period: string;
  onDialog: (dialog: RowDialog, row: TeamRow) => void;
}

export function useTeamColumns({ view, hrefOf, currency, rootName, period, onDialog }: TeamColumnsOptions) {
  const text = useText();
  const figures = useRowFigures(currency);
  const pictures = usePictures();
  const actionsOf = useRowActions(view);

  const tree = useMemo(
    (): TreeGridTree<TeamRow> => ({
      header: text('team.account'),
      width: 236,
      name: ({ member }) => member.name,
      note: ({ member }) => memberNote(text, member),
      picture: ({ member }) => pictures(member.avatar),
    }),
    [text, pictures],
  );

  const columns = useMemo(
    (): readonly TreeGridColumn<TeamRow>[] => [
      { id: 'balance', header: text('team.balance'), align: 'end', width: 92, cell: figures.balance },
      {
        id: 'team',
        header: text('team.size'),
        align: 'end',
        width: 48,
        cell: ({ member, team }, tabIndex) =>
          team > 0 ? (
            <Link
              href={hrefOf({ ...firstDownlineView, dates: view.dates, branch: member.account })}
              tabIndex={tabIndex}
              aria-label={text('team.size.open', { name: apart(member.name), count: team })}
            >
              {team}
            </Link>
          ) : (
            0
          ),
      },
      {
        id: 'bets',
        header: text('agent.field.valid-bets'),
        headerNote: text('team.sides'),
        align: 'end',
        width: 108,
        cell: (row) => figures.bets(row).main ?? figures.bets(row).own,
        note: (row) => figures.bets(row).main && figures.bets(row).own,
      },
      {
        id: 'result',
        header: text('team.result'),
        headerNote: text('team.sides'),
        align: 'end',
        width: 104,
        cell: (row) => figures.result(row).main ?? figures.result(row).own,
        note: (row) => figures.result(row).main && figures.result(row).own,
      },
      { id: 'rebate', header: text('team.rebate'), align: 'end', width: 54, cell: figures.rebate },
      {
        id: 'contract',
        header: text('team.contract'),
        width: 86,
        cell: (row) =>
          row.contract ? (
            <StatusBadge status={contractLooks[row.contract]} label={figures.contract(row)} />
          ) : (
            figures.contract(row)
          ),
      },
      { id: 'login', header: text('team.login'), width: 58, cell: figures.loginDay, note: figures.loginHour },
      {
        id: 'actions',
        header: text('team.actions'),
        role: 'action',
        width: 32,
        cell: (row, tabIndex) => (
          <Menu
            trigger={(triggerProps) => (
              <IconButton
                {...triggerProps}
                size="sm"
                icon={Ellipsis}
                label={text('team.actions.of', { name: apart(row.member.name) })}
                tabIndex={tabIndex}
              />
            )}
            title={row.member.name}
            text={
              row.member.direct
                ? text('team.member.direct', { kind: row.member.agent ? 'agent' : 'player' })
                : memberNote(text, row.member)
            }
            groups={actionsOf(row.member, row.upline ?? rootName)}
            align="end"
            onSelect={(id) => isRowDialog(id) && onDialog(id, row)}
          />
        ),
      },
    ],
    [text, figures, hrefOf, view.dates, rootName, actionsOf, onDialog],
  );

  const phone = useMemo(
    (): TreeGridPhone<TeamRow> => ({
      header: period,
      figuresHeader: text('team.brief'),
      note: ({ member, team }) =>
        member.agent ? text('team.member.size', { level: member.level, count: team }) : memberNote(text, member),
      figures: figures.brief,
    }),
    [text, figures, period],
  );
  return { tree, columns, phone };
}
