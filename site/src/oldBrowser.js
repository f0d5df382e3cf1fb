// Replaces the page in browsers that cannot show the site, in the language of the last visit or of the page.
(() => {
  const texts = __TEXTS__;
  let code = null;
  try {
    code = localStorage.getItem('lang');
  } catch {
    // Storage is blocked.
  }
  const spoken = Object.keys(texts).find((each) => texts[each].tag === document.documentElement.lang);
  const { tag, dir, title, text } = texts[code] || texts[spoken] || texts.EN;
  const show = () => {
    if (!document.body) return;
    document.documentElement.lang = tag;
    document.documentElement.dir = dir;
    const heading = document.createElement('h1');
    heading.textContent = title;
    const words = document.createElement('p');
    words.textContent = text;
    const main = document.createElement('main');
    main.appendChild(heading);
    main.appendChild(words);
    // The site's own script finds no place any more.
    document.body.textContent = '';
    document.body.appendChild(main);
  };
  show();
  document.addEventListener('readystatechange', show);
})();
