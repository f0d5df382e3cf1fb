import { createRoot } from 'react-dom/client';
import { Kit } from './Kit.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(<Kit />);
