import './floor.css';
import { createRoot } from 'react-dom/client';
import { fetchGames } from '../twins/games.ts';
import { Lobby } from './Lobby.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
const asked = Number(new URLSearchParams(location.search).get('n') ?? 120);

createRoot(root).render(<Lobby load={fetchGames(asked)} />);
