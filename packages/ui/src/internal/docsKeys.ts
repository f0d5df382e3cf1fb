type Keys = Readonly<Record<string, string>>;

export const pressKeys = { Tab: 'Reaches it', 'Enter, Space': 'Presses a button' } satisfies Keys;

export const linkKeys = { Tab: 'Reaches it', Enter: 'Follows the link' } satisfies Keys;

export const radioKeys = {
  Tab: 'Reaches the chosen one, else the first',
  'Arrow keys': 'Choose the next or the one before',
  Space: 'Chooses the one with the focus',
} satisfies Keys;

export const sliderKeys = {
  Tab: 'Reaches the thumb',
  'Arrow keys': 'Move it by a step',
  'Page up, Page down': 'Move it by a larger step',
  'Home, End': 'Move it to the start or the end',
} satisfies Keys;

export const dialogKeys = {
  Tab: 'Goes round inside the dialog',
  Escape: 'Closes it, where it can be closed; the focus goes back to what opened it',
} satisfies Keys;

export const popoverKeys = {
  Tab: 'Reaches the button, then what it opened; leaving closes that',
  'Enter, Space': 'Open and close it',
  Escape: 'Closes it; the focus goes back to the button',
} satisfies Keys;

export const dropDownKeys = {
  Tab: 'Reaches the button, then what it opened; leaving closes that',
  'Enter, Space': 'Open and close it',
  'Arrow down': 'Opens it and goes to the first link or button inside',
  Escape: 'Closes it; the focus goes back to the button',
} satisfies Keys;

export const listboxKeys = {
  Tab: 'Reaches the field; leaving closes the list',
  'Arrow down, Arrow up': 'Open the list; in it, go to the option below or above and round the ends',
  'Alt+Arrow down': 'Opens the list without going to an option',
  'Home, End': 'Go to the first or the last option',
  'Page up, Page down': 'Go by ten options',
  Enter: 'Chooses the option',
  'Escape, Alt+Arrow up': 'Close the list',
} satisfies Keys;
