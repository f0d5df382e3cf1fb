import type { StrictArgTypes } from 'storybook/internal/types';
import { propName, propType, props as scroller, table } from './docs.css.ts';
import type { PublicProp } from './publicProps.ts';

/** The props of a part as the package lists them, with the comments and defaults that its code has. */
export function PropsTable({ props, argTypes }: { props: readonly PublicProp[]; argTypes: StrictArgTypes }) {
  return (
    <div className={`sb-unstyled ${scroller}`} dir="ltr">
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
          {props.map(({ name, required, type }) => (
            <tr key={name}>
              <th scope="row" className={propName}>
                {name}
                {required && <small>required</small>}
              </th>
              <td className={propType}>{type}</td>
              <td className={propType}>{defaultOf(argTypes[name])}</td>
              <td>{argTypes[name]?.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const defaultOf = (argType: StrictArgTypes[string] | undefined) => argType?.table?.defaultValue?.summary ?? '–';
