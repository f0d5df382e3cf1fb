import { Menu, Popover } from '@baize/ui/overlays';
import { ChevronDown, Columns2, Ellipsis, Eye, Redo2, Shuffle, Undo2, X } from 'lucide';
import { bar, divider, spring, toolName } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { BrandName } from './BrandName.tsx';
import { brandFiles } from './brandFiles.ts';
import { setInText } from './brandText.ts';
import { ExportButton } from './ExportButton.tsx';
import { redo, undo } from './history.ts';
import { ImportButton } from './ImportButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { SaveBrand } from './saving.ts';
import { shuffle } from './shuffle.ts';
import { type Sight, sights } from './sight.ts';
import { stateText } from './studio.css.ts';
import type { Studio } from './useStudio.ts';

interface StudioBarProps {
  studio: Studio;
  isWide: boolean;
  sight: Sight;
  onSight: (sight: Sight) => void;
  other: string | null;
  onOther: (other: string | null) => void;
  isCopy: boolean;
  keeps: boolean;
  onSave: SaveBrand | undefined;
}

export function StudioBar({ studio, isWide, isCopy, ...props }: StudioBarProps) {
  const { history, show } = studio;
  const undoing = (
    <>
      <ToolButton
        label="Undo"
        icon={Undo2}
        showsLabel={false}
        disabled={history.past.length === 0}
        onClick={() => show(undo(history))}
      />
      <ToolButton
        label="Redo"
        icon={Redo2}
        showsLabel={false}
        disabled={history.future.length === 0}
        onClick={() => show(redo(history))}
      />
    </>
  );
  if (!isWide)
    return (
      <div className={bar} data-part>
        <h1 className={toolName}>{studio.source.name}</h1>
        <span className={spring} />
        {undoing}
        <SightMenu {...props} isShort />
        <Popover
          sheet
          align="end"
          trigger={(trigger) => <ToolButton {...trigger} label="More" icon={Ellipsis} showsLabel={false} />}
        >
          <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
            <BrandName studio={studio} />
            <Rest studio={studio} {...props} />
          </div>
        </Popover>
      </div>
    );
  return (
    <div className={bar} data-part>
      <h1 className={toolName}>Brand studio</h1>
      <span className={divider} />
      <BrandName studio={studio} />
      <span className={stateText} role="status">
        {stateOf(studio, isCopy, props.keeps)}
      </span>
      <span className={spring} />
      {undoing}
      <Rest studio={studio} {...props} />
    </div>
  );
}

type RestProps = Omit<StudioBarProps, 'isWide' | 'isCopy'>;

function Rest({ studio, sight, onSight, other, onOther, onSave }: RestProps) {
  const { draft, rested, source, verdict, edit, put, beginWith } = studio;
  const brands = [...brandFiles.keys()];
  return (
    <>
      <Menu
        trigger={(trigger) => <ToolButton {...trigger} label="Presets" iconEnd={ChevronDown} />}
        groups={[{ id: 'brands', label: 'Begin with', items: brands.map((id) => ({ id, label: id })) }]}
        onSelect={beginWith}
      />
      <ToolButton label="Shuffle" icon={Shuffle} onClick={() => edit(shuffle(draft.text, Math.random))} />
      <span className={divider} />
      <ToolSegments
        label="Contrast asked for"
        selected={source.colours.level ?? 'AA'}
        onSelect={(asked) => edit(setInText(draft.text, ['colours', 'level'], asked === 'AA' ? undefined : asked))}
        items={[
          { id: 'AA', label: 'AA' },
          { id: 'AAA', label: 'AAA' },
        ]}
      />
      <SightMenu sight={sight} onSight={onSight} />
      {other === null ? (
        <Menu
          trigger={(trigger) => <ToolButton {...trigger} kind="outline" label="Compare" icon={Columns2} />}
          groups={[{ id: 'brands', label: 'With, as released', items: brands.map((id) => ({ id, label: id })) }]}
          onSelect={onOther}
        />
      ) : (
        <ToolButton
          label={`Compared with ${other}`}
          icon={Columns2}
          iconEnd={X}
          pressed
          onClick={() => onOther(null)}
        />
      )}
      <span className={divider} />
      <ShareButton text={rested.text} />
      <ImportButton onImport={(text) => put({ text })} />
      <ExportButton draft={rested} weak={verdict.weak.length} onSave={onSave} />
    </>
  );
}

interface SightMenuProps extends Pick<StudioBarProps, 'sight' | 'onSight'> {
  isShort?: boolean;
}

function SightMenu({ sight, onSight, isShort = false }: SightMenuProps) {
  const label = sights.find(({ value }) => value === sight)?.label ?? '';
  return (
    <Menu
      align="end"
      trigger={(trigger) => (
        <ToolButton
          {...trigger}
          kind={isShort ? 'plain' : 'outline'}
          label={isShort ? `Seen by: ${label}` : label}
          showsLabel={!isShort}
          icon={Eye}
          {...(!isShort && { iconEnd: ChevronDown })}
        />
      )}
      groups={[
        {
          id: 'sight',
          label: 'Seen by',
          selection: 'single',
          items: sights.map(({ value, label: name }) => ({ id: value, label: name, checked: value === sight })),
        },
      ]}
      onSelect={(id) => onSight(id as Sight)}
    />
  );
}

function stateOf({ history, kept }: Studio, isCopy: boolean, keeps: boolean): string {
  if (kept === 'refused') return 'Not saved: this browser refuses storage. Export to keep it.';
  if (history.past.length > 0) return keeps ? 'Saved in this browser' : 'Changed. Export to keep it.';
  return isCopy ? 'You look at a copy. Keep it as a brand of yours.' : 'Unchanged';
}
