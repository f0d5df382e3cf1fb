import type { DownlineView } from '@baize/domain';
import { Button, DescriptionList, Stack, StatusBadge } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { contractLooks } from '../contracts/contractLooks.ts';
import { RowActions } from './RowActions.tsx';
import { memberNote, useRowFigures } from './teamWords.ts';
import type { TeamRow } from './treeState.ts';
import type { RowDialog } from './useRowActions.ts';

interface RowSheetProps {
  row: TeamRow | null;
  rootName: string | null;
  view: DownlineView;
  currency: string | null;
  teamHref: (account: string) => string;
  onDialog: (dialog: RowDialog, row: TeamRow) => void;
  onClose: () => void;
}

/** Shows all columns and actions of a row, for which a phone's table has no room. */
export function RowSheet({ row, rootName, view, currency, teamHref, onDialog, onClose }: RowSheetProps) {
  const text = useText();
  return (
    <Dialog open={row !== null} title={row?.member.name ?? ''} onClose={onClose} words={{ close: text('frame.close') }}>
      {row && (
        <Stack gap={4}>
          <RowFacts row={row} currency={currency} />
          {row.team > 0 && (
            <Button wide href={teamHref(row.member.account)}>
              {text('team.size.open', { name: apart(row.member.name), count: row.team })}
            </Button>
          )}
          <RowActions row={row} rootName={rootName} view={view} onDialog={(dialog) => onDialog(dialog, row)} />
        </Stack>
      )}
    </Dialog>
  );
}

export function RowFacts({ row, currency, columns }: { row: TeamRow; currency: string | null; columns?: 1 | 2 }) {
  const text = useText();
  const figures = useRowFigures(currency);
  const both = ({ main, own }: { main: string | null; own: string }) => (main === null ? own : `${main} · ${own}`);
  const fact = (id: string, term: string, value: string) => ({ id, term, value: <bdi>{value}</bdi> });
  return (
    <DescriptionList
      columns={columns}
      items={[
        fact('kind', text('team.kind'), memberNote(text, row.member)),
        fact('balance', text('team.balance'), figures.balance(row)),
        fact('team', text('team.size'), String(row.team)),
        fact('bets', text('agent.field.valid-bets'), both(figures.bets(row))),
        fact('result', text('team.result'), both(figures.result(row))),
        fact('rebate', text('team.rebate'), figures.rebate(row)),
        {
          id: 'contract',
          term: text('team.contract'),
          value: row.contract ? (
            <StatusBadge status={contractLooks[row.contract]} label={figures.contract(row)} />
          ) : (
            figures.contract(row)
          ),
        },
        fact('login', text('team.login'), figures.login(row)),
      ]}
    />
  );
}
