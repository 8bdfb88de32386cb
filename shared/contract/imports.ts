import Type, { type Static } from 'typebox';
import { InputText } from './request-values.ts';

/** What a spreadsheet can bring: new projects with their first plan, or values of attempts by the number of their plan. */
export const IMPORT_KINDS = ['newProjects', 'attemptUpdates'] as const;
export const ImportKind = Type.Enum(IMPORT_KINDS);
export type ImportKind = Static<typeof ImportKind>;

/** A format of files that spreadsheets open. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export const SheetFormat = Type.Enum(SHEET_FORMATS);
export type SheetFormat = Static<typeof SheetFormat>;

const fileFields = {
  columns: Type.Array(Type.String(), { description: 'Headers of the file, as it has them' }),
  ignored: Type.Array(Type.String(), { description: 'Headers that are no column of such a file' }),
};

/** Creates a project with its first plan, and where given its attempt with guides, for each row of a file. */
export const CreateProjects = Type.Object({ name: Type.Literal('createProjects'), ...fileFields });
export type CreateProjects = Static<typeof CreateProjects>;

/** Changes values of the attempt of the plan that each row of a file names. */
export const UpdateAttempts = Type.Object({ name: Type.Literal('updateAttempts'), ...fileFields });
export type UpdateAttempts = Static<typeof UpdateAttempts>;

export const ImportAction = Type.Union([CreateProjects, UpdateAttempts]);
export type ImportAction = Static<typeof ImportAction>;

export const ImportPath = Type.Object({ kind: ImportKind });

export const ImportQuery = Type.Object({
  isPreview: Type.Optional(
    Type.Boolean({ default: false, description: 'Change nothing, and return what would happen to each row' }),
  ),
});
export type ImportQuery = Static<typeof ImportQuery>;

export const ImportTemplateQuery = Type.Object({
  attemptTypeName: InputText,
  genes: Type.Optional(
    Type.String({
      maxLength: 8000,
      description: 'Symbols with commas between: a row for each, for new projects',
    }),
  ),
  /** With the present values of the attempts of this unit, for updates of attempts. */
  workUnitName: InputText,
  format: Type.Optional(SheetFormat),
});
export type ImportTemplateQuery = Static<typeof ImportTemplateQuery>;

export const RefusedRowsQuery = Type.Object({ format: Type.Optional(SheetFormat) });
export type RefusedRowsQuery = Static<typeof RefusedRowsQuery>;
