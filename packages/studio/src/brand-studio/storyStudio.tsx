import type { StoryContext } from '@storybook/react-vite';
import { BrandStudio } from './BrandStudio.tsx';
import { brandFiles } from './brandFiles.ts';
import { readBrandText, readHash } from './brandText.ts';
import type { Draft } from './draft.ts';
import { keptDraft } from './keeping.ts';
import { type SaveBrand, saveAtParent } from './saving.ts';
import type { WallChoice } from './wallPages.ts';

interface First {
  draft: Draft;
  isCopy: boolean;
}

function firstOf({ globals }: Pick<StoryContext, 'globals'>, keeps: boolean): First {
  const base = String(globals.brand ?? 'baize');
  const linked = readHash(window.location.hash);
  if (linked !== null && readBrandText(linked).kind === 'brand')
    return { draft: { base, weave: base, text: linked }, isCopy: true };
  const kept = keeps ? keptDraft(base) : null;
  return { draft: kept ?? { base, weave: base, text: brandFiles.get(base) ?? '' }, isCopy: false };
}

export interface StudioArgs {
  wall: WallChoice | null;
  keeps?: boolean;
  onSave?: SaveBrand;
}

/** An embedding back office passes its origin in the URL: `&saveTo=https://office.example`. */
function parentOf(search: string): SaveBrand | undefined {
  const origin = new URLSearchParams(search).get('saveTo');
  return origin && window.parent !== window ? saveAtParent(origin) : undefined;
}

export function renderStudio({ wall, keeps = false, onSave }: StudioArgs, context: Pick<StoryContext, 'globals'>) {
  const { draft, isCopy } = firstOf(context, keeps);
  return (
    <BrandStudio
      key={String(context.globals.brand ?? 'baize')}
      first={draft}
      isCopy={isCopy}
      keeps={keeps}
      wall={wall}
      onSave={onSave ?? parentOf(window.location.search)}
    />
  );
}
