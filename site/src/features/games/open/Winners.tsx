import { winnerBoard } from '@baize/gateway';
import { WinnerBoard, type WinnerBoardProps } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

/** Shows recent winners; the platform masks their names (WIN-01). */
export function Winners({ surface, visible, columns }: Pick<WinnerBoardProps, 'surface' | 'visible' | 'columns'>) {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  const language = useLanguage();
  const overlay = useOverlay();
  const answer = useEndpoint(winnerBoard, { language }, { every: 60_000 });
  const winners = useMemo(
    () =>
      (answer.value ?? []).flatMap(({ id, name, game, amount, picture }) => {
        const won = money(amount);
        return won ? [{ id, name, game, amount: won, picture: pictures(picture) }] : [];
      }),
    [answer.value, money, pictures],
  );
  const load = loadOf(answer, text, { empty: { title: text('list.empty') }, isEmpty: winners.length === 0 });
  return (
    <WinnerBoard
      winners={winners}
      title={text('home.winners')}
      surface={surface}
      visible={visible}
      columns={columns}
      seeAll={{ label: text('winners.all'), href: overlay.hrefOf('leaderboard') }}
      load={load}
      words={{ pause: text('frame.pause'), play: text('frame.play') }}
    />
  );
}
