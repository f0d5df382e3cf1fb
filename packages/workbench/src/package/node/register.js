import { register } from 'node:module';

// Node reads no style sheets; those of the parts come to the page with what the bundler made.
register('./ignoreSheets.js', import.meta.url);
