import { scriptOf } from '@baize/messages';

/**
 * Loads the web fonts of a language's script and waits for them. Also resolves on failure, since system fonts are
 * better than no text.
 */
export async function bringFaces(code: string): Promise<void> {
  const script = scriptOf(code);
  const href = `/alphabets/${script}.css`;
  if (!script || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((done) => {
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
}

/**
 * Loads the fonts for language names in a list. Only Arabic needs one; the few letters of other scripts use system
 * fonts.
 */
export function bringNameFaces(codes: readonly string[]): void {
  for (const code of codes) if (scriptOf(code) === 'arabic') void bringFaces(code);
}
