import { Hero, VisuallyHidden } from '@baize/ui';
import { Boundary } from '../app/Boundary.tsx';
import { useDesk } from '../app/useMedia.ts';
import { useText } from '../language/useText.ts';
import { JackpotCounter } from './JackpotCounter.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { PopupNotice } from './PopupNotice.tsx';
import { RouteBanner } from './RouteBanner.tsx';
import { Winners } from './Winners.tsx';

/** What is live, on the cloth: banner, jackpot, winners, notices. */
export function HomeStage() {
  const text = useText();
  const desk = useDesk();
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
        <RouteBanner />
      </Boundary>
    </Hero>
  );
}
