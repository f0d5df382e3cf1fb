import { createRoot } from 'react-dom/client';
import '../floor/floor.css';
import './hand.css';
import { Hand } from './Hand.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(<Hand />);
