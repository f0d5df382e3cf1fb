import { isRequirement } from './requirementTag.ts';

/** Words that people search for and that no name has, by the title of the stories. */
const searchWords: Readonly<Record<string, string>> = {
  'Actions/Badge': 'tag label',
  'Actions/Chip': 'filter tag pill',
  'Actions/SegmentedControl': 'toggle switcher button group',
  'Agent/TierEditor': 'commission rates',
  'Content/Accordion': 'collapse disclosure faq',
  'Content/Banner': 'carousel slider hero',
  'Content/CardRow': 'carousel lane rail',
  'Content/Marquee': 'ticker announcements',
  'Data/Chart': 'graph line bars',
  'Data/RecordTable': 'data grid table',
  'Data/StatTile': 'kpi figure metric',
  'Data/TreeGrid': 'tree table hierarchy',
  'Feedback/Alert': 'message notification banner',
  'Feedback/Skeleton': 'placeholder loading',
  'Feedback/Spinner': 'loader loading busy',
  'Feedback/Toaster': 'toast snackbar notification',
  'Fields/Combobox': 'autocomplete select dropdown',
  'Fields/DateRange': 'date picker calendar',
  'Fields/FileUpload': 'attachment dropzone',
  'Fields/MobileField': 'phone number telephone',
  'Fields/MoneyField': 'amount currency input',
  'Fields/OneTimeCode': 'otp 2fa verification pin',
  'Fields/SelectField': 'dropdown picker',
  'Fields/Switch': 'toggle',
  'Fields/TextField': 'input textbox',
  'Frame/Drawer': 'side menu hamburger',
  'Frame/Header': 'app bar navigation',
  'Frame/SideBar': 'navigation rail',
  'Frame/TabBar': 'bottom navigation',
  'Game/GameCard': 'tile thumbnail',
  'Overlays/Dialog': 'modal popup',
  'Overlays/Menu': 'dropdown context menu',
  'Overlays/Popover': 'dropdown popup',
  'Overlays/Sheet': 'bottom sheet modal',
  'Overlays/Tooltip': 'hint hover',
};

export const searchedTitles = Object.keys(searchWords);

const separator = ' · ';

interface IndexEntry {
  title?: string;
  name?: string;
  tags?: string[];
}

/** Adds requirement ids and search words to a name in the index, which is all that the sidebar searches. */
export function nameWithWords<Entry extends IndexEntry>(entry: Entry): Entry {
  const words = [...(entry.tags ?? []).filter(isRequirement), searchWords[entry.title ?? ''] ?? ''].filter(Boolean);
  return entry.name && words.length > 0 ? { ...entry, name: [entry.name, words.join(' ')].join(separator) } : entry;
}

/** Returns the name that people read. */
export const shownName = (name: string): string => name.split(separator)[0] ?? name;
