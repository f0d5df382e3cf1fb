/** The event by which a story tells Storybook's frame what it wears. */
export const frameThemeEvent = 'baize/frame-theme';
