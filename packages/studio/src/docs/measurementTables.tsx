import { type EventKind, eventNames, events, sinkIds, sinks } from '@baize/domain';
import * as styles from './specimens.css.ts';

/** Shows who receives events, for what, where and for how long. */
export const SinkTable = () => (
  <Table
    words={['Receiver', 'Purpose', 'Hosts', 'Kept, months', 'Cookies of its script']}
    rows={sinkIds.map((id) => {
      const { purpose, script, connect, months, cookies } = sinks[id];
      return [id, purpose, [...script, ...connect].join(' '), String(months), cookies.join(' ')];
    })}
  />
);

/** Shows each event: the question that it answers, its values, and who receives it. */
export const EventTable = () => (
  <Table
    words={['Event', 'Question', 'Properties', 'Purpose', 'Receivers', 'Asked for by', 'Since']}
    rows={eventNames.map((name) => {
      const { question, properties, purpose, sinks: named, owner, since }: EventKind = events[name];
      const values = Object.entries(properties).map(([property, kind]) => `${property}: ${valuesOf(kind)}`);
      return [name, question, values.join('; '), purpose, named.join(' '), owner, since];
    })}
  />
);

const most = 6;

function valuesOf(kind: EventKind['properties'][string]): string {
  if (typeof kind === 'string') return kind;
  const more = kind.length > most ? ` and ${kind.length - most} more` : '';
  return kind.slice(0, most).join(', ') + more;
}

function Table({ words, rows }: { words: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {words.map((word) => (
            <th key={word} scope="col" className={styles.headCell}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((value, place) => (
              <td key={words[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
