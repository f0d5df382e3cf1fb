import { documented } from './componentDocs.ts';
import { Accessibility, ComponentLink, Instead, Keyboard, Related, statusWords } from './componentSections.tsx';
import { part } from './docs.css.ts';
import { publicParts } from './publicProps.ts';
import { cell, headCell, table } from './specimens.css.ts';

const all = [...documented.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const rooms = [...new Set(all.map(({ room }) => room))].sort();

export function AllComponents() {
  return rooms.map((room) => (
    <section key={room} aria-labelledby={`room-${room}`}>
      <h3 id={`room-${room}`} className={part}>
        {room.charAt(0).toUpperCase() + room.slice(1)}
      </h3>
      <table className={table}>
        <thead>
          <tr>
            {['Component', 'Status', 'Import from'].map((word) => (
              <th key={word} scope="col" className={headCell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all
            .filter((one) => one.room === room)
            .map(({ name, page, docs }) => (
              <tr key={name}>
                <th scope="row" className={headCell}>
                  {page ? <ComponentLink name={name} /> : name}
                </th>
                <td className={cell}>{`${statusWords(docs.status).label}, since ${docs.since}`}</td>
                <td className={cell}>
                  <bdi dir="ltr">{publicParts.get(name)?.entry}</bdi>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ));
}

export function WithoutPages() {
  return all
    .filter(({ page }) => !page)
    .map(({ name }) => (
      <section key={name} aria-labelledby={`about-${name}`}>
        <h3 id={`about-${name}`} className={part}>
          {name}
        </h3>
        <Instead name={name} />
        <Keyboard name={name} />
        <Accessibility name={name} />
        <Related name={name} />
      </section>
    ));
}
