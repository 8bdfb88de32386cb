/** The kit: the theme and the few components that every screen is made of. */

export { AppTheme } from './theme/app-theme.tsx';
export { applyColorMode, useColorMode, type ColorModeChoice } from './theme/color-mode.ts';
export { useRootAttribute } from './theme/root-attribute.ts';
export { styled, type StyledProps } from './theme/styled.tsx';
// Looks as objects: remotes that were built before looks had classes pass them on (ADR 24).
export {
  CONTROL_STYLES,
  FACT_STYLES,
  onHandset,
  onTouch,
  PANEL_STYLES,
  SAVE_BAR_STYLES,
} from 'shared/styles/looks';

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
export { Card } from './layout/card.tsx';
export { Disclosure } from './layout/disclosure.tsx';
export { FactList, Facts, Nothing, type Fact, type FactListProps } from './layout/fact-list.tsx';
export { lazyScreen, type LazyScreen } from './layout/lazy-screen.tsx';
export { Page, PRODUCT_NAME } from './layout/page.tsx';
export { Timeline } from './layout/timeline.tsx';
export { SkipLink } from './layout/skip-link.tsx';

export { AnchorButton, Button, LinkButton, type ButtonProps, type ButtonVariant } from './actions/button.tsx';
export { DownloadButton } from './actions/download-button.tsx';
export { CellButton } from './actions/cell-button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { ExternalLink, externalLink, Link } from './actions/link.tsx';

export { Badge, StatusBadge, statusBadge } from './feedback/badge.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/error-boundary.tsx';
export { LastSave, noteSave } from './feedback/last-save.tsx';
export { Notice } from './feedback/notice.tsx';
export { dismissNotice, NOTICE_DURATION_MS, showNotice } from './feedback/live-notices.ts';
export { NoticeRegion } from './feedback/notice-region.tsx';
export { Progress } from './feedback/progress.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { EmptyState, ErrorState, LoadingState, Skeleton } from './feedback/states.tsx';
export { statusTone, type Tone } from './feedback/status-tone.ts';
export { useLasting } from './feedback/use-lasting.ts';

export { isColumnVisible, type CardPlace, type Column, type Sort } from './table/column.ts';
export { ColumnPicker } from './table/column-picker.tsx';
export { DataTable } from './table/data-table.tsx';
export { Paginator } from './table/paginator.tsx';
export {
  DEFAULT_PAGE_SIZE,
  lastPage,
  PAGE_SIZES,
  pageAfterSizeChange,
  rangeText,
  type AskedPage,
  type PageOfList,
} from './table/paging.ts';
export { POINTER_RESTS } from './table/pointer-rests.ts';
export { TableFrame } from './table/table-frame.tsx';
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

export { FilterFrame } from './filters/filter-frame.tsx';
// Parts of the filter panel: older remotes import them, and they may run in this shell (ADR 17).
export { FilterLayout } from './filters/filter-layout.tsx';
export { FilterPanel } from './filters/filter-panel.tsx';
export { FilterToggle } from './filters/filter-toggle.tsx';
export { TextFilter } from './filters/text-filter.tsx';
export {
  changedFilterCount,
  filtersFromSearchParams,
  filtersToSearchParams,
  isAnyFilterSet,
  isFilterChanged,
  meaningfulFilters,
  sameFilterValues,
  type FilterDefinition,
  type FilterValues,
} from './filters/filter-values.ts';
export { useIsHandset } from './filters/use-is-handset.ts';

export { Checkbox } from './fields/checkbox.tsx';
export { Field, useFieldControl, type FieldProps } from './fields/field.tsx';
export { FilePicker } from './fields/file-picker.tsx';
export {
  asOption,
  NativeSelect,
  type NativeSelectProps,
  type SelectOption,
} from './fields/native-select.tsx';
export { CalendarButton, DateInput, DAY_PLACEHOLDER } from './fields/date-input.tsx';
export { useTypedText } from './fields/use-typed-text.ts';
export { TextArea, TextInput } from './fields/text-input.tsx';

export { Floating } from './floating/floating.tsx';
export { IconHint } from './floating/icon-hint.tsx';
export { ModalSurface, type ModalSurfaceProps } from './floating/modal-surface.tsx';
export { Tooltip } from './floating/tooltip.tsx';
export { useDismiss } from './floating/use-dismiss.ts';

export * from './icons/icons.tsx';
export { drawIcon } from './icons/icon.tsx';
export { Mark, mark } from './icons/mark.tsx';
export * as icons from './icons/icons.tsx';

export { isDay, tidyDay } from './text/calendar-day.ts';
export { formatDate, formatDateTime, formatMinute } from './text/dates.ts';
export { Lines } from './text/lines.tsx';
export { inOneLine, Values } from './text/values.tsx';
export { counted, formatCount } from './text/numbers.ts';
export { splitSuperscript, SuperscriptSymbol } from './text/superscript.tsx';
