import { elapsed, netResult } from '@baize/domain';
import type { playSession, ValueOf } from '@baize/gateway';
import { RealityCheck } from '@baize/ui/overlays';
import { useEffect, useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useCentre, useCentrePage } from '../../core/routing/useCentre.ts';
import { useServices } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useSignOut } from '../sign-in/session/useSignOut.ts';

/** Maximum ms that signing out waits for the platform. */
const patience = 2000;

interface RealityDialogProps {
  open: boolean;
  session: ValueOf<typeof playSession>;
  onAnswer: () => Promise<unknown>;
}

/** Shows playing time and result, and asks to go on or stop. It waits while the player looks at the bets (RSP-02). */
export function RealityDialog({ open, session, onAnswer }: RealityDialogProps) {
  const text = useText();
  const money = useMoney();
  const { now } = useServices();
  const { hrefOf } = useCentre();
  const looking = useCentrePage() === 'personalHistoryCopy';
  const shown = open && !looking;
  const raised = useRaised(shown);
  const signOut = useSignOut();
  useEffect(() => {
    // A fullscreen game would hide the dialog.
    if (shown && document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, [shown]);
  const { hours, minutes } = elapsed(session.startedAt ?? now(), now());
  const amount = (sum: string | null) => money(sum) ?? text('frame.balance.unavailable');
  const leave = async () => {
    await Promise.race([onAnswer(), new Promise((pass) => setTimeout(pass, patience))]);
    await signOut();
  };
  return (
    <RealityCheck
      key={raised}
      open={shown}
      title={text('control.check')}
      text={text('control.check.played', { hours, minutes })}
      figures={[
        { id: 'staked', term: text('control.check.staked'), value: amount(session.staked) },
        { id: 'won', term: text('control.check.won'), value: amount(session.won) },
        { id: 'net', term: text('control.check.net'), value: amount(netResult(session)), strong: true },
      ]}
      history={{ label: text('member.page.personalHistoryCopy'), href: hrefOf('personalHistoryCopy') }}
      words={{ continue: text('control.check.continue'), leave: text('control.check.leave') }}
      onContinue={() => void onAnswer()}
      onLeave={() => void leave()}
    />
  );
}

/**
 * Returns a key that changes when another dialog opens above, which remounts this one on top. Warnings stay above,
 * because they also need an answer.
 */
function useRaised(shown: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!shown) return undefined;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element && node.querySelector('[role="dialog"]')))
        setTurn((last) => last + 1);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [shown]);
  return turn;
}
