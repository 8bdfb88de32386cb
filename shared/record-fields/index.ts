/** The fields of each record, with the labels that forms, read views, notices and the history show. */
export { changeAction } from './change-action.ts';
export * from './change-lines.ts';
export * from './crispr-fields.ts';
export * from './es-cell-fields.ts';
export * from './field.ts';
export * from './field-name.ts';
export * from './modification-fields.ts';
export * from './mutation-labels.ts';
export * from './outcome-fields.ts';
export * from './phenotyping-fields.ts';
export * from './plan-labels.ts';
export * from './project-labels.ts';
export { shownValues } from './shown-values.ts';
export { isStatusField } from './status-fields.ts';
