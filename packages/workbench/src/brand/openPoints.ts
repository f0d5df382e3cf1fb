import { hasCatalogue } from '@baize/messages';
import { brandFiles } from '@baize/sandbox';
import type { BrandSource } from '@baize/tokens/brand/source';

/** What a brand still needs before real people may play: one line each. */
export function openPoints({ document }: BrandSource): string[] {
  const { licences, languages, platformKey, texts } = document as {
    licences?: readonly string[];
    languages?: readonly string[];
    platformKey?: unknown;
    texts?: object;
  };
  const wordless = (languages ?? []).filter((code) => !hasCatalogue(code));
  const [demo] = Object.values(brandFiles);
  return [
    ...((licences ?? []).length === 0 ? ['no licence'] : []),
    ...(wordless.length > 0 ? [`no words for ${wordless.join(', ')}: English stands there`] : []),
    ...(JSON.stringify(platformKey) === JSON.stringify(demo?.platformKey) ? ['the platform key is the sandbox’s'] : []),
    ...(Object.keys(texts ?? {}).length === 0 ? ['no texts: about, licence, description'] : []),
  ];
}
