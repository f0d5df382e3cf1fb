/** What the site loads with the first overlay or form: dialogs and everything that stands in them. */

export { CopyButton, type CopyButtonProps } from './actions/CopyButton.tsx';
export { CountdownButton, type CountdownButtonProps, type CountdownWords } from './actions/CountdownButton.tsx';
export { SocialLogin, type SocialLoginProps } from './actions/SocialLogin.tsx';
export { Stepper, type StepperProps } from './actions/Stepper.tsx';
export { Tabs, type TabsProps } from './actions/Tabs.tsx';
export { AttentionCards, type AttentionCardsProps, type AttentionItem } from './agent/AttentionCards.tsx';
export { BillStatus, type BillStatusProps } from './agent/BillStatus.tsx';
export {
  type ComparedTerm,
  type ComparedTier,
  ContractDifference,
  type ContractDifferenceProps,
} from './agent/ContractDifference.tsx';
export { CountConfirm, type CountConfirmProps } from './agent/CountConfirm.tsx';
export { Deadline, type DeadlineProps } from './agent/Deadline.tsx';
export { DeadlineChip, type DeadlineChipProps } from './agent/DeadlineChip.tsx';
export { type EndingContract, EndingContracts, type EndingContractsProps } from './agent/EndingContracts.tsx';
export { type Formula, FormulaPopover, type FormulaPopoverProps } from './agent/FormulaPopover.tsx';
export { Ledger, type LedgerProps, type LedgerRow } from './agent/Ledger.tsx';
export { RequestList, type RequestListProps, type WaitingRequest } from './agent/RequestList.tsx';
export { StatusLegend, type StatusLegendProps } from './agent/StatusLegend.tsx';
export { TierEditor, type TierEditorProps } from './agent/TierEditor.tsx';
export type { EditedField, EditedTier, TierEditorColumn, TierEditorRowWords } from './agent/TierEditorRow.tsx';
export { TierMeter, type TierMeterCondition, type TierMeterProps } from './agent/TierMeter.tsx';
export { TierWords, type TierWordsProps } from './agent/TierWords.tsx';
export { Helpful, type HelpfulProps } from './content/Helpful.tsx';
export { Prose, type ProseProps } from './content/Prose.tsx';
export { TreeGrid, type TreeGridProps } from './data/TreeGrid.tsx';
export type { TreeGridRange } from './data/TreeGridRegion.tsx';
export type { TreeGridRow, TreeGridState } from './data/treeGridLines.ts';
export type { TreeGridColumn, TreeGridPhone, TreeGridTree, TreeGridWords } from './data/treeGridParts.ts';
export { StepProgress, type StepProgressProps } from './feedback/StepProgress.tsx';
export { AvatarPicker, type AvatarPickerProps } from './fields/AvatarPicker.tsx';
export { CaptchaField, type CaptchaFieldProps, type CaptchaState } from './fields/CaptchaField.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './fields/CodeField.tsx';
export { Combobox, type ComboboxProps } from './fields/Combobox.tsx';
export type { Country } from './fields/CountryPicker.tsx';
export { DateRange, type DateRangeProps, type DateRangeWords } from './fields/DateRange.tsx';
export type { DateSpan } from './fields/dates.ts';
export { ErrorSummary, type ErrorSummaryProps } from './fields/ErrorSummary.tsx';
export type { UploadFile } from './fields/FileItem.tsx';
export { FileUpload, type FileUploadProps } from './fields/FileUpload.tsx';
export { FormError, type FormErrorProps } from './fields/FormError.tsx';
export { MobileField, type MobileFieldProps, type MobileNumber } from './fields/MobileField.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField.tsx';
export { type BoardSign, NumberBoard, type NumberBoardProps } from './fields/NumberBoard.tsx';
export { NumberField, type NumberFieldProps } from './fields/NumberField.tsx';
export { OneTimeCode, type OneTimeCodeProps } from './fields/OneTimeCode.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export type { PasswordStrengthProps } from './fields/PasswordStrength.tsx';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { Switch, type SwitchProps } from './fields/Switch.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { Drawer, type DrawerProps } from './frame/Drawer.tsx';
export { GameSheet, type GameSheetProps } from './game/GameSheet.tsx';
export type { Choice } from './internal/choices.ts';
// What fields and popups are made of, for one's own that look alike. They may change in any version.
export {
  type CommonFieldProps as unstable_FieldProps,
  type ControlProps as unstable_ControlProps,
  Field as unstable_FieldFrame,
} from './internal/Field.tsx';
export { Listbox as unstable_Listbox, useListbox as unstable_useListbox } from './internal/Listbox.tsx';
export type { PopupTriggerProps } from './internal/usePopup.ts';
export { usePopup as unstable_usePopup } from './internal/usePopup.ts';
export { AccountDialog, type AccountDialogProps } from './overlays/AccountDialog.tsx';
export type { AccountDialogGroup, AccountDialogItem, AccountDialogOwner } from './overlays/AccountDialogMenu.tsx';
export { ActionBar, type ActionBarProps } from './overlays/ActionBar.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { DialogAside, type DialogAsideProps } from './overlays/DialogAside.tsx';
export { DialogBanner, type DialogBannerProps } from './overlays/DialogBanner.tsx';
export { Menu, type MenuGroup, type MenuProps, type MenuTriggerProps } from './overlays/Menu.tsx';
export type { MenuItem } from './overlays/MenuRow.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export { RealityCheck, type RealityCheckProps } from './overlays/RealityCheck.tsx';
export { SearchDialog, type SearchDialogProps } from './overlays/SearchDialog.tsx';
export type { SearchGroup, SearchItem } from './overlays/SearchResults.tsx';
export { StepDialog, type StepDialogProps } from './overlays/StepDialog.tsx';
export { StepDialogPage, type StepDialogPageProps } from './overlays/StepDialogPage.tsx';
export { SuccessDialog, type SuccessDialogProps } from './overlays/SuccessDialog.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
export { WarningDialog, type WarningDialogProps } from './overlays/WarningDialog.tsx';
