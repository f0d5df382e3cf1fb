/** What hangs from the bar of a desk, in one file that comes when the page is in use. */

export { VendorMenu } from '@baize/ui';
export { NavFeature } from './NavFeature.tsx';
