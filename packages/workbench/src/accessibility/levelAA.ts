import { type Criterion, feature, journey, noMedia, part, rules, spoken } from './criterion.ts';

const pairs = 'BRD-01 tokens/contrast.test.ts';

export const levelAA: readonly Criterion[] = [
  noMedia('1.2.4', 'Captions (Live)'),
  noMedia('1.2.5', 'Audio Description (Prerecorded)'),
  { num: '1.3.4', name: 'Orientation', by: [journey('NAV-26', 'widths'), journey('NAV-26', 'tablet')] },
  { num: '1.3.5', name: 'Identify Input Purpose', by: [rules] },
  {
    num: '1.4.3',
    name: 'Contrast (Minimum)',
    by: [pairs, rules],
    lacking: 'The words of a banner lie on a veil over a picture of the operator; their contrast is not measured.',
  },
  {
    num: '1.4.4',
    name: 'Resize text',
    by: [journey('FLT-112', 'longWords')],
    lacking: 'Text of twice the size is tried on components, not on whole pages.',
  },
  { num: '1.4.5', name: 'Images of Text' },
  { num: '1.4.10', name: 'Reflow', by: [journey('NAV-26', 'widths'), journey('FLT-112', 'longWords')] },
  { num: '1.4.11', name: 'Non-text Contrast', by: [pairs] },
  { num: '1.4.12', name: 'Text Spacing', by: [journey('FLT-126', 'languages')] },
  {
    num: '1.4.13',
    name: 'Content on Hover or Focus',
    by: [part('FLT-120', 'frame/NavBar'), part('FLT-120', 'frame/AccountMenu')],
  },
  { num: '2.4.5', name: 'Multiple Ways', by: [journey('NAV-22', 'search'), journey('NAV-23', 'bars')] },
  { num: '2.4.6', name: 'Headings and Labels', by: [spoken, rules] },
  { num: '2.4.7', name: 'Focus Visible', by: [journey('FLT-126', 'focusVisible')] },
  {
    num: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    by: [journey('FLT-126', 'focusVisible'), journey('FLT-126', 'bars')],
  },
  {
    num: '2.5.7',
    name: 'Dragging Movements',
    by: [part('BAN-05', 'content/Banner')],
    remark: 'Nothing has to be dragged.',
  },
  { num: '2.5.8', name: 'Target Size (Minimum)', by: [rules] },
  { num: '3.1.2', name: 'Language of Parts', by: [part('I18-02', 'frame/LanguageMenu'), rules] },
  { num: '3.2.3', name: 'Consistent Navigation', by: [journey('NAV-23', 'bars')] },
  { num: '3.2.4', name: 'Consistent Identification' },
  {
    num: '3.3.3',
    name: 'Error Suggestion',
    by: [journey('FLT-123', 'spoken'), part('VAL-02', 'fields/PasswordField')],
  },
  {
    num: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    by: [journey('MEM-04', 'spoken'), journey('MEM-05', 'spoken')],
    remark: 'Money moves after a review that can be changed.',
  },
  {
    num: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    by: [journey('FLT-124', 'registration'), feature('FLT-124', 'features/sign-in/login/entry')],
  },
  { num: '4.1.3', name: 'Status Messages', by: [spoken, part('FLT-125', 'lottery/DrawHeader')] },
];
