import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';

export const prose = style({ overflowWrap: 'anywhere', contain: 'content', color: vars.text.secondary });

globalStyle(`${prose} :is(p, ul, ol, dl, table, blockquote, pre, h1, h2, h3, h4, h5, h6)`, {
  marginBlock: `0 ${space[3]}`,
});
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space[5], listStyle: 'revert' });
globalStyle(`${prose} ul`, { listStyleType: 'disc' });
globalStyle(`${prose} a`, { color: vars.text.link, textDecoration: 'underline' });
globalStyle(`${prose} img`, { maxInlineSize: '100%', blockSize: 'auto' });
globalStyle(`${prose} table`, { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' });
globalStyle(`${prose} :is(td, th)`, {
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${vars.border.default}`,
  textAlign: 'start',
});
