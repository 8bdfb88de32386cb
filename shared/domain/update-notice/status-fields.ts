/** Paths of the status of a record, its colony or its specimen; that of a QC result is a value like others. */
const STATUS_PATH = /^(?:colony\.|specimen\.)?(?:status|summaryStatus|assignmentStatus)(?:\.name)?$/;

/** Whether a field of the history is the status that the record stands at. */
export function isStatusField(path: string): boolean {
  return STATUS_PATH.test(path);
}
