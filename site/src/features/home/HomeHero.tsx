import { Hero, VisuallyHidden } from '@baize/ui';
import { useDesk } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { useViewer } from '../../core/services/services.ts';
import { JackpotCounter } from '../../shared/page/JackpotCounter.tsx';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';
import { Winners } from '../games/open/Winners.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { PopupNotice } from './PopupNotice.tsx';
import { SignInActions } from './SignInActions.tsx';

/** One element for good, so that the slides are the same from render to render. */
const waysIn = <SignInActions />;

/** What is live, on the cloth: banner, jackpot, winners, notices. */
export function HomeHero() {
  const text = useText();
  const desk = useDesk();
  const visitor = useViewer() === null;
  const aside = (
    <>
      <JackpotCounter />
      {desk && (
        <Boundary>
          <Winners surface="stage" />
        </Boundary>
      )}
    </>
  );
  return (
    <Hero
      aside={aside}
      foot={
        <>
          <NoticeMarquee />
          <PopupNotice />
        </>
      }
    >
      <h1>
        <VisuallyHidden>{text('home.title')}</VisuallyHidden>
      </h1>
      <Boundary>
        <RouteBanner actions={visitor && waysIn} />
      </Boundary>
    </Hero>
  );
}
