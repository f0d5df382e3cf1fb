// Runs before the first paint, so that nothing flashes: theme, language and direction of the last visit, and what this page is made of.
(() => {
  const root = document.documentElement;
  const stored = (key, where = 'localStorage') => {
    try {
      return window[where].getItem(key);
    } catch {
      return null;
    }
  };
  const link = (attributes) => {
    const element = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
    return element;
  };
  const theme = stored('theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  // A link may name its language, as search engines need one address for each: taken over, and out of the address again.
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (asked !== null) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
    try {
      if (/^[A-Z]{2,3}$/.test(asked)) localStorage.setItem('lang', asked);
    } catch {
      // Closed storage: it is this visit's.
    }
  }
  const language = stored('lang') ?? asked;
  if (/^[A-Z]{2,3}$/.test(language)) {
    root.dataset.asked = language;
    const languages = __LANGUAGES__;
    const [lang, dir, script] = languages[language] ?? ['en', 'ltr'];
    // The page links the faces of its own language, further on than this script stands.
    const linked = Object.values(languages).find(([tag]) => tag === root.lang)?.[2];
    Object.assign(root, { lang, dir });
    const href = `/alphabets/${script}.css`;
    if (script && script !== linked)
      // The hundred cuts of Chinese are a long list, and its signs are as wide in any face: nothing moves when it comes.
      link({ rel: 'stylesheet', href, ...(script !== 'chinese' && { blocking: 'render' }) });
  }

  const path = location.pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  const kinds = {
    home: ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'],
    lobby: ['/rng', '/fish', '/pvp'],
    category: ['/live', '/sports', '/esports', '/elott'],
    bare: ['/game', '/seamless', '/fbsports', '/helpmc'],
  };
  root.dataset.page = Object.keys(kinds).find((kind) => kinds[kind].includes(path)) ?? 'further';
  const { page } = root.dataset;
  const desk = matchMedia('(min-width: 900px)').matches;
  const someone = stored('token', 'sessionStorage') ? 'player' : desk ? 'visitor' : '';
  const around = page === 'bare' ? [] : [...(desk ? [] : ['phone', `${page}-phone`]), someone];
  const files = __FILES__;
  // Two of them may build on the same file.
  for (const href of new Set([page, path, ...around].flatMap((part) => files[part] ?? []))) {
    if (href.endsWith('.css')) {
      const sheet = link({ rel: 'stylesheet', href, crossorigin: '', blocking: 'render', 'data-early': '' });
      // The part that needs it asks again, and fails with it instead of showing without its styles.
      sheet.addEventListener('error', () => sheet.remove());
    } else link({ rel: 'modulepreload', href, crossorigin: '' });
  }

  // What the page reads first is asked for beside its scripts. A player's own answers need their token, which no link can send.
  const { all, pages, lists } = __READS__;
  const first = page === 'home' ? '/' : path;
  // A query may ask for another list.
  const besides = [...(pages[first] ?? []), ...(location.search ? [] : (lists[first] ?? []))];
  const addresses = someone === 'player' ? all : [...all, ...besides];
  globalThis.brandAnswer = fetch('/brand.json', { credentials: 'same-origin' });
  globalThis.brandAnswer
    .then((answer) => answer.clone().json())
    .then(({ platformOrigin = '', defaultLanguage = 'EN', languages = ['EN', 'UR'], ...brand }) => {
      // The site refuses such a document, so nothing is asked in its name.
      if (!brand.merchant || !brand.merchantCode) return;
      const values = {
        ...brand,
        language: languages.includes(language) ? language : defaultLanguage,
        host: location.host,
      };
      // What the brand does not name is not asked with.
      const valueFor = (_, before, name) => {
        const value = values[name];
        return value ? before + new URLSearchParams([['', value]]).toString().slice(1) : '';
      };
      for (const [read, media] of addresses) {
        if (media && !matchMedia(media).matches) continue;
        const href = platformOrigin + read.replace(/([?&]\w+=)%7B(\w+)%7D/g, valueFor);
        link({ rel: 'preload', as: 'fetch', href, crossorigin: '' });
      }
    })
    // The site reads the same document, and says what is wrong with it.
    .catch(() => undefined);
})();
