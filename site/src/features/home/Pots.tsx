import { compareAmounts, type Game, marksJackpotsAsDemo, offersSimulatedJackpots } from '@baize/domain';
import { gameList } from '@baize/gateway';
import { PotBand } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useRules } from '../../core/services/rules.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { summaryOf } from '../../data/games.ts';
import { usePictures } from '../../data/pictures.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useOpenGame } from '../games/open/useOpenGame.ts';

const shown = 4;
const fewest = 3;

/** Shows the highest jackpots; without three amounts there is no band (CAT-08). */
export function Pots() {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  const language = useLanguage();
  const rules = useRules();
  const open = useOpenGame();
  const { value } = useEndpoint(gameList, { gameType: 'RNG', classify: 'JP', pageSize: 100, language });
  const pots = (value?.games ?? [])
    .filter((game): game is Game & { pot: NonNullable<Game['pot']> } => Boolean(game.pot) && !game.maintenance)
    .toSorted((one, other) => compareAmounts(other.pot.amount, one.pot.amount) ?? 0);
  if (pots.length < fewest || !offersSimulatedJackpots(rules)) return null;
  const count = pots.length;
  return (
    <PotBand
      title={text('home.pots')}
      text={marksJackpotsAsDemo(rules) ? text('home.jackpot.demo') : text('home.pots.count', { count })}
      seeAll={{ label: text('home.seeAll', { count }), href: paths.jackpots }}
      pots={pots.slice(0, shown).map((game) => ({
        ...summaryOf(game, pictures),
        tier: game.pot.tier ? text(`home.pots.${game.pot.tier}`) : undefined,
        amount: money(game.pot.amount) ?? '',
      }))}
      onPlay={open}
    />
  );
}
