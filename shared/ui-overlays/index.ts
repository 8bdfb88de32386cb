/** What opens over or beside the page. A room of its own, so that a screen without it does not load it. */
export { ChipCombobox, type ChipComboboxProps } from './choices/chip-combobox.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './choices/combobox.tsx';
export { MultiSelect, type MultiSelectProps } from './choices/multi-select.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { DeleteConfirmation, type DeleteConfirmationProps } from './delete-confirmation.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { Menu, type MenuProps } from './menu.tsx';
export type { MenuItem } from './menu-entry.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs.tsx';
