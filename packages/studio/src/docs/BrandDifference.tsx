import { brands } from '@baize/tokens/brands';
import { SegmentedControl } from '@baize/ui';
import { useState } from 'react';
import { colourRoles, type Theme, themes, useRoleValues, type Values } from './roleValues.ts';
import * as styles from './specimens.css.ts';

interface BrandDifferenceProps {
  brand: string;
  values: Readonly<Record<Theme, Values>>;
}

export function BrandDifference({ brand, values }: BrandDifferenceProps) {
  const others = brands.filter(({ id }) => id !== brand);
  const [asked, setAsked] = useState('');
  const other = others.find(({ id }) => id === asked) ?? others[0];
  const theirs = useRoleValues(other?.id ?? '');
  if (!other || !theirs) return null;
  const all = colourRoles(values.light);
  const differing = all.filter((role) => themes.some((theme) => values[theme].get(role) !== theirs[theme].get(role)));
  return (
    <>
      <SegmentedControl
        label="Difference to"
        items={others.map(({ id, name }) => ({ id: id as string, label: name }))}
        selected={other.id}
        onSelect={setAsked}
      />
      <p role="status">{`${differing.length} of ${all.length} colours differ.`}</p>
      <table className={styles.table} aria-label={`Difference to ${other.name}`}>
        <thead>
          <tr>
            {['Role', 'Light', 'Dark'].map((word) => (
              <th key={word} scope="col" className={styles.headCell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map((role) => (
            <tr key={role}>
              <th scope="row" className={styles.headCell}>
                <bdi>{role}</bdi>
              </th>
              {themes.map((theme) => (
                <td key={theme} className={styles.cell}>
                  <Both own={values[theme].get(role)} other={theirs[theme].get(role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Both({ own, other }: { own: string | undefined; other: string | undefined }) {
  return (
    <div className={styles.twoSwatches}>
      <div className={styles.sample} style={{ background: own }} />
      <div className={styles.sample} style={{ background: other }} />
      <div>
        <bdi className={styles.name}>{own}</bdi>
        <bdi className={styles.value}>{own === other ? 'the same' : other}</bdi>
      </div>
    </div>
  );
}
