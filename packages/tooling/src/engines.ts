import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './systemPackages.ts';

export type EngineName = 'webkit' | 'safari' | 'firefox';

/** Path of each program that drives an engine here. */
export interface EnginePrograms {
  /** WebKitGTK: its driver, its browser, and a display that nobody sees. */
  webkit?: { driver: string; browser: string; display: string | undefined };
  safari?: { driver: string };
  firefox?: { browser: string };
}

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Finds the engines beside Chromium that are installed. Installs nothing. */
export function findEngines(): EnginePrograms {
  const driver = findOnPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const display = findOnPath('Xvfb');
  const safari = findOnPath('safaridriver');
  const firefox = process.env.FIREFOX ?? findOnPath('firefox-esr') ?? findOnPath('firefox') ?? existing(macFirefox);
  return {
    ...(driver &&
      miniBrowser &&
      (display || process.env.DISPLAY) && { webkit: { driver, browser: miniBrowser, display } }),
    ...(safari && { safari: { driver: safari } }),
    ...(firefox && { firefox: { browser: firefox } }),
  };
}

/** Names each engine that is missing and the way to get it. */
export function missingEngines({ webkit, safari, firefox }: EnginePrograms): string[] {
  return [
    ...(webkit || safari ? [] : ['no WebKit: apt-get install webkit2gtk-driver xvfb; on a Mac, safaridriver --enable']),
    ...(firefox ? [] : ['no Firefox: apt-get install firefox-esr, or set FIREFOX to the path of one']),
  ];
}

const existing = (path: string): string | undefined => (existsSync(path) ? path : undefined);

/** Finds WebKitGTK's browser, which lies beside its libraries. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((root) => [root, ...foldersIn(root)])
    .flatMap((folder) => foldersIn(folder, /^webkit2?gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

function foldersIn(folder: string, pattern = /-linux-gnu/): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}
