import { size, space, z } from '@baize/tokens/constants';
import { contract } from '@baize/tokens/contract';
import * as styles from './specimens.css.ts';
import { useTokens } from './useTokens.ts';

type Role = readonly [name: string, variable: string];

const groups: readonly (readonly [string, readonly Role[]])[] = Object.entries(contract).map(([group, roles]) => [
  group,
  Object.entries(roles).map(([role, variable]): Role => [`${group}.${role}`, variable]),
]);

export function Colours() {
  const read = useTokens();
  return groups
    .map(([group, roles]) => [group, roles.filter(([, variable]) => CSS.supports('color', read(variable)))] as const)
    .filter(([, roles]) => roles.length > 0)
    .map(([group, roles]) => (
      <section key={group} aria-label={group}>
        <p className={styles.name}>{group}</p>
        <div className={styles.swatches}>
          {roles.map(([name, variable]) => (
            <div key={name} className={styles.swatch}>
              <div className={styles.sample} style={{ background: `var(--${variable})` }} />
              <Words name={name} value={read(variable)} />
            </div>
          ))}
        </div>
      </section>
    ));
}

export function Shapes({ of }: { of: 'radius' | 'shadow' }) {
  const read = useTokens();
  const key = of === 'radius' ? 'borderRadius' : 'boxShadow';
  return (
    <div className={styles.swatches}>
      {Object.entries(contract[of]).map(([role, variable]) => (
        <div key={role} className={styles.swatch}>
          <div className={of === 'radius' ? styles.sample : styles.raised} style={{ [key]: `var(--${variable})` }} />
          <Words name={`${of}.${role}`} value={read(variable)} />
        </div>
      ))}
    </div>
  );
}

const scales = { space, size };

export function Steps({ of }: { of: keyof typeof scales }) {
  const steps = Object.entries<string>(scales[of]).toSorted(
    ([, a], [, b]) => Number.parseFloat(a) - Number.parseFloat(b),
  );
  return (
    <div className={styles.rows}>
      {steps.map(([step, length]) => (
        <div key={step} className={styles.row}>
          <Words name={`${of}.${step}`} value={length} />
          <div className={styles.bar} style={{ inlineSize: length }} />
        </div>
      ))}
    </div>
  );
}

export function Layers() {
  const layers = Object.entries<number>(z).toSorted(([, a], [, b]) => b - a);
  return <Table head={['layer', 'z-index']} rows={layers.map(([layer, height]) => [`z.${layer}`, String(height)])} />;
}

export function Settings({ of }: { of: readonly (keyof typeof contract)[] }) {
  const read = useTokens();
  const rows = of.flatMap((group) =>
    Object.entries<string>(contract[group]).map(([role, variable]) => [`${group}.${role}`, read(variable)]),
  );
  return <Table head={['token', 'value now']} rows={rows} />;
}

export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col" className={styles.headCell}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row" className={styles.headCell}>
              {first}
            </th>
            {others.map((text, place) => (
              <td key={head[place + 1]} className={styles.cell}>
                <bdi>{text}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Words({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}
