'use client';

import { SunMoon } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { tool, words } from './internal/topBarTool.css.ts';

export interface ThemeSwitchProps {
  label: string;
  onToggle: () => void;
}

/** Turns light into dark and back. It shows neither, so that a change of theme renders nothing. */
export function ThemeSwitch({ label, onToggle }: ThemeSwitchProps) {
  return (
    <button type="button" className={tool} onClick={onToggle}>
      {icon(SunMoon, 16)}
      <span className={words}>{label}</span>
    </button>
  );
}
