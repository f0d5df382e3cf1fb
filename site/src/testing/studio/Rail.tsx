import { Fold } from '../tools/Fold.tsx';
import { muted, rail } from '../tools/room.css.ts';
import { ColourWells } from './ColourWells.tsx';
import { FormFields } from './FormFields.tsx';
import { RoleList } from './RoleList.tsx';
import type { ThemedRole } from './roleColour.ts';
import { TypeFields } from './TypeFields.tsx';
import type { Studio } from './useStudio.ts';

export interface RailProps {
  studio: Studio;
  onPick: (picked: ThemedRole) => void;
}

/** Everything of a brand that is chosen by hand, and how each role stands. */
export function Rail({ studio, onPick }: RailProps) {
  const kept = new Set(studio.verdict.fates.flatMap(({ kind, from }) => (kind === 'kept' ? [from] : []))).size;
  const isByHand = studio.source.colours.ramps !== undefined;
  return (
    <div className={rail} data-part style={{ blockSize: '100%' }}>
      <Fold title="Colours" meta={isByHand ? 'ramps made by hand' : `${kept} kept exactly`}>
        <ColourWells studio={studio} />
      </Fold>
      <Fold title="Type">
        <TypeFields studio={studio} />
      </Fold>
      <Fold title="Form">
        <FormFields studio={studio} />
      </Fold>
      <Fold title="Roles" meta={<span className={muted}>{`${studio.verdict.roles.length}, weakest first`}</span>}>
        <RoleList studio={studio} onPick={onPick} />
      </Fold>
    </div>
  );
}
