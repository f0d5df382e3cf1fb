import { useCallback, useMemo } from 'react';
import { createStoredText, useStore } from '../core/browser/createStore.ts';
import { lastingStorage } from '../core/browser/storage.ts';
import type { ChosenGame } from '../core/routing/chosen.ts';
import { useSession } from '../core/services/services.ts';

export interface FirstSteps {
  account: string;
  game: Pick<ChosenGame, 'id' | 'title' | 'picture'> | null;
  /** Promotion for the first deposit: '' for none, null before the player chooses. */
  offer: string | null;
  done: boolean;
}

const kept = createStoredText(lastingStorage, 'firstSteps');

export function beginFirstSteps(account: string | null, chosen: ChosenGame | null): void {
  if (account === null) return;
  const game = chosen && { id: chosen.id, title: chosen.title, picture: chosen.picture };
  write({ account, game, offer: null, done: false });
}

export function useFirstSteps() {
  const { account } = useSession();
  const text = useStore(kept);
  const steps = useMemo(() => ownSteps(text, account), [text, account]);
  const chooseOffer = useCallback(
    (offer: string) => {
      if (account !== null) write({ game: null, done: false, ...steps, account, offer });
    },
    [account, steps],
  );
  const finish = useCallback(() => {
    if (steps && !steps.done) write({ ...steps, done: true });
  }, [steps]);
  return { steps, chooseOffer, finish };
}

const write = (steps: FirstSteps): void => kept.set(JSON.stringify(steps));

function ownSteps(text: string | null, account: string | null): FirstSteps | null {
  if (text === null || account === null) return null;
  try {
    const steps = JSON.parse(text) as Partial<FirstSteps> | null;
    if (steps?.account?.toLowerCase() !== account.toLowerCase()) return null;
    const { game, offer, done } = steps;
    return {
      account,
      game: typeof game?.id === 'string' && typeof game.title === 'string' ? game : null,
      offer: typeof offer === 'string' ? offer : null,
      done: done === true,
    };
  } catch {
    return null;
  }
}
