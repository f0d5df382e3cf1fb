import { noticeTime } from '@baize/domain';
import { endOtherSessions, endSession, openSessions, type ValueOf } from '@baize/gateway';
import { Button, Inline, type RecordColumn, RecordTable, Stack, Text } from '@baize/ui';
import { ConfirmDialog } from '@baize/ui/overlays';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { usePlays, useServices } from '../../../core/services/services.ts';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { type Outcome, useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useSignOut } from '../../sign-in/session/useSignOut.ts';
import { loginColumns } from './loginColumns.tsx';

type OpenSession = ValueOf<typeof openSessions>[number];

const none: readonly OpenSession[] = [];
const stale = [openSessions];

/** Lists the account's open sessions and ends one, or all others (SES-08). */
export function OpenSessions() {
  const text = useText();
  const answer = useEndpoint(openSessions, usePlays() ? {} : null);
  const [asked, setAsked] = useState<'own' | 'others' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const tellOutcome = useTellOutcome();
  const one = useAction(endSession, stale);
  const { send } = one;
  const onEnd = useCallback(
    async ({ id, current }: OpenSession) => {
      if (current) return setAsked('own');
      tellOutcome(await send({ id }), text('profile.sessions.ended'));
      // The row disappears together with its focused button.
      place.current?.focus();
    },
    [send, tellOutcome, text],
  );
  const columns = useSessionColumns(one.busy, onEnd);
  const rows = answer.value ?? none;
  return (
    <Stack gap={2}>
      <div ref={place} tabIndex={-1}>
        <RecordTable
          caption={text('profile.sessions')}
          captionShown
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          load={loadOf(answer, text)}
        />
      </div>
      <Text size="label" tone="muted">
        {text('profile.sessions.text')}
      </Text>
      {rows.length > 1 && (
        <Inline gap={0}>
          <Button onClick={() => setAsked('others')}>{text('profile.sessions.others')}</Button>
        </Inline>
      )}
      <AskSignOut open={asked === 'own'} onClose={() => setAsked(null)} />
      <AskOthers open={asked === 'others'} onClose={() => setAsked(null)} />
    </Stack>
  );
}

interface AskProps {
  open: boolean;
  onClose: () => void;
}

function AskSignOut({ open, onClose }: AskProps) {
  const text = useText();
  const signOut = useSignOut();
  return (
    <ConfirmDialog
      open={open}
      title={text('in_popup_prompt')}
      text={text('in_sure_logout')}
      confirm={text('frame.signOut')}
      cancel={text('frame.cancel')}
      onConfirm={() => void signOut()}
      onClose={onClose}
    />
  );
}

function AskOthers({ open, onClose }: AskProps) {
  const text = useText();
  const tellOutcome = useTellOutcome();
  const { send, busy } = useAction(endOtherSessions, stale);
  const end = async () => {
    tellOutcome(await send({}), text('profile.sessions.others.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={text('profile.sessions.others.ask')}
      text={text('profile.sessions.others.text')}
      confirm={text('profile.sessions.others')}
      cancel={text('frame.cancel')}
      kind="danger"
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}

function useTellOutcome() {
  const text = useText();
  const { toasts } = useServices();
  return useCallback(
    (outcome: Outcome<unknown>, done: string) =>
      toasts.show(
        outcome.ok ? { tone: 'positive', text: done } : { tone: 'negative', text: errorText(text, outcome.error) },
      ),
    [text, toasts],
  );
}

function useSessionColumns(busy: boolean, onEnd: (session: OpenSession) => void): readonly RecordColumn<OpenSession>[] {
  const text = useText();
  const tag = useLanguageTag();
  return useMemo(
    () => [
      ...loginColumns<OpenSession>(text, tag, {
        time: 'profile.sessions.since',
        current: 'profile.sessions.current',
      }),
      {
        id: 'end',
        header: text('profile.sessions.action'),
        cell: (session) => {
          const { current, device, at } = session;
          const act = text(current ? 'frame.signOut' : 'profile.sessions.end');
          return (
            <Button
              size="sm"
              kind="ghost"
              disabled={busy}
              aria-label={`${act}: ${device ?? text('profile.logins.device.unknown')}, ${noticeTime(at)}`}
              onClick={() => onEnd(session)}
            >
              {act}
            </Button>
          );
        },
        role: 'action',
      },
    ],
    [text, tag, busy, onEnd],
  );
}
