/** A status that only the state machine of the record changes. */
export const STATUS = {
  column: 'status_id',
  kind: 'entry',
  list: 'status',
  api: 'statusName',
  history: 'status',
  sent: false,
  required: true,
} as const;
