/** What phones and portrait tablets show, in one file that no desk fetches before its page is scrolled. */
export { VisitorPhoneCorner } from './VisitorPhoneCorner.tsx';
export { VisitorTabs } from './VisitorTabs.tsx';
