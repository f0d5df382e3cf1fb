import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReportData } from '../reportData.ts';
import { storyAddress } from './addresses.ts';
import { type DialogName, EqualDialog, KeysDialog, UnpicturedDialog } from './dialogs.tsx';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { useKeys } from './keys.ts';
import type { View } from './PictureCell.tsx';
import { Rail } from './Rail.tsx';
import { StoryView } from './StoryView.tsx';
import { acceptCommands, filterFindings, type Grouping, groupFindings, noFilters, stepsOf } from './selection.ts';
import { amount } from './text.ts';

export function App({ data }: { data: ReportData }) {
  const [filters, setFilters] = useState(noFilters);
  const [grouping, setGrouping] = useState<Grouping>('cause');
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<View>('slide');
  /** Offset of the slider from its start in px, in reading direction. */
  const [slide, setSlide] = useState(0);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [said, say] = useState('');
  const isStill = useReducedMotion();
  const [blink, flip] = useBlink(view === 'blink' && !isStill);

  const groups = useMemo(() => groupFindings(data, filterFindings(data, filters), grouping), [data, filters, grouping]);
  const steps = useMemo(() => stepsOf(groups), [groups]);
  const index = Math.max(
    0,
    steps.findIndex(({ key }) => key === chosen),
  );
  const step = steps[index];
  const commands = step && acceptCommands(data, step);

  const choose = (key: string) => {
    setChosen(key);
    setSlide(0);
  };
  const go = (by: 1 | -1) => {
    const next = steps[index + by];
    if (next) choose(next.key);
  };
  const copy = async (text: string, what: string) =>
    say((await written(text)) ? `Copied ${what}.` : `Copy it by hand: ${text}`);
  const pressBlink = () => {
    if (view !== 'blink') setView('blink');
    else if (isStill) flip();
    else setView('slide');
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    b: pressBlink,
    a: () => commands && void copy(commands.cause, 'the command that accepts this cause'),
    o: () => step && window.open(storyAddress(step.storyId), '_blank', 'noopener'),
    '?': () => setDialog('keys'),
    arrowleft: (far) => view === 'slide' && setSlide((now) => now - (far ? 40 : 8)),
    arrowright: (far) => view === 'slide' && setSlide((now) => now + (far ? 40 : 8)),
  });

  return (
    <>
      <Head
        data={data}
        filters={filters}
        onFiltersChange={setFilters}
        onCopyComment={(text) => void copy(text, 'the comment for the pull request')}
      />
      <div className="body">
        <Rail
          data={data}
          groups={groups}
          grouping={grouping}
          step={step}
          onGroupingChange={setGrouping}
          onStepChange={choose}
          onDialogOpen={setDialog}
        />
        <main aria-label="Pictures" tabIndex={-1}>
          {step && commands ? (
            <>
              <StoryView
                data={data}
                group={groups.find((group) => stepsOf([group]).includes(step))}
                step={step}
                view={view}
                slide={slide}
                isBefore={blink}
                isStill={isStill}
                onViewChange={setView}
                onSlideChange={setSlide}
                onFlip={flip}
                onGo={go}
                canGo={{ back: index > 0, on: index < steps.length - 1 }}
              />
              <Foot
                step={step}
                commands={commands}
                onCopy={(text, what) => void copy(text, what)}
                onKeysOpen={() => setDialog('keys')}
                said={said}
              />
            </>
          ) : (
            <Nothing data={data} onClear={() => setFilters(noFilters)} />
          )}
        </main>
      </div>
      <KeysDialog isOpen={dialog === 'keys'} onClose={() => setDialog(null)} />
      <EqualDialog equal={data.equal} isOpen={dialog === 'equal'} onClose={() => setDialog(null)} />
      <UnpicturedDialog stories={data.unpictured} isOpen={dialog === 'unpictured'} onClose={() => setDialog(null)} />
    </>
  );
}

function Nothing({ data, onClear }: { data: ReportData; onClear: () => void }) {
  if (data.findings.length === 0)
    return (
      <div className="nothing">
        <h2>Nothing changed in {amount(data.pictures, 'picture')}.</h2>
      </div>
    );
  return (
    <div className="nothing">
      <h2>No picture that changed is like this.</h2>
      <button type="button" className="button" onClick={onClear}>
        Show all {data.findings.length.toLocaleString('en')}
      </button>
    </div>
  );
}

/** Alternates before and after every 600 ms; returns whether "before" is shown, and a manual toggle. */
function useBlink(runs: boolean): [boolean, () => void] {
  const [isBefore, setBefore] = useState(false);
  const flip = () => setBefore((now) => !now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setBefore((now) => !now), 600);
    return () => clearInterval(timer);
  }, [runs]);
  return [isBefore, flip];
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const useReducedMotion = (): boolean => useSyncExternalStore(onReducedMotionChange, () => reducedMotion.matches);

function onReducedMotionChange(listener: () => void) {
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
}
