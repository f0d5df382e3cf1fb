/** Words of the parts for agents. */

import type { StepperProps } from '../actions/Stepper.tsx';
import type { AttentionCardsProps } from '../agent/AttentionCards.tsx';
import type { ContractDifferenceProps } from '../agent/ContractDifference.tsx';
import type { CountConfirmProps } from '../agent/CountConfirm.tsx';
import type { FormulaPopoverProps } from '../agent/FormulaPopover.tsx';
import type { LedgerProps } from '../agent/Ledger.tsx';
import type { TierEditorProps } from '../agent/TierEditor.tsx';
import type { TierMeterProps } from '../agent/TierMeter.tsx';
import { Dialog } from './overlayWords.ts';
import { text } from './text.ts';

export const AttentionCards = ({ count }: { count: number }): Pick<AttentionCardsProps, 'words'> => ({
  words: { all: text('agent.attention.all', { count }), fewer: text('agent.attention.fewer') },
});

/** `count` is how many terms there are in all. */
export const ContractDifference = ({ count }: { count: number }): Pick<ContractDifferenceProps, 'label' | 'words'> => ({
  label: text('contracts.compare'),
  words: {
    before: text('contracts.compare.now'),
    after: text('contracts.compare.new'),
    meaning: text('contracts.compare.meaning'),
    all: text('contracts.compare.all', { count }),
    fewer: text('contracts.compare.fewer'),
  },
});

/** `names` says whose contracts end, `count` how many. */
export const CountConfirm = ({
  names,
  count,
}: {
  names: string;
  count: number;
}): Pick<CountConfirmProps, 'label' | 'words'> => ({
  label: text('contracts.count'),
  words: {
    matches: text('contracts.count.matches', { names }),
    differs: (typed) => text('contracts.count.differs', { typed, count }),
  },
});

export const FormulaPopover: Pick<FormulaPopoverProps, 'words'> = { words: Dialog.words };

export const Ledger: Pick<LedgerProps, 'words'> = {
  words: { close: text('frame.close'), met: text('bills.met'), notMet: text('bills.notMet') },
};

export const Stepper: Pick<StepperProps, 'words'> = { words: { done: text('contracts.step.done') } };

export const TierEditor: Pick<TierEditorProps, 'words'> = {
  words: {
    tier: text('contracts.editor.tier'),
    keep: text('contracts.editor.keep'),
    remove: (tier) => text('contracts.editor.remove', { tier }),
  },
};

/** `count` is how many tiers there are. */
export const TierMeter = ({ count }: { count: number }): Pick<TierMeterProps, 'words'> => ({
  words: {
    passed: text('contracts.meter.passed'),
    here: text('contracts.meter.here'),
    next: text('contracts.meter.next'),
    all: text('contracts.meter.all', { count }),
    fewer: text('contracts.meter.fewer'),
  },
});
