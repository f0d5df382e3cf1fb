import { memo } from 'react';
import { code } from '../kit/room.css.ts';
import { ratioText } from './ratio.ts';
import type { ThemedRole } from './roleColour.ts';
import * as css from './strip.css.ts';
import { pairName, passes, type Verdict } from './verdict.ts';

interface PairTableProps {
  verdict: Verdict;
  onPick: (picked: ThemedRole) => void;
}

export const PairTable = memo(function PairTable({ verdict, onPick }: PairTableProps) {
  return (
    <table className={css.pairTable} aria-label="Pairs, weakest first">
      <thead>
        <tr>
          <th scope="col" className={css.pairCell}>
            Pair
          </th>
          <th scope="col" className={css.pairCell}>
            Theme
          </th>
          <th scope="col" className={css.pairRatio}>
            Ratio
          </th>
          <th scope="col" className={css.pairRatio}>
            Needed
          </th>
        </tr>
      </thead>
      <tbody>
        {verdict.pairs.map((pair) => (
          <tr key={`${pair.theme} ${pairName(pair)} ${pair.need}`}>
            <td className={css.pairCell}>
              <button
                type="button"
                className={`${css.pairName} ${code}`}
                onClick={() => onPick({ role: pair.front, theme: pair.theme })}
              >
                {pairName(pair)}
              </button>
            </td>
            <td className={css.pairCell}>{pair.theme === 'light' ? 'Light' : 'Dark'}</td>
            <td className={css.pairRatio} data-weak={!passes(pair) || undefined}>
              {passes(pair) ? ratioText(pair.ratio) : `${ratioText(pair.ratio)}, too weak`}
            </td>
            <td className={css.pairRatio}>{pair.need}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
