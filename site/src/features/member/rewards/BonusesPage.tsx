import { BonusList } from './BonusList.tsx';
import { Promoted } from './Promoted.tsx';

/** Bonuses that have to be turned over before they are money (MEM-11). */
export const BonusesPage = () => (
  <Promoted>
    <BonusList />
  </Promoted>
);
