import { shareOf, shortRate } from '@baize/domain';
import type { Invitation } from '@baize/gateway';
import { Badge, Inline, type RecordColumn, twoLineCell } from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { useMemo } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { InvitationCode } from './InvitationCode.tsx';
import { useInvitationWords } from './useInvitations.ts';

interface InvitationColumnsOptions {
  addressOf: (invitation: Invitation) => string;
  onDisable: (invitation: Invitation) => void;
}

export function useInvitationColumns({ addressOf, onDisable }: InvitationColumnsOptions) {
  const text = useText();
  const percent = usePercent();
  const words = useInvitationWords();
  return useMemo((): readonly RecordColumn<Invitation>[] => {
    const share = (part: number, whole: number) => {
      const found = shareOf(String(part), String(whole));
      return found === null ? '' : percent((found * 100).toFixed(1));
    };
    const copied = { copied: text('team.copied'), blocked: text('team.byHand') };
    return [
      {
        id: 'link',
        header: text('team.link'),
        role: 'title',
        cell: (row) =>
          twoLineCell({
            main: (
              <Inline gap={2} wrap>
                <bdi>{row.label}</bdi>
                <State row={row} />
              </Inline>
            ),
            note: words.why(row) || row.code,
          }),
      },
      {
        id: 'opens',
        header: text('team.link.kind'),
        role: 'detail',
        cell: ({ who, rebate }) =>
          twoLineCell({
            main: text(`team.kind.${who}`),
            note: text('team.link.rebate', { rate: percent(shortRate(rebate)) }),
          }),
      },
      {
        id: 'until',
        header: text('team.link.holds'),
        role: 'detail',
        cell: (row) => twoLineCell({ main: words.until(row), note: words.uses(row) }),
      },
      { id: 'visits', header: text('team.link.visits'), role: 'detail', align: 'end', cell: ({ visits }) => visits },
      {
        id: 'registered',
        header: text('team.link.registered'),
        role: 'detail',
        align: 'end',
        cell: ({ visits, registrations }) =>
          twoLineCell({ main: registrations, note: share(registrations, visits), align: 'end' }),
      },
      {
        id: 'deposited',
        header: text('team.link.deposited'),
        role: 'detail',
        align: 'end',
        cell: ({ registrations, firstDeposits }) =>
          twoLineCell({ main: firstDeposits, note: share(firstDeposits, registrations), align: 'end' }),
      },
      {
        id: 'actions',
        header: text('team.actions'),
        role: 'action',
        cell: (row) =>
          row.state === 'open' && (
            <Inline gap={1}>
              <CopyButton
                kind="icon"
                text={addressOf(row)}
                words={{ copy: text('team.link.copy', { label: apart(row.label) }), ...copied }}
              />
              <InvitationCode invitation={row} address={addressOf(row)} onDisable={() => onDisable(row)} />
            </Inline>
          ),
      },
    ];
  }, [text, percent, words, addressOf, onDisable]);
}

function State({ row: { state } }: { row: Invitation }) {
  const text = useText();
  if (state === 'open') return null;
  return <Badge tone={state === 'disabled' ? 'negative' : 'neutral'}>{text(`team.link.state.${state}`)}</Badge>;
}
