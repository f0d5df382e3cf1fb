import { hasCatalogue } from '@baize/messages';
import { sandboxPublicJwk } from '@baize/sandbox';
import type { BrandSource } from '@baize/tokens/brand/source';

export function openPoints({ document }: BrandSource): string[] {
  const { licences, languages, platformKey, texts } = document as {
    licences?: readonly string[];
    languages?: readonly string[];
    platformKey?: { key?: { n?: string } };
    texts?: object;
  };
  const wordless = (languages ?? []).filter((code) => !hasCatalogue(code));
  return [
    ...((licences ?? []).length === 0 ? ['no licence'] : []),
    ...(wordless.length > 0 ? [`no words for ${wordless.join(', ')}: English stands there`] : []),
    ...(platformKey?.key?.n === sandboxPublicJwk.n ? ['the platform key is the sandbox’s'] : []),
    ...(Object.keys(texts ?? {}).length === 0 ? ['no texts: about, licence, description'] : []),
  ];
}
