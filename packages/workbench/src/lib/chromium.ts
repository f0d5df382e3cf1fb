import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { executeTool } from './execute.ts';
import { Refusal } from './refusal.ts';
import { findOnPath, installPackages, mayInstall, updatePackageLists } from './systemPackages.ts';

/** First the one that draws nothing but pages: the same browser, and the stories need a quarter less of the processors in it. */
const lean = 'chromium-headless-shell';
const names = [lean, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A quiet Chromium that can run as root, in a container, and never asks the network for anything of its own. */
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
 * The path of a Chromium that starts: the one CHROMIUM names, the system's, Playwright's own, one that Playwright
 * downloads, or the package of a Debian that we are root of. Throws a Refusal that says what to install.
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

/** What the browsers of stories and journeys are started with: which one, and the one system font that they may know. */
export async function browserEnvironment(): Promise<{ CHROMIUM: string; FONTCONFIG_FILE: string }> {
  return { CHROMIUM: await findChromium(), FONTCONFIG_FILE: resolve('.storybook/fonts.conf') };
}

/** Name, version and system of a browser, as the manifest of the pictures says it: `chromium-156.0.8078.79-linux`. */
export async function nameOfBrowser(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const version = browser.version();
  await browser.close();
  return `chromium-${version}-${process.platform}`;
}

async function firstThatStarts(): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, chromium.executablePath(), ...macApplications]) {
    if (existsSync(path) && (await starts(path))) return path;
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
