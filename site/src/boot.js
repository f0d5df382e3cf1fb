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
  };
  const theme = stored('theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  const language = stored('lang');
  if (/^[A-Z]{2,3}$/.test(language)) {
    const [lang, dir, script] = __LANGUAGES__[language] ?? ['en', 'ltr'];
    Object.assign(root, { lang, dir });
    const href = `/fonts/${script}.css`;
    if (script && !document.querySelector(`link[href="${href}"]`))
      // The hundred cuts of Chinese are a long list, and its signs are as wide in any face: nothing moves when it comes.
      link({ rel: 'stylesheet', href, ...(script !== 'chinese' && { blocking: 'render' }) });
  }

  const path = location.pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  root.dataset.page = ['/rng', '/fish', '/pvp'].includes(path) ? 'lobby' : path === '/game' ? 'bare' : 'home';
  const { page } = root.dataset;
  const desk = matchMedia('(min-width: 960px)').matches;
  const around = page === 'bare' ? '' : !desk ? 'phone' : stored('token', 'sessionStorage') ? '' : 'visitor';
  const files = __FILES__;
  for (const href of [page, around].flatMap((part) => files[part] ?? [])) {
    if (href.endsWith('.css')) link({ rel: 'stylesheet', href, crossorigin: '', blocking: 'render' });
    else link({ rel: 'modulepreload', href, crossorigin: '' });
  }
})();
