import { useDebounced } from '@baize/site/core/browser/useDebounced.ts';
import { useEffect, useMemo, useState } from 'react';
import { brandFiles } from './brandFiles.ts';
import { type BrandText, parseBrand } from './brandText.ts';
import type { Draft } from './draft.ts';
import { drawArt } from './drawArt.ts';
import { dressOf } from './dress.ts';
import { begin, change, type History } from './history.ts';
import { keepDraft } from './keeping.ts';
import { judge } from './verdict.ts';
import { createWardrobe } from './wardrobe.ts';

/** Delay before derived results are computed, in ms. */
const restMs = 150;

const noArt: ReadonlyMap<string, string> = new Map();

interface StudioOptions {
  wall: boolean;
  keeps: boolean;
}

export function useStudio(first: Draft, { wall, keeps }: StudioOptions) {
  const [history, setHistory] = useState(() => begin(first));
  const [wardrobe] = useState(() => createWardrobe(dressOf(first)));
  const [kept, setKept] = useState<'yes' | 'no' | 'refused'>('no');
  const { present } = history;
  const { text } = present;
  const source = useMemo(() => parseBrand(text), [text]);
  // Verdict, files and art wait until a slider rests; pages update first.
  const rested = useDebounced(present, restMs);
  const verdict = useMemo(() => judge(parseBrand(rested.text)), [rested.text]);
  useEffect(() => {
    if (!wall || rested.text === brandFiles.get(rested.base)) return wardrobe.decorate(noArt);
    const { pictures, release } = drawArt(parseBrand(rested.text), rested.base);
    wardrobe.decorate(pictures);
    return release;
  }, [wall, rested, wardrobe]);
  useEffect(() => {
    if (keeps && rested !== first) setKept(keepDraft(rested) ? 'yes' : 'refused');
  }, [keeps, rested, first]);

  const show = (next: History<Draft>) => {
    wardrobe.wear(dressOf(next.present));
    setHistory(next);
  };
  const put = (next: Partial<Draft>) => show(change(history, { ...present, ...next }));
  return {
    history,
    draft: present,
    rested,
    source,
    verdict,
    wardrobe,
    kept,
    show,
    put,
    edit: (next: BrandText) => {
      if (next !== text) put({ text: next });
    },
    beginWith: (id: string) => put({ base: id, weave: id, text: brandFiles.get(id) ?? text }),
    showBefore: (before: boolean) =>
      wardrobe.wear(
        dressOf(before ? { ...present, weave: present.base, text: brandFiles.get(present.base) ?? text } : present),
      ),
  };
}

export type Studio = ReturnType<typeof useStudio>;
