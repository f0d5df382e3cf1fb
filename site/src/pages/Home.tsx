import { Sections } from '@baize/ui';
import { Part } from '../app/Boundary.tsx';
import { useDesk } from '../app/useMedia.ts';
import { Categories } from '../home/Categories.tsx';
import { Draws } from '../home/Draws.tsx';
import { HotLane } from '../home/HotLane.tsx';
import { HotLotteries } from '../home/HotLotteries.tsx';
import { Offers } from '../home/Offers.tsx';
import { Studios } from '../home/Studios.tsx';
import { Winners } from '../home/Winners.tsx';

/** The front page: what is hot in each category, the latest draws, the offers. Every part breaks alone. */
export function Home() {
  const desk = useDesk();
  return (
    <Sections>
      {!desk && <Part of={Categories} />}
      <Part of={HotLane} type="RNG" shape="portrait" />
      <Part of={HotLane} type="LIVE" shape="wide" />
      {!desk && <Part of={Winners} surface="paper" rows={4} />}
      <Part of={HotLane} type="FISH" shape="portrait" />
      <Part of={HotLane} type="PVP" shape="portrait" />
      <Part of={Draws} />
      <Part of={HotLotteries} />
      <Part of={HotLane} type="SPORTS" shape="wide" />
      <Part of={Offers} />
      <Part of={Studios} />
    </Sections>
  );
}
