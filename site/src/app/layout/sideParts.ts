export { SideTab } from '@baize/ui';
