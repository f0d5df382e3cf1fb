import { type Criterion, feature, journey, part, rules } from './criterion.ts';

const noFiles = 'The product offers no documents; a table is saved as plain CSV.';
const web = 'The product is a web page, to which chapter 9 applies.';
const noAuthoring = 'Players and agents make no content for others beyond plain messages.';
const operator = 'Support is given by the operator of a brand, and has to be evaluated there.';

const rows = (absent: string, names: Readonly<Record<string, string>>): readonly Criterion[] =>
  Object.entries(names).map(([num, name]) => ({ num, name, absent }));

export const documents: readonly Criterion[] = rows(noFiles, {
  '10.0': 'General (informative)',
  '10.5': 'Caption positioning',
  '10.6': 'Audio description timing',
});

export const software: readonly Criterion[] = [
  ...rows(web, {
    '11.0': 'General (informative)',
    '11.5': 'Interoperability with assistive technology',
    '11.5.1': 'Closed functionality',
    '11.5.2': 'Accessibility services',
    '11.5.2.1': 'Platform accessibility service support for software that provides a user interface',
    '11.5.2.2': 'Platform accessibility service support for assistive technologies',
    '11.5.2.3': 'Use of accessibility services',
    '11.5.2.4': 'Assistive technology',
    '11.5.2.5': 'Object information',
    '11.5.2.6': 'Row, column, and headers',
    '11.5.2.7': 'Values',
    '11.5.2.8': 'Label relationships',
    '11.5.2.9': 'Parent-child relationships',
    '11.5.2.10': 'Text',
    '11.5.2.11': 'List of available actions',
    '11.5.2.12': 'Execution of available actions',
    '11.5.2.13': 'Tracking of focus and selection attributes',
    '11.5.2.14': 'Modification of focus and selection attributes',
    '11.5.2.15': 'Change notification',
    '11.5.2.16': 'Modifications of states and properties',
    '11.5.2.17': 'Modifications of values and text',
    '11.6': 'Documented accessibility usage',
    '11.6.1': 'User control of accessibility features',
    '11.6.2': 'No disruption of accessibility features',
  }),
  {
    num: '11.7',
    name: 'User preferences',
    by: [journey('HDR-13', 'visitor'), part('BAN-05', 'content/Banner'), part('FLT-138', 'feedback/Skeleton')],
    remark: 'Colour scheme, reduced motion and forced colours of the system are followed.',
  },
  ...rows(noAuthoring, {
    '11.8': 'Authoring tools',
    '11.8.1': 'Content technology',
    '11.8.2': 'Accessible content creation',
    '11.8.3': 'Preservation of accessibility information in transformations',
    '11.8.4': 'Repair assistance',
    '11.8.5': 'Templates',
  }),
];

export const support: readonly Criterion[] = [
  { num: '12.1', name: 'Product documentation', by: [feature('HLP-01', 'app/informationPages')] },
  {
    num: '12.1.1',
    name: 'Accessibility and compatibility features',
    by: [feature('HLP-01', 'app/informationPages')],
    lacking: 'docs/accessibility.md lists them; the help centre of a brand is written by its operator.',
  },
  { num: '12.1.2', name: 'Accessible documentation', by: [feature('HLP-01', 'app/informationPages'), rules] },
  { num: '12.2', name: 'Support services', remark: operator },
  { num: '12.2.2', name: 'Information on accessibility and compatibility features', remark: operator },
  { num: '12.2.3', name: 'Effective communication', remark: operator },
  { num: '12.2.4', name: 'Accessible documentation', remark: operator },
];
