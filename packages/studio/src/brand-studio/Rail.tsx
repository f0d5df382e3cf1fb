import { Fold } from '../kit/Fold.tsx';
import { muted, rail } from '../kit/room.css.ts';
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
