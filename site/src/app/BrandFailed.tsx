import { Button, FullPage } from '@baize/ui';

/**
 * Shown when there is no brand to show anything else with, so its few words are the only ones that stand in code:
 * the catalogue may be what is missing. In the browser's language where that is Urdu, else in English (APP-02).
 */
export function BrandFailed() {
  const words = navigator.language.startsWith('ur') ? urdu : english;
  return (
    <FullPage title={words.title} text={words.text}>
      <Button kind="accent" size="lg" onClick={() => location.reload()}>
        {words.retry}
      </Button>
    </FullPage>
  );
}

const english = {
  title: 'We cannot open the door yet',
  text: 'The settings of this site did not arrive. Check your network and try again.',
  retry: 'Try again',
};
const urdu = {
  title: 'ابھی دروازہ نہیں کھل سکا',
  text: 'سائٹ کی ترتیبات نہیں پہنچیں۔ نیٹ ورک دیکھیں اور دوبارہ کوشش کریں۔',
  retry: 'دوبارہ کوشش کریں',
};
