import { decideCustomerService } from '@baize/domain';
import { directionOf, tagOf } from '@baize/messages';
import { LanguageMenu, ThemeSwitch, TopBarLink, useMedia } from '@baize/ui';
import { CircleQuestionMark, MessageCircle } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { firstInteraction } from '../../core/browser/firstInteraction.ts';
import { useIsWide } from '../../core/browser/useMedia.ts';
import { bringNameFaces } from '../../core/language/faces.ts';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useBrand, useLanguage, useServices } from '../../core/services/services.ts';
import { useOffered, useStatus } from '../../core/services/status.ts';
import { toggleTheme } from '../../core/theme/theme.ts';

/** Width from which the side bar, if the page has one, shows customer service prominently. */
const withLargeSideBar = '(min-width: 1400px)';

/** Shows the tools that need no account: language, theme and help. `side`: the page has a side bar. */
export function Tools({ side }: { side: boolean }) {
  const text = useText();
  const { hrefOf } = useOverlay();
  const isWide = useIsWide();
  const largeSideBar = useMedia(withLargeSideBar) && side;
  // Reserve the chat's place until the platform is known, so that nothing moves.
  const pending = !useStatus().known;
  const service = useAccess(decideCustomerService) || pending;
  const help = useOffered('help');
  return (
    <>
      <Languages />
      <ThemeSwitch label={text('frame.theme')} onToggle={toggleTheme} />
      {help && (
        <TopBarLink href={paths.help} icon={CircleQuestionMark}>
          {text('shortcuts.help')}
        </TopBarLink>
      )}
      {isWide && !largeSideBar && service && (
        <TopBarLink href={hrefOf('service')} icon={MessageCircle}>
          {text('nav.chat')}
        </TopBarLink>
      )}
    </>
  );
}

export function Languages() {
  const { languageStore, toasts } = useServices();
  const { languages } = useBrand();
  const text = useText();
  const current = useLanguage();
  const { names, fetchNames } = useLanguageNames();
  const items = (names ? languages : [current]).map((code) => ({
    code,
    tag: tagOf(code),
    name: names?.(code) ?? text('language.name'),
    dir: directionOf(code),
    flag: `/flags/${code}.svg`,
  }));
  const change = async (code: string) => {
    try {
      await languageStore.change(code);
      if (!languageStore.get().isFallback) return;
      const language = (await fetchNames())(code);
      toasts.show({ tone: 'info', text: text('frame.language.borrowed', { language }) });
    } catch {
      toasts.show({ tone: 'negative', text: text('error.network') });
    }
  };
  return (
    <LanguageMenu
      label={text('frame.language')}
      selected={current}
      items={items}
      onSelect={change}
      onOpen={() => {
        fetchNames().catch(() => undefined);
        bringNameFaces(languages);
      }}
    />
  );
}

type NameOf = (code: string) => string;

function useLanguageNames() {
  const { languageStore } = useServices();
  const [names, setNames] = useState<NameOf | null>(null);
  const fetchNames = useCallback(async (): Promise<NameOf> => {
    const { languageOf } = await import('@baize/messages/languages');
    const nameOf: NameOf = (code) => languageOf(code).name;
    setNames(() => nameOf);
    return nameOf;
  }, []);

  useEffect(() => {
    let here = true;
    const soon = languageStore.get().isFallback ? Promise.resolve() : firstInteraction;
    void soon.then(() => {
      if (here) fetchNames().catch(() => undefined);
    });
    return () => {
      here = false;
    };
  }, [languageStore, fetchNames]);
  return { names, fetchNames };
}
