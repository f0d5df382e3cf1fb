import { scriptOf } from '@baize/messages';

/**
 * Links the faces of a language's script, unless the page has them. Resolves when they are there; where they cannot be
 * had it resolves too, for a face of the system is better than no words.
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
 * The faces for the names of these languages in a list. Every brand has the face of Arabic letters behind its own; the few
 * letters of other scripts are the system's, so that no face is fetched for them alone.
 */
export function bringNameFaces(codes: readonly string[]): void {
  for (const code of codes) if (scriptOf(code) === 'arabic') void bringFaces(code);
}
