/** What only a phone shows, in one file that no desk fetches. */
export { SiteTabs } from './SiteTabs.tsx';
export { VisitorPhoneCorner } from './VisitorPhoneCorner.tsx';
