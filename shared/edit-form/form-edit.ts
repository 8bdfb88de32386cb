import type { Conflict } from 'shared/api';
import type { Draft } from 'shared/domain';
import type { FieldValues, FilledForm } from 'shared/ui-forms';
import type { EarlierCreation } from './creation/earlier-creation.tsx';
import type { DraftEdit } from './drafts/draft-keeper.tsx';
import type { SaveProblem } from './errors/summary-lines.ts';

/** Somebody else has changed the resource meanwhile: their version, and the way out. */
export interface EditConflict<Values> extends Pick<Conflict<unknown>, 'message' | 'fields' | 'dismiss'> {
  theirs: Values;
  /** What both are changes of; by default the values as they were stored when the form was filled. */
  base?: Values;
  /** Saves both versions together, as the person has merged them. */
  resolve: (merged: Values) => Promise<void>;
}

/** What the components of an edit form know of an edit: `useResourceForm` and `useNewResource` return it. */
export interface FormEdit<Values extends FieldValues> {
  form: FilledForm<Values>;
  /** The values as they are stored; the same object as long as they are the same. */
  base: Values;
  /** What was typed on an earlier visit. */
  draft: Draft<DraftEdit<Values>>;
  save: (values: Values) => Promise<void>;
  isBusy: boolean;
  /** What the last attempt to save met with. */
  problems: readonly SaveProblem[];
  conflict?: EditConflict<Values>;
  /** A new resource: nobody else can have changed it. */
  isNew?: boolean;
  /** Of a new resource: it exists already, without what was changed since it was sent. */
  earlier?: EarlierCreation;
  /** What a draft may contain of the values: never a password. All of them by default. */
  draftOf?: (values: Values) => Values;
  /** Takes out of a draft what is not resumed, such as the choice of a next status. */
  withoutStep?: (values: Values) => Values;
}
