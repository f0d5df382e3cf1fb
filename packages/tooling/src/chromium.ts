import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { executeTool } from './execute.ts';
import { Refusal } from './refusal.ts';
import { findOnPath, installPackages, mayInstall, updatePackageLists } from './systemPackages.ts';

/** Preferred because stories need a quarter less CPU in it. */
const lean = 'chromium-headless-shell';
const names = [lean, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for running as root in a container without background network traffic. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a working Chromium: CHROMIUM, the system's, Playwright's (downloaded if needed), or on Debian as
 * root the installed package. Throws a Refusal with install advice.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await starts(named)) return named;
    throw new Refusal(`CHROMIUM names ${named}, which does not start.`);
  }
  const present = await firstThatStarts();
  if (present) return present;
  console.log('No Chromium was found: Playwright downloads one …');
  await executeTool('playwright', ['install', 'chromium'], { quiet: true });
  if (await starts(chromium.executablePath())) return chromium.executablePath();
  if (mayInstall()) {
    console.log('The download did not work: the system package is installed …');
    await updatePackageLists();
    for (const name of [lean, 'chromium']) {
      await installPackages(name);
      if (findOnPath(name)) break;
    }
  }
  const installed = await firstThatStarts();
  if (installed) return installed;
  throw new Refusal('The tests need a browser: install Chromium or Google Chrome, or set CHROMIUM to the path of one.');
}

/**
 * Returns the environment for story and journey browsers: the executable, and a font configuration with one system
 * font.
 */
export async function browserEnvironment(): Promise<{ CHROMIUM: string; FONTCONFIG_FILE: string }> {
  return { CHROMIUM: await findChromium(), FONTCONFIG_FILE: resolve('.storybook/fonts.conf') };
}

/** Returns name, version and platform as recorded in the picture manifest: `chromium-156.0.8078.79-linux`. */
export async function nameOfBrowser(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const version = browser.version();
  await browser.close();
  return `chromium-${version}-${process.platform}`;
}

/** Returns the first Chromium present without starting it, for configurations evaluated in every process. */
export const presentChromium = (): string | undefined => process.env.CHROMIUM ?? places().find(existsSync);

function places(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath(), ...macApplications];
}

async function firstThatStarts(): Promise<string | null> {
  for (const path of places().filter(existsSync)) {
    if (await starts(path)) return path;
  }
  return null;
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
