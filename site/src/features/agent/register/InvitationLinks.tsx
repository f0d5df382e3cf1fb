import { disableInvitation, type Invitation, invitations } from '@baize/gateway';
import { Button, Panel, RecordTable, Text } from '@baize/ui';
import { ConfirmDialog } from '@baize/ui/overlays';
import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import type { AgentProfile } from '../shared/agentProfile.ts';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useInvitations } from './useInvitations.ts';

const none: readonly Invitation[] = [];
const sum = (rows: readonly Invitation[], name: 'visits' | 'registrations' | 'firstDeposits') =>
  rows.reduce((total, row) => total + row[name], 0);

const liveFirst = (rows: readonly Invitation[]) =>
  [...rows].sort((a, b) => Number(b.state === 'open') - Number(a.state === 'open'));

export function InvitationLinks({ profile }: { profile: AgentProfile }) {
  const text = useText();
  const { answer, addressOf } = useInvitations();
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const rows = useMemo(() => liveFirst(answer.value?.invitations ?? none), [answer.value]);
  const columns = useInvitationColumns({ addressOf, onDisable: setAsked });
  const add = (
    <Button iconStart={Plus} size="sm" onClick={() => setMaking(true)}>
      {text('team.link.new')}
    </Button>
  );
  return (
    <Panel
      kind="ruled"
      title={text('team.links')}
      marks={
        rows.length > 0 && (
          <Text as="span" size="caption" tone="muted">
            {text('team.links.summary', {
              on: rows.filter(({ state }) => state === 'open').length,
              opened: sum(rows, 'registrations'),
            })}
          </Text>
        )
      }
      actions={add}
    >
      <RecordTable
        caption={text('team.links')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        load={loadOf(answer, text, {
          title: text('team.links.failed'),
          empty: {
            title: text('team.links.empty'),
            text: text('team.links.empty.text'),
          },
          isEmpty: rows.length === 0,
        })}
        totals={
          rows.length > 0
            ? {
                label: text('team.links.count', { count: rows.length }),
                values: {
                  visits: sum(rows, 'visits'),
                  registered: sum(rows, 'registrations'),
                  deposited: sum(rows, 'firstDeposits'),
                },
              }
            : undefined
        }
      />
      <NewLinkDialog open={making} profile={profile} onClose={() => setMaking(false)} />
      <Disable invitation={asked} onClose={() => setAsked(null)} />
    </Panel>
  );
}

function Disable({ invitation, onClose }: { invitation: Invitation | null; onClose: () => void }) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(disableInvitation, [invitations]);
  const disable = async () => {
    if (!invitation) return;
    const sent = await send({ id: invitation.id });
    toasts.show(
      sent.ok
        ? { tone: 'positive', text: text('team.link.disabled', { label: apart(invitation.label) }) }
        : { tone: 'negative', text: errorText(text, sent.error) },
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open={invitation !== null}
      title={text('team.link.disable.title', { label: apart(invitation?.label ?? '') })}
      text={text('team.link.disable.text')}
      confirm={text('team.link.disable')}
      cancel={text('team.cancel')}
      kind="danger"
      busy={busy}
      onConfirm={() => void disable()}
      onClose={onClose}
    />
  );
}
