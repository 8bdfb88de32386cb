/** Where in the table an event came from: the events of all cells are heard on the table itself. */
export interface CellPlace {
  row: number;
  field: string;
  element: HTMLElement;
}

/** The cell of a control of the table's own; `undefined` for buttons and for controls that columns bring along. */
export function cellPlaceOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLElement) || !target.classList.contains('gt-cell')) return undefined;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  return row === undefined || field === undefined ? undefined : { row: Number(row), field, element: target };
}

export function controlAt(row: number, field: string): string {
  return `[data-row="${row}"] [data-field="${field}"] .gt-cell`;
}
