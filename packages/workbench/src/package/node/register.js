import { register } from 'node:module';

// Node cannot import style sheets; the bundler delivers them to the page.
register('./ignoreSheets.js', import.meta.url);
