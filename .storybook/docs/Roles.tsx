import { contract } from '@baize/tokens/contract';
import { CopyButton } from '@baize/ui/overlays';
import { useLayoutEffect, useState } from 'react';
import * as styles from './specimens.css.ts';
import { useTokens } from './useTokens.ts';
import { weakestPair } from './weakestPair.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
/** Values by the name of a role, such as `text.primary`. */
type Values = ReadonlyMap<string, string>;

const groups = Object.entries(contract).map(([group, names]) => ({
  group,
  roles: Object.entries<string>(names).map(([name, variable]) => ({ role: `${group}.${name}`, variable })),
}));
const roles = groups.flatMap((group) => group.roles);

/** Every role that is a colour, in both themes of the toolbar's brand, with the pair that is nearest to its limit in each. */
export function Roles() {
  const read = useTokens();
  const brand = document.documentElement.dataset.brand;
  const [values, setValues] = useState<Readonly<Record<Theme, Values>>>();
  useLayoutEffect(() => {
    if (brand) setValues({ light: valuesIn(brand, 'light'), dark: valuesIn(brand, 'dark') });
  }, [brand]);
  if (!values) return null;
  const colours = groups
    .map(({ group, roles: all }) => ({
      group,
      of: all.filter(({ variable }) => CSS.supports('color', read(variable))),
    }))
    .filter(({ of }) => of.length > 0);
  return colours.map(({ group, of }) => (
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
              </th>
              {themes.map((theme) => (
                <td key={theme} className={styles.cell}>
                  <Colour role={role} values={values[theme]} />
                </td>
              ))}
              <td className={styles.cell}>
                <CopyButton text={`var(--${variable})`} kind="icon" words={copyWords(variable)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Colour({ role, values }: { role: string; values: Values }) {
  const weakest = weakestPair(role, (name) => values.get(name) ?? 'transparent');
  const value = values.get(role) ?? '';
  return (
    <div className={styles.swatch}>
      <div className={styles.sample} style={{ background: value }} />
      <div>
        <bdi className={styles.name}>{value}</bdi>
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

const copyWords = (variable: string) => ({
  copy: `Copy var(--${variable})`,
  copied: `Copied var(--${variable})`,
  blocked: 'Copy this by hand',
});

/** What the roles are in a theme of a brand, read off an element that wears both for a moment. */
function valuesIn(brand: string, theme: Theme): Values {
  const place = document.createElement('div');
  place.dataset.brand = brand;
  place.dataset.theme = theme;
  document.body.append(place);
  const style = getComputedStyle(place);
  const values = new Map(roles.map(({ role, variable }) => [role, style.getPropertyValue(`--${variable}`).trim()]));
  place.remove();
  return values;
}
