import { type LotteryPick, type PlayType, placesOf, signsOf } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { BoardSign } from '@baize/ui/overlays';
import type { Translate } from '../../core/language/useText.ts';

export const playName = (type: PlayType, text: Translate): string => text(`lottery.play.${type}` as MessageId);

export const signsWith = (type: PlayType, text: Translate): readonly BoardSign[] =>
  signsOf(type).map((sign) => ({ sign, label: isWord(type) ? text(`lottery.sign.${sign}` as MessageId) : sign }));

/** Names the board's rows by their place in the draw; big/small and odd/even use only the last figure. */
export const rowNames = (type: PlayType, text: Translate): readonly string[] =>
  (['thousands', 'hundreds', 'tens', 'units'] as const)
    .slice(-placesOf(type))
    .map((place) => text(isWord(type) ? 'lottery.row.last' : `lottery.row.${place}`));

/** Formats a pick as "12 · 347", or in words. */
export const pickText = ({ type, places }: LotteryPick, text: Translate): string =>
  isWord(type)
    ? Array.from(places[0] ?? '', (sign) => text(`lottery.side.${sign}` as MessageId)).join(' · ')
    : places.join(' · ');

const isWord = (type: PlayType): boolean => type === 'BS' || type === 'OE';
