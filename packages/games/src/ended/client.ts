import { showEnded } from '../kit/ended.ts';
import type { EndedSetup } from '../protocol.ts';

const root = document.getElementById('game');
if (root) showEnded(root, JSON.parse(root.dataset.setup ?? '{}') as EndedSetup);
