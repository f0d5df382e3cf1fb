import { type LotteryPick, type PlayType, placesOf, signsOf } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { BoardSign } from '@baize/ui/overlays';
import type { Translate } from '../../core/language/useText.ts';

/** The name of a play. */
export const playName = (type: PlayType, text: Translate): string => text(`lottery.play.${type}` as MessageId);

/** What a sign of a play is called on its button: a figure is itself. */
export const signsWith = (type: PlayType, text: Translate): readonly BoardSign[] =>
  signsOf(type).map((sign) => ({ sign, label: isWord(type) ? text(`lottery.sign.${sign}` as MessageId) : sign }));

/** The rows of a play's board, the last figure last: its place in the draw, or for big and small the one figure that counts. */
export const rowNames = (type: PlayType, text: Translate): readonly string[] =>
  (['thousands', 'hundreds', 'tens', 'units'] as const)
    .slice(-placesOf(type))
    .map((place) => text(isWord(type) ? 'lottery.row.last' : `lottery.row.${place}`));

/** What a line is on: "12 · 347", or the words. */
export const pickText = ({ type, places }: LotteryPick, text: Translate): string =>
  isWord(type)
    ? Array.from(places[0] ?? '', (sign) => text(`lottery.side.${sign}` as MessageId)).join(' · ')
    : places.join(' · ');

const isWord = (type: PlayType): boolean => type === 'BS' || type === 'OE';
