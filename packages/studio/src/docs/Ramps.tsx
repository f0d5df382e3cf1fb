import { VisuallyHidden } from '@baize/ui';
import { useState, useSyncExternalStore } from 'react';
import { rootState, watchRoot } from '../preview/watchRoot.ts';
import { brandColours, rankOf, stepOf } from './brandColours.ts';
import { dot, name, ramp, rampName, step as stepClass, stepName, steps } from './ramps.css.ts';

/** Shows the brand's ramps; a dot marks steps used by a role in either theme. Clicking a step copies it. */
export function Ramps() {
  useSyncExternalStore(watchRoot, rootState);
  const [said, setSaid] = useState('');
  const colours = brandColours.get(document.documentElement.dataset.brand ?? '');
  if (!colours) return null;
  const { ramps, light, dark } = colours;
  const used = new Set(
    [...light.paints.values(), ...dark.paints.values()].map((paint) => stepOf(ramps, paint)?.replace(/,.*/, '')),
  );
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`Copied ${text}`),
      () => setSaid(`Copy this by hand: ${text}`),
    );
  return (
    <>
      {Object.entries(ramps)
        .sort(([a], [b]) => rankOf(a) - rankOf(b))
        .map(([rampId, colours]) => (
          <div key={rampId} className={ramp}>
            <span className={rampName}>{rampId}</span>
            <ul className={steps}>
              {Object.entries(colours).map(([step, colour]) => {
                const isUsed = used.has(`${rampId} ${step}`);
                return (
                  <li key={step}>
                    <button
                      type="button"
                      className={stepClass}
                      style={{ background: colour }}
                      aria-label={`Copy ${rampId} ${step}, ${colour}${isUsed ? ', used by a role' : ''}`}
                      title={colour}
                      onClick={() => void copy(colour)}
                    >
                      {isUsed && <span className={dot} />}
                    </button>
                    <span className={stepName} aria-hidden>
                      {step}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      <p className={name} aria-hidden>
        {said || '\u00a0'}
      </p>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  );
}
