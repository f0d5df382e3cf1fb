/** Opens an address in a window of its own that knows nothing of this one (FLT-068); false when the browser does not allow it. */
export function openWindow(address: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
