import { groups } from '@baize/contract/groups';
import { link, table } from '../docs/docs.css.ts';

/** Lists the groups with what they are and what the site does without them. */
export function ContractGroups() {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">What it is</th>
          <th scope="col">Without it the site</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(groups).map(([id, { title, about, without }]) => (
          <tr key={id}>
            <th scope="row">
              <a className={link} href={`./?path=/docs/contract-${pathOf(title)}--docs`} target="_top">
                {title}
              </a>
            </th>
            <td>{about}</td>
            <td>{without}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const pathOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');
