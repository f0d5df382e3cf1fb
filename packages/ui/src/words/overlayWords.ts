/** Words of dialogs and fields. */

import type { CopyButtonProps } from '../actions/CopyButton.tsx';
import type { CountdownButtonProps } from '../actions/CountdownButton.tsx';
import type { HelpfulProps } from '../content/Helpful.tsx';
import type { StepProgressProps } from '../feedback/StepProgress.tsx';
import type { CaptchaFieldProps } from '../fields/CaptchaField.tsx';
import type { ComboboxProps } from '../fields/Combobox.tsx';
import type { DateRangeProps } from '../fields/DateRange.tsx';
import type { FileUploadProps } from '../fields/FileUpload.tsx';
import type { MobileFieldProps } from '../fields/MobileField.tsx';
import type { MoneyFieldProps } from '../fields/MoneyField.tsx';
import type { PasswordFieldProps } from '../fields/PasswordField.tsx';
import type { TextAreaProps } from '../fields/TextArea.tsx';
import type { DrawerProps } from '../frame/Drawer.tsx';
import type { PreviewBarProps } from '../frame/PreviewBar.tsx';
import type { GameSheetProps } from '../game/GameSheet.tsx';
import type { AccountDialogProps } from '../overlays/AccountDialog.tsx';
import type { ConfirmDialogProps } from '../overlays/ConfirmDialog.tsx';
import type { DialogProps } from '../overlays/Dialog.tsx';
import type { RealityCheckProps } from '../overlays/RealityCheck.tsx';
import type { SearchDialogProps } from '../overlays/SearchDialog.tsx';
import type { StepDialogPageProps } from '../overlays/StepDialogPage.tsx';
import type { SuccessDialogProps } from '../overlays/SuccessDialog.tsx';
import type { WarningDialogProps } from '../overlays/WarningDialog.tsx';
import { inOrder, text } from './text.ts';

export const AccountDialog: Pick<AccountDialogProps, 'words'> = {
  words: { close: text('frame.close'), back: text('member.menu') },
};

export const CaptchaField: Pick<CaptchaFieldProps, 'label' | 'words'> = {
  label: text('login.captcha'),
  words: {
    picture: text('login.captcha.alt'),
    refresh: text('login.captcha.refresh'),
    loading: text('login.captcha.loading'),
    failed: text('login.captcha.failed'),
  },
};

export const Combobox: Pick<ComboboxProps, 'words'> = { words: { nothing: text('search.found', { count: 0 }) } };

export const ConfirmDialog: Pick<ConfirmDialogProps, 'cancel'> = { cancel: text('frame.cancel') };

/** `what` names the text that is copied. */
export const CopyButton = ({ what }: { what: string }): Pick<CopyButtonProps, 'words'> => ({
  words: {
    copy: text('movement.copy', { what }),
    copied: text('movement.copied'),
    blocked: text('movement.byHand'),
  },
});

export const CountdownButton: Pick<CountdownButtonProps, 'words'> = {
  words: {
    send: text('codes.send'),
    sending: text('codes.sending'),
    resend: text('codes.resend'),
    wait: (seconds) => text('codes.wait', { seconds }),
    tooMany: text('codes.tooMany'),
    sent: text('codes.sent'),
    over: text('codes.over'),
  },
};

/** `example` is two days as people type them, `longest` the most days at once. */
export const DateRange = ({
  example,
  longest,
}: {
  example: string;
  longest: number;
}): Pick<DateRangeProps, 'words'> => ({
  words: {
    open: text('records.days.range'),
    quick: text('records.days'),
    presets: {
      today: text('records.days.today'),
      yesterday: text('records.days.yesterday'),
      last7: text('records.days.7'),
      last30: text('records.days.30'),
      custom: text('records.days.range'),
    },
    calendar: {
      previousMonth: text('records.range.previous'),
      nextMonth: text('records.range.next'),
      chooseFirst: text('records.range.chooseFirst'),
      chooseLast: text('records.range.chooseLast'),
    },
    problems: {
      unreadable: text('records.range.problem.unreadable', { example: inOrder(example) }),
      outOfReach: text('records.range.problem.future'),
      tooLong: text('records.range.problem.long', { days: longest }),
    },
  },
});

export const Dialog: Pick<DialogProps, 'words'> = { words: { close: text('frame.close') } };

export const Drawer: Pick<DrawerProps, 'title' | 'words'> = {
  title: text('frame.menu'),
  words: { close: text('frame.close'), hot: text('nav.hot') },
};

/** `size` is the most megabytes of a picture. */
export const FileUpload = ({ size }: { size: number }): Pick<FileUploadProps, 'words'> => ({
  words: {
    choose: text('pictures.choose'),
    full: text('pictures.full'),
    progress: (name) => text('pictures.progress', { name }),
    retry: (name) => text('pictures.retry', { name }),
    remove: (name) => text('pictures.remove', { name }),
    refused: {
      type: (name) => text('pictures.type', { name }),
      size: (name) => text('pictures.size', { name, size }),
      count: (name) => text('pictures.count', { name }),
    },
  },
});

export const GameSheet: Pick<GameSheetProps, 'words'> = {
  words: {
    play: text('game.play.short'),
    maintenance: text('game.maintenance'),
    facts: text('game.details'),
  },
};

export const Helpful: Pick<HelpfulProps, 'words'> = {
  words: {
    question: text('help.helpful'),
    yes: text('help.helpful.yes'),
    no: text('help.helpful.no'),
    thanks: text('help.helpful.thanks'),
  },
};

export const MobileField: Pick<MobileFieldProps, 'words'> = {
  words: {
    country: text('registration.mobile.country'),
    search: text('registration.mobile.search'),
    nothing: text('registration.mobile.nothing'),
  },
};

export const MoneyField: Pick<MoneyFieldProps, 'words'> = {
  words: { quick: text('deposit.quick'), max: text('deposit.most') },
};

export const PasswordField: Pick<PasswordFieldProps, 'words'> = {
  words: { show: text('login.password.show'), hide: text('login.password.hide') },
};

export const PreviewBar: Pick<PreviewBarProps, 'words'> = {
  words: {
    title: text('preview.title'),
    before: text('preview.before'),
    next: text('preview.next'),
    end: text('preview.end'),
    change: text('preview.change'),
    look: text('preview.look'),
    show: text('preview.show'),
    close: text('frame.close'),
    why: text('preview.why'),
    all: text('preview.all'),
    note: text('preview.note'),
  },
};

export const RealityCheck: Pick<RealityCheckProps, 'title' | 'words'> = {
  title: text('control.check'),
  words: { continue: text('control.check.continue'), leave: text('control.check.leave') },
};

export const SearchDialog: Pick<SearchDialogProps, 'title' | 'words'> = {
  title: text('frame.search'),
  words: {
    close: text('frame.close'),
    clear: text('frame.search.clear'),
    results: text('search.results'),
    choose: text('search.choose'),
    open: text('search.open'),
    everywhere: text('search.everywhere'),
  },
};

export const StepDialogPage: Pick<StepDialogPageProps, 'words'> = { words: Dialog.words };

/** `name` is that of the step under way. */
export const StepProgress = ({
  step,
  count,
  name,
}: {
  step: number;
  count: number;
  name: string;
}): Pick<StepProgressProps, 'label' | 'words'> => ({
  label: text('registration.progress'),
  words: {
    current: text('registration.step.current', { step, count, name }),
    done: text('registration.step.done'),
  },
});

export const SuccessDialog: Pick<SuccessDialogProps, 'close'> = { close: text('frame.close') };

export const TextArea: Required<Pick<TextAreaProps, 'words'>> = {
  words: {
    left: (count) => text('promotions.join.left', { count }),
    full: text('promotions.join.full'),
  },
};

export const WarningDialog: Pick<WarningDialogProps, 'close'> = { close: text('frame.close') };
