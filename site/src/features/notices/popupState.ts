import { lastingStorage, visitStorage } from '../../core/browser/storage.ts';

const shownKey = 'index_notice';
const hiddenKey = 'index_notice_hidden';

/** Stores if the popup was shown in this visit, and the day on which the visitor hid it (NTC-05). */
export const popupState = {
  get: () => ({
    shown: visitStorage.getItem(shownKey) !== null,
    hiddenOn: lastingStorage.getItem(hiddenKey),
    today: today(),
  }),
  markShown: () => visitStorage.setItem(shownKey, '1'),
  hideToday: () => lastingStorage.setItem(hiddenKey, today()),
};

/** Returns the visitor's local day as yyyy-MM-dd. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
