// Runs before the first paint to avoid flashes: theme, language and direction of the last visit, and the page's files.
(() => {
  const root = document.documentElement;
  const supports = (selector) => CSS.supports(`selector(${selector})`);
  if (!('popover' in root && root.checkVisibility && supports(':has(a)') && supports(':dir(rtl)'))) {
    // The policy lets no script element be made, in browsers that know trusted types.
    const words = '__OLD_BROWSER__';
    void import(words);
    return;
  }
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
  // Links may name a language, since search engines need one URL for each; store it and remove it from the URL.
  const address = new URL(location.href);
  const languages = __LANGUAGES__;
  // A brand may name it by the beginning of the path instead: the route table knows paths without one.
  const [, start = '', rest = '/'] =
    ('prefixed' in root.dataset && /^\/([a-z]{2}(?:-[a-z]+)?)(\/.*)?$/i.exec(address.pathname)) || [];
  const named = Object.keys(languages).find((code) => languages[code][0].toLowerCase() === start.toLowerCase());
  if (named) address.pathname = rest;
  const asked = named ?? address.searchParams.get('lang');
  // The token of a preview stays in memory alone, where neither a link nor a report can carry it on.
  const token = address.searchParams.get('preview');
  if (token) globalThis.previewToken = token;
  if (asked !== null || token !== null) {
    address.searchParams.delete('lang');
    address.searchParams.delete('preview');
    history.replaceState(history.state, '', address);
  }
  if (asked !== null) {
    try {
      if (/^[A-Z]{2,3}$/.test(asked)) localStorage.setItem('lang', asked);
    } catch {
      // Storage is blocked: the language holds for this visit only.
    }
  }
  const language = stored('lang') ?? asked;
  if (/^[A-Z]{2,3}$/.test(language)) {
    root.dataset.asked = language;
    const [lang, dir, script] = languages[language] ?? ['en', 'ltr'];
    // The HTML links the fonts of its own language further down.
    const linked = Object.values(languages).find(([tag]) => tag === root.lang)?.[2];
    Object.assign(root, { lang, dir });
    const href = `/alphabets/${script}.css`;
    if (script && script !== linked)
      // The Chinese fonts are a long list of subsets, and their glyphs are equally wide in any font, so late loading
      // moves nothing.
      link({ rel: 'stylesheet', href, ...(script !== 'chinese' && { blocking: 'render' }) });
  }

  // Show the words of the page (#fallback) when the entry has failed or not begun (FLT-151).
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));
  const statusOf = (address, method = 'HEAD') =>
    fetch(address, { method, cache: 'no-store' }).then(
      ({ status }) => status,
      () => 0,
    );
  const entryIn = (html) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  const showFallback = async () => {
    if ('begun' in root.dataset || 'failed' in root.dataset) return;
    root.dataset.failed = '';
    await parsed;
    const words = document.querySelector('#fallback');
    const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
    if (!words || !entry) return;
    const texts = words.querySelectorAll('[data-text]');
    if (words.lang !== root.lang) {
      const { [language]: own } = await fetch('/fallback.json').then(
        (answer) => answer.json(),
        () => ({}),
      );
      if (own) {
        for (const text of texts) text.textContent = own[text.dataset.text].replace('{age}', text.dataset.age);
        Object.assign(words, { lang: root.lang, dir: root.dir });
      }
    }
    const told = words.querySelector('[data-text="tell"]');
    const template = told.textContent;
    const at = new Date().toLocaleString(`${words.lang}-u-ca-gregory-nu-latn`, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const version = /-([\w-]+)\.js/.exec(entry)?.[1] ?? '';
    words.querySelector('[role="heading"]').focus();
    // Load the page again once what was missing is there, or once another release is served.
    const files = [entry, ...[...document.querySelectorAll('link[rel="modulepreload"]')].map(({ href }) => href)];
    for (let pause = 5000, missing = false; ; pause = Math.min(pause * 2, 60_000)) {
      const statuses = await Promise.all(files.map((file) => statusOf(file)));
      const status = statuses.find((each) => each !== 200);
      told.hidden = false;
      told.textContent = Object.entries({ code: `S-${status ?? 200}`, time: at, version }).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, value),
        template,
      );
      const served = await fetch('/', { cache: 'no-store' })
        .then((answer) => answer.text())
        .then(entryIn, () => undefined);
      const newer = served && served !== entry && (await statusOf(served)) === 200;
      if ('begun' in root.dataset) return;
      if (newer || (missing && status === undefined)) return location.reload();
      missing ||= status !== undefined;
      await wait(pause);
    }
  };
  const isEntry = ({ target }) => target === window || target.type === 'module';
  addEventListener('error', (event) => isEntry(event) && showFallback(), true);
  setTimeout(showFallback, 20_000);

  const path = location.pathname.replace(/(.)\/+$/, '$1').toLowerCase();
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
  for (const href of new Set([page, path, ...around].flatMap((part) => files[part] ?? []))) {
    if (href.endsWith('.css')) {
      const sheet = link({ rel: 'stylesheet', href, crossorigin: '', blocking: 'render', 'data-early': '' });
      // Remove the sheet so that the part requests it again and fails with it, instead of rendering unstyled.
      sheet.addEventListener('error', () => sheet.remove());
    } else link({ rel: 'modulepreload', href, crossorigin: '' });
  }

  // Request the page's first reads in parallel with its scripts. A player's own reads need the token, which links
  // cannot send.
  const { all, pages, lists } = __READS__;
  const first = page === 'home' ? '/' : path;
  // A query may select another list.
  const besides = [...(pages[first] ?? []), ...(location.search ? [] : (lists[first] ?? []))];
  const addresses = someone === 'player' ? all : [...all, ...besides];
  // The server may have asked already. A page from the history may be hours old, and its answers with it.
  const served = document.querySelector('script[data-answers]');
  const isOld = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
  const stamped = served && !isOld ? JSON.parse(served.textContent) : { bodies: {} };
  globalThis.stampedAnswers = stamped;
  const { '/brand.json': brandBody } = stamped.bodies;
  globalThis.brandAnswer = brandBody
    ? Promise.resolve(new Response(brandBody))
    : fetch('/brand.json', { credentials: 'same-origin' });
  globalThis.brandAnswer
    .then((answer) => answer.clone().json())
    .then(({ platformOrigin = '', defaultLanguage = 'EN', languages = ['EN', 'UR'], offers, ...brand }) => {
      if (!brand.merchant || !brand.merchantCode) return;
      const values = {
        ...brand,
        language: languages.includes(language) ? language : defaultLanguage,
        host: location.host,
      };
      // Omit parameters the brand does not define.
      const valueFor = (_, before, name) => {
        const value = values[name];
        return value ? before + new URLSearchParams([['', value]]).toString().slice(1) : '';
      };
      for (const [read, media, part] of addresses) {
        if ((media && !matchMedia(media).matches) || (part && offers && !offers.includes(part))) continue;
        const href = platformOrigin + read.replace(/([?&]\w+=)%7B(\w+)%7D/g, valueFor);
        if (!(href in stamped.bodies)) link({ rel: 'preload', as: 'fetch', href, crossorigin: '' });
      }
    })
    // The site reads the same document and reports the error.
    .catch(() => undefined);
})();
