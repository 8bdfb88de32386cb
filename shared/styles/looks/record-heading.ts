/** How high the heading of a record is, which stays in view: what comes under it keeps clear of so much. */
export const RECORD_HEADING_HEIGHT = '2.75rem';
