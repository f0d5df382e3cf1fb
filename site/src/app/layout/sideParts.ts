/** What the side bar is on a narrow desk, in one file that no wide one and no phone fetches. */
export { SideTab } from '@baize/ui';
