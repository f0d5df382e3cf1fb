import { currencySymbol, type Game, marksJackpotsAsDemo, moneyParts } from '@baize/domain';
import { FeatureGame, Grid, Jackpot, Skeleton, TopGames } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useRules } from '../../core/services/rules.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useRoundMoney } from '../../core/services/useMoney.ts';
import { useHotGames, useSummaries } from '../../data/games.ts';
import { usePictures } from '../../data/pictures.ts';
import { useOpenGame } from '../games/open/useOpenGame.ts';

const ranked = 10;
/** With fewer the rows below say as much. */
const fewest = 6;

/** Shows the game of the day and the ten most played ones (CAT-08). */
export function HomeLead() {
  const text = useText();
  const answer = useHotGames();
  const games = answer.value?.games.filter(({ maintenance }) => !maintenance) ?? [];
  const feature = games.find(({ jackpot }) => jackpot) ?? games[0];
  const top = games.filter((game) => game !== feature).slice(0, ranked);
  const cards = useSummaries(top);
  const open = useOpenGame();
  if (answer.loading) return <Skeleton shape="homeLead" />;
  if (!feature || top.length < fewest) return null;
  return (
    <Grid columns="halves">
      <Feature game={feature} />
      <TopGames title={text('home.top')} games={cards} onPlay={open} />
    </Grid>
  );
}

function Feature({ game }: { game: Game }) {
  const text = useText();
  const money = useRoundMoney();
  const pictures = usePictures();
  const open = useOpenGame();
  const least = money(game.minBet);
  return (
    <FeatureGame
      game={{
        id: game.id,
        href: paths.game(game.id),
        title: game.title,
        picture: pictures(game.picture && `${game.picture}?shape=feature`),
      }}
      tag={text('home.feature')}
      text={least ? text('home.feature.from', { studio: game.vendorName, least }) : game.vendorName}
      jackpot={game.pot && <Pot amount={game.pot.amount} />}
      play={text('game.play.short')}
      onPlay={open}
    />
  );
}

function Pot({ amount }: { amount: string }) {
  const text = useText();
  const currency = useCurrency();
  const isDemo = marksJackpotsAsDemo(useRules());
  const parts = moneyParts(amount, currency);
  if (!parts) return null;
  return (
    <Jackpot
      kind="bare"
      amount={parts.whole}
      currency={currencySymbol(currency)}
      label={text('home.feature.pot')}
      note={isDemo ? text('home.jackpot.demo') : undefined}
    />
  );
}
