import { Part } from '../../core/loading/Boundary.tsx';
import { Draws } from './Draws.tsx';
import { HotLane } from './HotLane.tsx';
import { HotLotteries } from './HotLotteries.tsx';
import { Offers } from './Offers.tsx';
import { Studios } from './Studios.tsx';

/** What home holds below its first two screens. */
export function LowerHome() {
  return (
    <>
      <Part of={HotLane} type="FISH" shape="portrait" />
      <Part of={HotLane} type="PVP" shape="portrait" />
      <Part of={Draws} />
      <Part of={HotLotteries} />
      <Part of={HotLane} type="SPORTS" shape="wide" />
      <Part of={Offers} />
      <Part of={Studios} />
    </>
  );
}
