/** Phone and portrait tablet parts, in one chunk that desktops load only after scrolling. */
export { VisitorPhoneCorner } from './VisitorPhoneCorner.tsx';
export { VisitorTabs } from './VisitorTabs.tsx';
