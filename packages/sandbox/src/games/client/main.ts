import type { GameKind, GameSetup } from '../protocol.ts';
import { type GameLanguage, type Words, words } from '../words.ts';
import { createDice } from './dice.ts';
import { createDraw } from './draw.ts';
import { showEnded } from './ended.ts';
import type { Machine } from './machine.ts';
import { openShell } from './shell.ts';
import { createSlot } from './slot.ts';

const machines: Readonly<Record<GameKind, (setup: GameSetup, words: Words) => Machine>> = {
  slot: createSlot,
  dice: createDice,
  draw: createDraw,
};

const root = document.getElementById('game');
if (root?.dataset.kind === 'ended') {
  const { language, parent } = JSON.parse(root.dataset.setup ?? '{}') as {
    language: GameLanguage;
    parent: string | null;
  };
  showEnded(root, words[language], parent);
} else if (root) {
  const setup = JSON.parse(root.dataset.setup ?? '{}') as GameSetup;
  openShell(root, setup, words[setup.language], machines[setup.kind](setup, words[setup.language]));
}
