import { BonusList } from './BonusList.tsx';
import { Promoted } from './Promoted.tsx';

export const BonusesPage = () => (
  <Promoted>
    <BonusList />
  </Promoted>
);
