import { Hero } from '@baize/ui';
import { Boundary } from '../app/Boundary.tsx';
import { useDesk } from '../app/useMedia.ts';
import { JackpotCounter } from './JackpotCounter.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { RouteBanner } from './RouteBanner.tsx';
import { Winners } from './Winners.tsx';

/** What is live, on the cloth: banner, jackpot, winners, notices. */
export function HomeStage() {
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
    <Hero aside={aside} foot={<NoticeMarquee />}>
      <Boundary>
        <RouteBanner />
      </Boundary>
    </Hero>
  );
}
