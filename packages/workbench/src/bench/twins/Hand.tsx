import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { games, rowCount, toggleTheme } from './asked.ts';
import { Card } from './Card.tsx';
import type { Game } from './games.ts';
import { type Round, rounds } from './rounds.ts';

/** Hand-written twin of `Kit`, in React and plain CSS. */
export function Hand() {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Game | null>(null);
  const [page, setPage] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useDeferredValue(typed.trim().toLowerCase());
  const found = useMemo(() => games.filter(({ gameName }) => gameName.toLowerCase().includes(name)), [name]);
  const rows = useMemo(() => rounds(rowCount, page), [page]);
  const open = useCallback((game: Game) => {
    setChosen(game);
    dialog.current?.showModal();
  }, []);
  return (
    <main className="page">
      <h1>Games</h1>
      <button type="button" className="tool" onClick={toggleTheme}>
        Theme
      </button>
      <button type="button" className="tool" onClick={() => setShown(!shown)}>
        Show
      </button>
      <button type="button" className="tool" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <input
        className="search"
        type="search"
        placeholder="Game name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="grid">{shown && found.map((game) => <Card key={game.nodeId} game={game} onOpen={open} />)}</ul>
      <table>
        <thead>
          <tr>
            <th>Time</th>
            <th>Game</th>
            <th className="end">Stake</th>
            <th className="end">Result</th>
          </tr>
        </thead>
        <tbody>{rows.map(rowOf)}</tbody>
      </table>
      <dialog ref={dialog} className="dialog">
        <h2>{chosen?.gameName}</h2>
        <p>{chosen?.vassalageName}</p>
        <button type="button" id="close" className="tool" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </main>
  );
}

const rowOf = ({ id, time, game, studio, stake, result }: Round) => (
  <tr key={id}>
    <td>
      {time}
      <small>{id}</small>
    </td>
    <td>
      {game}
      <small>{studio}</small>
    </td>
    <td className="end">{stake}</td>
    <td className="end">{result}</td>
  </tr>
);
