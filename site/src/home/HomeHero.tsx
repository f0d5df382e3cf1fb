import { Hero, VisuallyHidden } from '@baize/ui';
import { Boundary } from '../app/Boundary.tsx';
import { useViewer } from '../app/services.ts';
import { useDesk } from '../app/useMedia.ts';
import { useText } from '../language/useText.ts';
import { JackpotCounter } from './JackpotCounter.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { PopupNotice } from './PopupNotice.tsx';
import { RouteBanner } from './RouteBanner.tsx';
import { SignInActions } from './SignInActions.tsx';
import { Winners } from './Winners.tsx';

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
