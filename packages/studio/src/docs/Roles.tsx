import { SegmentedControl } from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { useState } from 'react';
import { BrandDifference } from './BrandDifference.tsx';
import { brandColours, colourAs, type Format, formats, stepOf } from './brandColours.ts';
import { Pairs } from './Pairs.tsx';
import { groups, type Theme, themes, tokenValue, useRoleValues, type Values } from './roleValues.ts';
import * as styles from './specimens.css.ts';
import { useTokens } from './useTokens.ts';
import { weakestPair } from './weakestPair.ts';

/** Style sheets that read each role; defined by `main.ts` at build time. */
declare const ROLE_USES: Readonly<Record<string, readonly string[]>>;

type View = 'roles' | 'pairs' | 'difference';

export function Roles() {
  const read = useTokens();
  const { brand = '', theme: shown } = document.documentElement.dataset;
  const [format, setFormat] = useState<Format>('CSS');
  const [view, setView] = useState<View>('roles');
  const values = useRoleValues(brand);
  const derived = brandColours.get(brand);
  if (!values || !derived) return null;
  const colours = groups
    .map(({ group, roles: all }) => ({
      group,
      of: all.filter(({ variable }) => CSS.supports('color', read(variable))),
    }))
    .filter(({ of }) => of.length > 0);
  const tables = colours.map(({ group, of }) => (
    <section key={group} aria-label={group}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Role', 'Light', 'Dark', 'Copy'].map((word) => (
              <th key={word} scope="col" className={styles.headCell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map(({ role, variable }) => (
            <tr key={role}>
              <th scope="row" className={styles.headCell}>
                <bdi>{role}</bdi>
                <Uses of={ROLE_USES[role] ?? []} />
              </th>
              {themes.map((theme) => (
                <td key={theme} className={styles.cell}>
                  <Colour role={role} values={values[theme]} step={stepIn(theme, role)} />
                </td>
              ))}
              <td className={styles.cell}>
                <CopyButton text={textOf(role, variable)} kind="icon" words={copyWords(textOf(role, variable))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
  return (
    <>
      <SegmentedControl<View>
        label="Show"
        items={[
          { id: 'roles', label: 'Roles' },
          { id: 'pairs', label: 'Pairs' },
          { id: 'difference', label: 'Difference' },
        ]}
        selected={view}
        onSelect={setView}
      />
      {view === 'pairs' && <Pairs values={values} />}
      {view === 'difference' && <BrandDifference brand={brand} values={values} />}
      {view === 'roles' && (
        <>
          <SegmentedControl
            label="Copy as"
            items={formats.map((id) => ({ id, label: id }))}
            selected={format}
            onSelect={setFormat}
          />
          {tables}
        </>
      )}
    </>
  );

  function stepIn(theme: Theme, role: string) {
    const paint = derived?.[theme].paints.get(role);
    return derived && paint && stepOf(derived.ramps, paint);
  }

  /** Copies the colour of the toolbar's theme; colours outside the ramps are copied as a variable. */
  function textOf(role: string, variable: string) {
    const paint = derived?.[shown === 'dark' ? 'dark' : 'light'].paints.get(role);
    return paint ? colourAs(format, role, variable, paint) : `var(--${variable})`;
  }
}

function Uses({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <span className={styles.value}>Used by no sheet of its own</span>;
  return (
    <details className={styles.value}>
      <summary>{`Used by ${of.length}`}</summary>
      {of.join(', ')}
    </details>
  );
}

interface ColourProps {
  role: string;
  values: Values;
  step: string | undefined;
}

function Colour({ role, values, step }: ColourProps) {
  const weakest = weakestPair(role, (id) => tokenValue(values, id));
  const value = values.get(role) ?? '';
  return (
    <div className={styles.swatch}>
      <div className={styles.sample} style={{ background: value }} />
      <div>
        <bdi className={styles.name}>{value}</bdi>
        {step && <bdi className={styles.value}>{step}</bdi>}
        {weakest && (
          <span className={styles.value}>
            {`${weakest.ratio.toFixed(2)} of ${weakest.needed}, `}
            <bdi>{weakest.partner}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}

const copyWords = (text: string) => ({
  copy: `Copy ${text}`,
  copied: `Copied ${text}`,
  blocked: 'Copy this by hand',
});
