import { memo, useState } from 'react';
import type { Game } from './games.ts';

interface CardProps {
  game: Game;
  onOpen: (game: Game) => void;
}

export const Card = memo(function Card({ game, onOpen }: CardProps) {
  const [kept, setKept] = useState(false);
  const tags = [game.isHot && 'Hot', game.isJackpot && 'Jackpot', game.isNew && 'New'].filter(Boolean);
  return (
    <li className="card">
      <a
        className="art"
        href={`#${game.nodeId}`}
        aria-label={`Play ${game.gameName}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen(game);
        }}
      >
        <img src={game.icon} alt="" width={300} height={400} loading="lazy" decoding="async" />
        <span className="veil">Play</span>
      </a>
      {tags.length > 0 && <span className="tag">{tags[0]}</span>}
      <div className="meta">
        <div className="words">
          <b>{game.gameName}</b>
          <span>{game.vassalageName}</span>
        </div>
        <button
          type="button"
          className="heart"
          aria-pressed={kept}
          aria-label={`Favourite ${game.gameName}`}
          onClick={() => setKept(!kept)}
        >
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M12 21s-8-5.5-8-11a4.5 4.5 0 0 1 8-3 4.5 4.5 0 0 1 8 3c0 5.5-8 11-8 11z" />
          </svg>
        </button>
      </div>
    </li>
  );
});
