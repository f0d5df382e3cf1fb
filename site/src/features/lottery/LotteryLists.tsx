import {
  countdownText,
  favouritesOf,
  type Lottery,
  lotteryListNeedsPlayer,
  lotteryLists,
  secondsUntil,
} from '@baize/domain';
import { openedDraws } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import { Button, CardRow, DrawCard, Inline, SegmentedControl, Stack } from '@baize/ui';
import { Flame, Heart, History, MapPin } from 'lucide';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useServerSecond } from '../../core/services/serverSecond.ts';
import { useLanguage, useSession } from '../../core/services/services.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { PlayersOnly } from '../../shared/players/PlayersOnly.tsx';
import { useChosenLottery, useLotteries } from './useLotteries.ts';
import { useLotteryFavourites } from './useLotteryFavourites.ts';
import { useLotteryView } from './useLotteryView.ts';

const signs = { popular: Flame, vn: MapPin, fav: Heart, recent: History } as const;

/** Chooses the lottery: popular, VN, favourites or recent (CAT-03). */
export function LotteryLists() {
  const text = useText();
  const { view, change } = useLotteryView();
  const answer = useLotteries(view.list);
  const draws = useEndpoint(openedDraws, { language: useLanguage() }, { every: 30_000 });
  const { code } = useChosenLottery();
  const shown = answer.value ?? [];
  const empty = {
    title: text(`lottery.empty.${view.list}` as MessageId),
    actions: view.list !== 'popular' && (
      <Button onClick={() => change({ list: 'popular' })}>{text('lottery.list.popular')}</Button>
    ),
  };
  // The draws determine the height of the cards, so wait for both.
  const known = { ...answer, value: draws.loading ? undefined : answer.value };
  const load = loadOf(known, text, { empty, isEmpty: shown.length === 0 });
  return (
    <Stack gap={4}>
      <Inline gap={0}>
        <SegmentedControl
          label={text('lottery.lists')}
          items={lotteryLists.map((id) => ({ id, label: text(`lottery.list.${id}` as MessageId), icon: signs[id] }))}
          selected={view.list}
          onSelect={(list) => change({ list })}
        />
      </Inline>
      <PlayersOnly due={lotteryListNeedsPlayer(view.list)}>
        <CardRow
          title={text('lottery.choose')}
          shape="draw"
          phone="scroll"
          blank="draws"
          load={load}
          words={{ previous: text('frame.previous'), next: text('frame.next') }}
        >
          {shown.map((lottery) => (
            <Choice key={`${lottery.vendor}:${lottery.code}`} lottery={lottery} current={lottery.code === code} />
          ))}
        </CardRow>
      </PlayersOnly>
    </Stack>
  );
}

function Choice({ lottery, current }: { lottery: Lottery; current: boolean }) {
  const text = useText();
  const pictures = usePictures();
  const language = useLanguage();
  const { account } = useSession();
  const { hrefOf } = useLotteryView();
  const { all, toggle } = useLotteryFavourites();
  const draws = useEndpoint(openedDraws, { language }, { every: 30_000 });
  const now = useServerSecond();
  const last = useMemo(() => draws.value?.find(({ code }) => code === lottery.code), [draws.value, lottery.code]);
  const next = lottery.closes !== null && lottery.closes > now ? lottery.closes : (last?.next ?? null);
  const left = next === null ? 0 : secondsUntil(next, now);
  const { code, vendor, name } = lottery;
  return (
    <DrawCard
      name={name}
      number={last?.issue ?? lottery.issue ?? ''}
      picture={pictures(lottery.picture)}
      balls={last?.balls ?? []}
      bonus={last?.bonus ? { value: last.bonus, label: text('home.bonusBall') } : undefined}
      words={{ drawn: text('home.drawn') }}
      next={{
        label: text(next === lottery.closes ? 'lottery.closesIn' : 'home.nextDraw'),
        value: left === 0 ? text('home.drawing') : countdownText(left),
      }}
      href={hrefOf({ gameCode: code, vendor, playType: null, page: 1 })}
      current={current}
      favourite={{
        selected: favouritesOf(all, account).includes(code),
        label: text('game.favourite', { title: name }),
        onToggle: () => toggle(code),
      }}
    />
  );
}
