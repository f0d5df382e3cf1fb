import { Button, GameLine, PageHeader } from '@baize/ui';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useSession, useViewer } from '../../core/services/services.ts';
import { useFirstSteps } from '../../data/firstSteps.ts';
import { usePictures } from '../../data/pictures.ts';

export function WelcomeHero() {
  const text = useText();
  const pictures = usePictures();
  const overlay = useOverlay();
  const viewer = useViewer();
  const { username } = useSession();
  const { steps } = useFirstSteps();
  const game = steps?.game;
  return (
    <PageHeader
      title={viewer && username ? text('welcome.head', { name: apart(username) }) : text('welcome.title')}
      lead={text('welcome.lead')}
      aside={
        game && (
          <GameLine
            label={text('welcome.came')}
            title={game.title}
            picture={pictures(game.picture)}
            action={
              <Button
                surface="dark"
                href={overlay.hrefOf('game', { game: game.id })}
                aria-label={text('game.play', { title: game.title })}
              >
                {text('game.play.short')}
              </Button>
            }
          />
        )
      }
    />
  );
}
