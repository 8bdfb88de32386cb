/** Looks as plain data, for several files of looks to share. */
export { CONTROL_FRAME, CONTROL_STATES, CONTROL_STYLES } from './control.ts';
export { FACT_STYLES } from './facts.ts';
export { CHECK_LINES, EXTERNAL_LINES } from './mark-paths.ts';
export { HANDSET_QUERY, inLowWindow, onHandset, onTouch } from './media.ts';
export { PANEL_STYLES, SAVE_BAR_STYLES } from './panel.ts';
export { RECORD_HEADING_HEIGHT, RECORD_HEADING_HEIGHT_ON_HANDSET } from './record-heading.ts';
export { ROW_STYLES } from './row.ts';
