import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pairs } from '@baize/tokens/pairs';
import { type ImportGraph, readGraph, storiesIn } from '@baize/tooling/boundaries/importGraph';
import { keepStamp, type Product, staleStamp } from '@baize/tooling/stamp';
import { type Evidence, findCauses } from './causes.ts';
import { type Finding, picturesFolder, readFindings, readRun, resultsFolder, type VisualRun } from './findings.ts';
import { readManifest } from './manifest.ts';
import { modeLabels } from './modes.ts';
import { buildReport, type ReportData } from './reportData.ts';
import { changedFiles, readSheets, readTokenFiles, roleNames } from './repository.ts';
import { changedTokens } from './tokenChanges.ts';
import { tokenSources } from './tokenSources.ts';

const page = join(resultsFolder, 'index.html');
const dataFile = join(resultsFolder, 'report.json');
const assets = '.cache/visual-report';
const pageFolder = 'packages/visual-review/src/page';

const product: Product = {
  name: 'visual-report',
  sources: [pageFolder, 'tokens/src/faces.ts', 'package-lock.json'],
  made: [`${assets}/report.js`, `${assets}/report.css`],
};

export interface ReportOptions {
  /** The base commit's `tokens/generated`; without it, no change is attributed to a token. */
  tokensBefore?: string;
}

/** Writes test-results/visual/index.html for the last run. Returns its path if pictures differ, else null. */
export async function writeVisualReport(options: ReportOptions = {}): Promise<string | null> {
  const run = readRun();
  if (!run) return null;
  const findings = readFindings();
  await writeReport(judge(findings, run, options));
  return findings.length > 0 ? page : null;
}

export function readReport(): ReportData | null {
  return existsSync(dataFile) ? JSON.parse(readFileSync(dataFile, 'utf8')) : null;
}

export async function writeReport(data: ReportData): Promise<void> {
  await buildPage();
  mkdirSync(resultsFolder, { recursive: true });
  for (const name of ['report.js', 'report.css']) copyFileSync(join(assets, name), join(resultsFolder, name));
  for (const { before, after } of data.findings) for (const hash of [before, after]) if (hash) bringPicture(hash);
  const json = JSON.stringify(data);
  writeFileSync(dataFile, json);
  writeFileSync(page, html(json));
}

function judge(findings: readonly Finding[], run: VisualRun, options: ReportOptions) {
  const modes = modeLabels();
  const sheets = { before: readSheets(options.tokensBefore ?? ''), now: readSheets('tokens/generated') };
  const { files, looks } = readTokenFiles();
  const sources = tokenSources(files, looks);
  const changed = findings.length > 0 && run.base ? changedFiles(run.base.commit) : new Map();
  const graph: ImportGraph = findings.length > 0 ? readGraph() : new Map();
  const storybook = [...changed.keys()].filter((path) => path.startsWith('.storybook/'));
  const evidence: Evidence = {
    tokens: changedTokens(sheets.before, sheets.now),
    roleOf: sources.roleOf,
    lookOf: (mode) => modes[mode],
    changed,
    graph,
    stories: storiesIn(graph),
    everywhere: ['.storybook/preview.tsx', ...storybook],
    names: roleNames(),
  };
  const manifest = readManifest();
  return buildReport({
    findings,
    run,
    modes,
    causes: findCauses(findings, evidence),
    evidence,
    tokenSources: sources,
    sheets,
    pairs,
    isThere: (hash) => existsSync(join(picturesFolder, `${hash}.png`)),
    isAccepted: ({ name, after }) => manifest.pictures.get(name)?.some((hash) => hash.startsWith(after)) ?? false,
  });
}

/** Hard-links a picture, or copies it if links are unsupported. */
function bringPicture(hash: string) {
  const from = join(picturesFolder, `${hash}.png`);
  const to = join(resultsFolder, 'pictures', `${hash}.png`);
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(join(resultsFolder, 'pictures'), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Builds one sheet and one classic script, because browsers block modules and fonts on file: pages. */
async function buildPage() {
  const stamp = staleStamp(product);
  if (stamp === null) return;
  const { build } = await import('vite');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: resolve(assets),
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: resolve(pageFolder, 'main.tsx'),
        formats: ['iife'],
        name: 'report',
        fileName: () => 'report.js',
        cssFileName: 'report',
      },
    },
  });
  keepStamp(product.name, stamp);
}

const html = (json: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual changes</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="data">${json.replaceAll('<', '\\u003c')}</script>
<script src="report.js"></script>
</body>
</html>
`;
