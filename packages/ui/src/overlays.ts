/** What the site loads with the first overlay or form: dialogs and everything that stands in them. */
export { Tabs, type TabsProps } from './actions/Tabs.tsx';
export { CaptchaField, type CaptchaFieldProps, type CaptchaState } from './fields/CaptchaField.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './fields/ErrorSummary.tsx';
export { FormError, type FormErrorProps } from './fields/FormError.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { Drawer, type DrawerProps } from './frame/Drawer.tsx';
export { Confirmation, type ConfirmationProps } from './overlays/Confirmation.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { SidePanel, type SidePanelProps } from './overlays/SidePanel.tsx';
export { Warning, type WarningProps } from './overlays/Warning.tsx';
export { GameSheet, type GameSheetProps } from './show/GameSheet.tsx';
export { Prose, type ProseProps } from './show/Prose.tsx';
