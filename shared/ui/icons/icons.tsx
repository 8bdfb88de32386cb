import { CHECK_LINES, EXTERNAL_LINES } from 'shared/styles/looks';
import { drawIcon } from './icon.tsx';

/** The pictures of the product, drawn for it; each name says what it means, not what it looks like. */

export const CloseIcon = drawIcon('M6 6l12 12M18 6L6 18');
export const CheckIcon = drawIcon(CHECK_LINES);
export const RestrictedIcon = drawIcon('M5.7 5.7l12.6 12.6', <circle cx="12" cy="12" r="9" />);
export const SearchIcon = drawIcon('M16 16l4.5 4.5', <circle cx="11" cy="11" r="6.5" />);
export const FilterIcon = drawIcon('M4 6.5h16M7 12h10M10 17.5h4');
export const DownloadIcon = drawIcon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const UploadIcon = drawIcon('M12 15.5v-11M7.5 9L12 4.5 16.5 9M4.5 19.5h15');
export const MenuIcon = drawIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const PersonIcon = drawIcon(
  'M4.75 20c.9-3.7 3.8-5.5 7.25-5.5s6.35 1.8 7.25 5.5',
  <circle cx="12" cy="8.5" r="3.75" />,
);
export const SunIcon = drawIcon(
  'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  <circle cx="12" cy="12" r="4" />,
);
export const MoonIcon = drawIcon('M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z');
export const DeviceIcon = drawIcon(
  'M9 20h6M12 16v4',
  <rect x="3.5" y="4.5" width="17" height="11.5" rx="1.5" />,
);
export const ExternalIcon = drawIcon(EXTERNAL_LINES);
export const AddIcon = drawIcon('M12 5v14M5 12h14');
export const RemoveIcon = drawIcon('M5 12h14');
export const DeleteIcon = drawIcon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5');
export const CopyIcon = drawIcon(
  'M15.5 8.5v-4h-11v11h4',
  <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />,
);
export const EditIcon = drawIcon('M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5');
export const ColumnsIcon = drawIcon(
  'M9.3 5v14M14.7 5v14',
  <rect x="4" y="5" width="16" height="14" rx="1.5" />,
);
export const ChevronDownIcon = drawIcon('M6 9.5l6 6 6-6');
export const ChevronLeftIcon = drawIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = drawIcon('M9.5 6l6 6-6 6');
export const AscendingIcon = drawIcon('M12 19V5M6 11l6-6 6 6');
export const DescendingIcon = drawIcon('M12 5v14M6 13l6 6 6-6');
export const SortableIcon = drawIcon('M8 9.5L12 5.5l4 4M8 14.5l4 4 4-4');
export const BackIcon = drawIcon('M19.5 12h-15M11 5.5L4.5 12l6.5 6.5');
export const HistoryIcon = drawIcon('M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M12 8v4.25l3 1.75');
export const RetryIcon = drawIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
export const CalendarIcon = drawIcon(
  'M4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />,
);
export const FileIcon = drawIcon('M13.5 3.5H6.5v17h11v-13zM13.5 3.5v4h4');
export const InfoIcon = drawIcon('M12 11v5.5M12 7.6v.1', <circle cx="12" cy="12" r="9" />);
export const SuccessIcon = drawIcon('M8 12.3l2.8 2.8L16 9.6', <circle cx="12" cy="12" r="9" />);
export const WarningIcon = drawIcon('M12 4L2.8 19.5h18.4zM12 10v4.5M12 16.9v.1');
export const ErrorIcon = drawIcon('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.8v5M12 16.1v.1');
export const NothingFoundIcon = drawIcon(
  'M16 16l4.5 4.5M8.8 8.8l4.4 4.4M13.2 8.8l-4.4 4.4',
  <circle cx="11" cy="11" r="6.5" />,
);
