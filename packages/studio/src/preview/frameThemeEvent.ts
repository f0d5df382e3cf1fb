export const frameThemeEvent = 'baize/frame-theme';
