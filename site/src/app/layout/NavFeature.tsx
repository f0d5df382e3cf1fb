import type { MessageId } from '@baize/messages';
import { GameCard, Link, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { ArrowRight } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useCardWords, useHotGames, useSummaries } from '../../data/games.ts';
import { loadOf } from '../../data/load.ts';
import { useOpenGame } from '../../features/games/open/useOpenGame.ts';

export function NavFeature({ type, href }: { type: string; href: string | undefined }) {
  const text = useText();
  const answer = useHotGames(type);
  const [game] = useSummaries(answer.value?.games, true);
  const open = useOpenGame();
  const words = useCardWords();
  const category = text(`nav.${type.toLowerCase()}` as MessageId);
  return (
    <Stack gap={3}>
      <Text size="label">{text('nav.feature', { category })}</Text>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="wide" />}>
        {game && <GameCard game={game} shape="wide" onPlay={open} words={words} />}
      </LoadFrame>
      {href && (
        <Link href={href} iconEnd={ArrowRight} flip>
          {text('nav.all', { category })}
        </Link>
      )}
    </Stack>
  );
}
