/** What only a phone shows, in one file that no desk fetches. */
export { VisitorPhoneCorner } from './VisitorPhoneCorner.tsx';
export { VisitorTabs } from './VisitorTabs.tsx';
