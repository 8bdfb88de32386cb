/** The kit: the look of the product and the few components that every screen is made of. The only door to Chakra. */

export { AppTheme } from './theme/app-theme.tsx';
export { onHandset, onTouch } from './theme/media.ts';
export { applyColorMode, useColorMode, type ColorMode, type ColorModeChoice } from './theme/color-mode.ts';

export {
  Box,
  Code,
  Grid,
  Heading,
  List,
  ListItem,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from './layout/primitives.tsx';
export { Card, type CardProps } from './layout/card.tsx';
export { Disclosure, type DisclosureProps } from './layout/disclosure.tsx';
export { FACT_STYLES, FactList, Facts, type Fact, type FactListProps } from './layout/fact-list.tsx';
export { lazyScreen, type LazyScreen } from './layout/lazy-screen.tsx';
export { Page, PRODUCT_NAME, type PageProps } from './layout/page.tsx';
export { SAVE_BAR_STYLES } from './layout/save-bar-styles.ts';
export { Timeline, type TimelineItem, type TimelineProps } from './layout/timeline.tsx';
export { SkipLink } from './layout/skip-link.tsx';

export {
  AnchorButton,
  Button,
  LinkButton,
  type AnchorButtonProps,
  type ButtonProps,
  type ButtonVariant,
  type LinkButtonProps,
} from './actions/button.tsx';
export { DownloadButton, type DownloadButtonProps } from './actions/download-button.tsx';
export { CellButton, type CellButtonProps } from './actions/cell-button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { ExternalLink, Link, type ExternalLinkProps, type LinkProps } from './actions/link.tsx';

export { Badge, StatusBadge } from './feedback/badge.tsx';
export { Notice, type NoticeKind, type NoticeProps } from './feedback/notice.tsx';
export { dismissNotice, NOTICE_DURATION_MS, showNotice, type LiveNotice } from './feedback/live-notices.ts';
export { NoticeRegion } from './feedback/notice-region.tsx';
export { Progress, type ProgressProps } from './feedback/progress.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { EmptyState, ErrorState, LoadingState, Skeleton } from './feedback/states.tsx';
export { statusTone, type Tone } from './feedback/status-tone.ts';

export { isColumnVisible, type Column, type ColumnVisibility, type Sort } from './table/column.ts';
export { ColumnPicker, type ColumnPickerProps } from './table/column-picker.tsx';
export { DataTable, type DataTableProps } from './table/data-table.tsx';
export { Paginator, type PaginatorProps } from './table/paginator.tsx';
export { DEFAULT_PAGE_SIZE, lastPage, PAGE_SIZES, pageAfterSizeChange, rangeText } from './table/paging.ts';
export { TableFrame, type TableFrameProps } from './table/table-frame.tsx';
export { useColumnVisibility } from './table/use-column-visibility.ts';

export {
  readListAddress,
  wholeList,
  writeListAddress,
  writeSort,
  type ListAddress,
  type ListAddressRules,
} from './list/list-address.ts';
export { NoRows, type NoRowsProps } from './list/no-rows.tsx';
export { PagedTable, type PagedTableProps } from './list/paged-table.tsx';
export { useLastPage } from './list/use-last-page.ts';

export { FilterFrame, type FilterFrameProps } from './filters/filter-frame.tsx';
// The parts of the frame: remotes of before the frame import them, and they may run in this shell (ADR 17).
export { FilterLayout } from './filters/filter-layout.tsx';
export { FilterPanel, type FilterPanelProps } from './filters/filter-panel.tsx';
export { FilterToggle, type FilterToggleProps } from './filters/filter-toggle.tsx';
export { TextFilter, type TextFilterProps } from './filters/text-filter.tsx';
export {
  changedFilterCount,
  filtersFromSearchParams,
  filtersToSearchParams,
  isAnyFilterSet,
  isFilterChanged,
  meaningfulFilters,
  sameFilterValues,
  type FilterDefinition,
  type FilterOption,
  type FilterValues,
} from './filters/filter-values.ts';
export { useIsHandset } from './filters/use-is-handset.ts';

export { CONTROL_STYLES } from './fields/control-recipe.ts';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Field, useFieldControl, type FieldProps } from './fields/field.tsx';
export { FilePicker, type FilePickerProps } from './fields/file-picker.tsx';
export { NativeSelect, type NativeSelectProps, type SelectOption } from './fields/native-select.tsx';
export { TextArea, TextInput, type TextAreaProps, type TextInputProps } from './fields/text-input.tsx';

export { Floating, type FloatingProps } from './floating/floating.tsx';
export { IconHint } from './floating/icon-hint.tsx';
export { ModalSurface, type ModalSurfaceProps } from './floating/modal-surface.tsx';
export { Tooltip, type TooltipProps } from './floating/tooltip.tsx';
export { useDismiss } from './floating/use-dismiss.ts';

export * from './icons/icons.tsx';
export * as icons from './icons/icons.tsx';
export type { IconProps } from './icons/icon.tsx';

export { formatDate, formatDateTime, type DateValue } from './text/dates.ts';
export { Lines } from './text/lines.tsx';
export { counted, formatCount } from './text/numbers.ts';
export { SuperscriptSymbol } from './text/superscript-symbol.tsx';
export { splitSuperscript } from './text/superscript.ts';
