// Runs before the first paint, so that nothing flashes: theme, language and direction of the last visit.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  const path = location.pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  root.dataset.page = ['/rng', '/fish', '/pvp'].includes(path) ? 'lobby' : path === '/game' ? 'bare' : 'home';
  const language = __LANGUAGES__[stored('lang')];
  if (language) [root.lang, root.dir] = language;
})();
