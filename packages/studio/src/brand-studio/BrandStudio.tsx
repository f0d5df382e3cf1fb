import { useIsWide } from '@baize/site/core/browser/useMedia.ts';
import { useState } from 'react';
import { Compare } from './Compare.tsx';
import { ContrastStrip } from './ContrastStrip.tsx';
import type { Draft } from './draft.ts';
import { PhoneSheet } from './PhoneSheet.tsx';
import { Rail } from './Rail.tsx';
import { RoleView } from './RoleView.tsx';
import type { ThemedRole } from './roleColour.ts';
import { SightFilters } from './SightFilters.tsx';
import { StudioBar } from './StudioBar.tsx';
import type { SaveBrand } from './saving.ts';
import type { Sight } from './sight.ts';
import { barArea, centreArea, railArea, studio } from './studio.css.ts';
import { useStudio } from './useStudio.ts';
import { useStudioKeys } from './useStudioKeys.ts';
import { Wall } from './Wall.tsx';
import { firstWall, type OpenPage, type WallChoice } from './wallPages.ts';

export interface BrandStudioProps {
  first: Draft;
  wall: WallChoice | null;
  /** Storage of edits in this browser. */
  keeps?: boolean;
  /** Opened by a link that contains the brand. */
  isCopy?: boolean;
  /** Saves the brand, as in a back office; without it the studio only exports files. */
  onSave?: SaveBrand | undefined;
}

/** Edits a brand over real pages, reports unreadable colours and exports the brand (BRD-03). */
export function BrandStudio({ first, wall, keeps = false, isCopy = false, onSave }: BrandStudioProps) {
  const studioState = useStudio(first, { wall: wall !== null, keeps });
  const { draft, verdict, wardrobe, edit } = studioState;
  const isWide = useIsWide();
  const [choice, setChoice] = useState<WallChoice>(wall ?? firstWall);
  const [sight, setSight] = useState<Sight>('normal');
  const [picked, setPicked] = useState<ThemedRole | null>(null);
  const [open, setOpen] = useState<OpenPage | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const back = () => {
    if (other !== null) setOther(null);
    else if (picked) setPicked(null);
    else setOpen(null);
  };
  const keys = useStudioKeys({ studio: studioState, onBack: back });
  const view = other !== null ? 'compare' : picked && isWide ? 'role' : 'wall';
  const fields = { studio: studioState, picked, onPick: setPicked };
  const bar = { sight, onSight: setSight, other, onOther: setOther, isCopy, keeps, onSave };
  return (
    <div ref={keys} className={studio} data-view={view}>
      <SightFilters />
      <header className={barArea}>
        <StudioBar studio={studioState} isWide={isWide} {...bar} />
      </header>
      {other !== null ? (
        <Compare
          studio={studioState}
          other={other}
          choice={choice}
          onChoice={setChoice}
          sight={sight}
          onSight={setSight}
        />
      ) : (
        <>
          <main className={centreArea}>
            {wall && (
              <Wall
                base={draft.base}
                wardrobe={wardrobe}
                verdict={verdict}
                isWide={isWide}
                choice={choice}
                onChoice={setChoice}
                sight={sight}
                open={open}
                onOpen={setOpen}
                role={picked}
                onPick={setPicked}
                onBefore={studioState.showBefore}
              />
            )}
            {isWide && <ContrastStrip verdict={verdict} onPick={setPicked} />}
          </main>
          <div className={railArea}>
            {!isWide ? (
              <PhoneSheet {...fields} />
            ) : picked ? (
              <RoleView key={`${picked.role} ${picked.theme}`} {...fields} picked={picked} onEdit={edit} />
            ) : (
              <Rail {...fields} />
            )}
          </div>
        </>
      )}
    </div>
  );
}
