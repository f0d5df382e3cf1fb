import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Card } from '../twins/Card.tsx';
import type { Game } from '../twins/games.ts';

/** Hand-written lobby in React and plain CSS that renders every card; its cost is the bench's floor. */
export function Lobby({ load }: { load: Promise<Game[]> }) {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Game | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useDeferredValue(typed.trim().toLowerCase());

  useEffect(() => void load.then(setGames), [load]);
  const open = useCallback((game: Game) => {
    setChosen(game);
    dialog.current?.showModal();
  }, []);

  return (
    <>
      <header className="bar">
        <b>Floor</b>
        <nav className="nav">
          {['Home', 'Slots', 'Live', 'Fishing', 'Cards', 'Sports', 'Lottery'].map((word) => (
            <a key={word} href="#games">
              {word}
            </a>
          ))}
        </nav>
        <button type="button" className="tool" onClick={toggleTheme}>
          Theme
        </button>
      </header>
      <div className="head">
        <h1>Slots</h1>
        <div className="banner" />
      </div>
      <main className="page" id="games">
        <input
          className="search"
          type="search"
          placeholder="Game name"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Grid games={games} name={name} onOpen={open} />
      </main>
      <dialog ref={dialog} className="dialog">
        <h2>{chosen?.gameName}</h2>
        <p>{chosen?.vassalageName}</p>
        {chosen && <img src={chosen.icon} alt="" width={150} height={200} />}
        <button type="button" id="close" className="tool" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}

interface GridProps {
  games: readonly Game[];
  name: string;
  onOpen: (game: Game) => void;
}

const Grid = memo(function Grid({ games, name, onOpen }: GridProps) {
  const shown = name === '' ? games : games.filter(({ gameName }) => gameName.toLowerCase().includes(name));
  return (
    <ul className="grid">
      {shown.map((game) => (
        <Card key={game.nodeId} game={game} onOpen={onOpen} />
      ))}
    </ul>
  );
});

function toggleTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
