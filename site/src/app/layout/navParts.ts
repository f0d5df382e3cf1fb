/** Drop-downs of the desktop navigation, in one chunk loaded after the first interaction. */

export { VendorMenu } from '@baize/ui';
export { NavFeature } from './NavFeature.tsx';
