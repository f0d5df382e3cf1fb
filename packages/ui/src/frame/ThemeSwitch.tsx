'use client';

import { SunMoon } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { tool, words } from './internal/topBarTool.css.ts';

export interface ThemeSwitchProps extends ElementAttributes<HTMLButtonElement> {
  label: string;
  onToggle: () => void;
}

/** Toggles between light and dark. Shows neither, so that a theme change renders nothing. */
export function ThemeSwitch({ label, onToggle, ...attributes }: ThemeSwitchProps) {
  return (
    <button {...attributes} type="button" className={tool} onClick={onToggle}>
      {icon(SunMoon, 16)}
      <span className={words}>{label}</span>
    </button>
  );
}
