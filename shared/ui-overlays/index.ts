/** What opens over or beside the page. A separate entry point, so that a screen without it does not load it. */
export { ChipCombobox, type ChipComboboxProps } from './choices/chip-combobox.tsx';
export { Combobox, type ComboboxOption } from './choices/combobox.tsx';
export { dateProblem, LAST_DAY, type DateLimits } from './choices/date-problem.ts';
export { DayChoice, type DayChoiceProps } from './choices/day-choice.tsx';
export { MultiSelect } from './choices/multi-select.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { DeleteConfirmation } from './delete-confirmation.tsx';
export { Dialog, Drawer } from './dialog.tsx';
export { Menu } from './menu.tsx';
export type { MenuItem } from './menu-entry.tsx';
export { Tabs } from './tabs.tsx';
