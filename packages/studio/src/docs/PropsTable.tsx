import type { StrictArgTypes } from 'storybook/internal/types';
import { propDefault, propName, propType, props as scroller, table } from './docs.css.ts';
import type { PublicProp } from './publicProps.ts';

/** Attributes that every component hands on; they have one row together. */
const handedOn = ['id', 'ref'];

export function PropsTable({ props, argTypes }: { props: readonly PublicProp[]; argTypes: StrictArgTypes }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={`sb-unstyled ${scroller}`} dir="ltr" aria-label="Table of props" tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {props
            .filter(({ name }) => !handedOn.includes(name))
            .map(({ name, required, type }) => (
              <tr key={name}>
                <th scope="row" className={propName}>
                  {name}
                  {required && <small>required</small>}
                </th>
                <td className={propType}>{type}</td>
                <td className={propDefault}>{defaultOf(argTypes[name])}</td>
                <td>{argTypes[name]?.description}</td>
              </tr>
            ))}
          <tr>
            <th scope="row" className={propName}>
              id, ref, aria-*, data-*
            </th>
            <td />
            <td />
            <td>Reach the element.</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const defaultOf = (argType: StrictArgTypes[string] | undefined) => argType?.table?.defaultValue?.summary ?? '–';
