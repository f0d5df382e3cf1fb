import { ratioOf } from '@baize/tokens/contrast';
import { leastAt, type Pair, pairs } from '@baize/tokens/pairs';
import { type Theme, themes, tokenValue, type Values } from './roleValues.ts';
import * as styles from './specimens.css.ts';

export function Pairs({ values }: { values: Readonly<Record<Theme, Values>> }) {
  const measured = pairs
    .map((pair) => {
      const need = leastAt.AA[pair.kind];
      const ratios = themes.map((theme) => ratioOf(pair, (id) => tokenValue(values[theme], id)));
      return { pair, need, ratios, margin: Math.min(...ratios) / need };
    })
    .toSorted((a, b) => a.margin - b.margin);
  return (
    <table className={styles.table} aria-label="Pairs">
      <thead>
        <tr>
          {['Pair', 'Light', 'Dark', 'Needs'].map((word) => (
            <th key={word} scope="col" className={styles.headCell}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map(({ pair, need, ratios }) => (
          <tr key={nameOf(pair)}>
            <th scope="row" className={styles.headCell}>
              <bdi>{nameOf(pair)}</bdi>
            </th>
            {themes.map((theme, place) => (
              <td key={theme} className={styles.cell}>
                <Sample pair={pair} values={values[theme]} ratio={ratios[place] ?? 1} />
              </td>
            ))}
            <td className={styles.cell}>{need}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nameOf = ({ front, back, under }: Pair) => `${front} on ${back}${under ? ` over ${under}` : ''}`;

interface SampleProps {
  pair: Pair;
  values: Values;
  ratio: number;
}

function Sample({ pair: { front, back, under }, values, ratio }: SampleProps) {
  return (
    <div className={styles.swatch}>
      <div className={styles.sample} style={{ background: tokenValue(values, under ?? back) }}>
        <div className={styles.fill} style={{ background: tokenValue(values, back) }}>
          <div className={styles.dot} style={{ background: tokenValue(values, front) }} />
        </div>
      </div>
      <span className={styles.name}>{ratio.toFixed(2)}</span>
    </div>
  );
}
