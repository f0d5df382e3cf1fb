import { type GameKind, kindOfName } from './kinds.ts';
import { type GameLanguage, kitWords } from './languages.ts';
import { type EndedSetup, type GameSetup, scriptPath, stylePath } from './protocol.ts';

export interface GamePageInput {
  title: string;
  art: string;
  language: GameLanguage;
  setup: GameSetup;
}

/** Renders a game's page; scripts and styles are files of this origin, so nothing is inline. */
export function gamePage({ title, art, language, setup }: GamePageInput): string {
  const picture = escapeAttribute(art);
  const { ownGround } = kindOfName(setup.kind as GameKind);
  return documentOf({
    title,
    language,
    kind: setup.kind,
    body:
      `<main id="game" class="game" data-kind="${setup.kind}" data-setup="${escapeAttribute(JSON.stringify(setup))}">` +
      (ownGround ? '' : `<img class="ground" src="${picture}?shape=ground" alt="">`) +
      `<h1 class="name"><img src="${picture}?shape=name" alt="" width="480" height="172">` +
      `<span>${escapeAttribute(title)}</span></h1>` +
      '</main>',
    head: `<link rel="icon" href="${picture}">`,
  });
}

export interface EndedPageInput {
  language: GameLanguage;
  parent: string | null;
}

export function endedPage({ language, parent }: EndedPageInput): string {
  const { endedTitle, endedText, back } = kitWords[language];
  const setup: EndedSetup = { words: { endedTitle, endedText, back }, parent };
  return documentOf({
    title: endedTitle,
    language,
    kind: 'ended',
    body: `<main id="game" class="game" data-kind="ended" data-setup="${escapeAttribute(JSON.stringify(setup))}"></main>`,
  });
}

/** Returns headers that let only the launching site frame the page, which loads from its own origin alone. */
export function gamePageHeaders(parent: string | null): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${parent ?? "'none'"}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Returns the parent origin of a launch; null unless it is a plain http(s) origin. */
export function readParentOrigin(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text ? origin : null;
}

interface Document {
  title: string;
  language: GameLanguage;
  kind: string;
  body: string;
  head?: string;
}

function documentOf({ title, language, kind, body, head = '' }: Document): string {
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">' +
    `<title>${escapeAttribute(title)}</title><link rel="stylesheet" href="${stylePath(kind)}">` +
    `<script src="${scriptPath(kind)}" defer></script>${head}</head><body>${body}</body></html>`
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeAttribute = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
