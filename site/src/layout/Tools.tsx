import { languageOf } from '@baize/messages';
import { LanguageMenu, ThemeSwitch } from '@baize/ui';
import { useBrand, useLanguage, useServices } from '../app/services.ts';
import { useText } from '../language/useText.ts';
import { toggleTheme } from '../theme/theme.ts';

/** Language and theme: what every person may change without an account. */
export function Tools() {
  const text = useText();
  return (
    <>
      <Languages />
      <ThemeSwitch label={text('frame.theme')} onToggle={toggleTheme} />
    </>
  );
}

export function Languages() {
  const { tongue, toasts } = useServices();
  const { languages } = useBrand();
  const text = useText();
  const current = useLanguage();
  const items = languages.map(languageOf).map(({ code, tag, name, direction, flag }) => ({
    code,
    tag,
    name,
    dir: direction,
    flag: `/flags/${flag}.svg`,
  }));
  const change = (code: string) =>
    tongue.change(code).then(
      () => {
        if (tongue.get().borrowed)
          toasts.show({ tone: 'info', text: text('frame.language.borrowed', { language: languageOf(code).name }) });
      },
      () => toasts.show({ tone: 'negative', text: text('error.network') }),
    );
  return <LanguageMenu current={current} items={items} onSelect={change} words={{ label: text('frame.language') }} />;
}
