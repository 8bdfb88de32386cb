/** How high the heading of a record is, which stays in view: what comes under it keeps clear of so much. */
export const RECORD_HEADING_HEIGHT = '2.75rem';

/** On telephones, where it has two lines. */
export const RECORD_HEADING_HEIGHT_ON_HANDSET = '3.25rem';
