import { gameTypes } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { useCallback } from 'react';
import { useText } from '../../../core/language/useText.ts';

/** A kind of game as the navigation calls it; both kinds of lottery are one there. One that nobody knows stays as it was sent. */
export function useGameTypeName(): (type: string) => string {
  const text = useText();
  return useCallback(
    (type) => {
      const known = gameTypes.find((one) => one === type);
      return known ? text(`nav.${known === 'LOTT' ? 'elott' : known.toLowerCase()}` as MessageId) : type;
    },
    [text],
  );
}
