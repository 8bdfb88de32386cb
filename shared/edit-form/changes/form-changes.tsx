import { createContext, use, useEffect, useReducer, useState, type ReactNode } from 'react';
import { useUnsavedChanges } from 'shared/router';
import {
  Form,
  useFormContext,
  useFormState,
  type FieldValues,
  type FormProps,
  type UseFormReturn,
} from 'shared/ui-forms';
import type { FormSection } from '../sections/form-section.ts';
import { isSame, isSameSection } from './same-section.ts';

/** Somebody who takes a letter back and types another one is still changing: an undone change shows after this pause. */
export const UNDONE_AFTER_MS = 300;

const NOTHING = {};

const CurrentChanges = createContext<readonly string[] | null>(null);
const CurrentErrors = createContext<readonly string[]>([]);

type WatchedSection = Pick<FormSection, 'id' | 'isLeftOut'>;

const NO_SECTIONS: readonly WatchedSection[] = [];

interface FormChangesProps {
  /** How long an undone change still counts; 0 for a short form, whose bar does not move with it. */
  undoneAfterMs?: number;
  /** Those with tables say which rows are not sent, and so change nothing. */
  sections?: readonly WatchedSection[];
  children: ReactNode;
}

/** A form that knows which of its sections are changed: for the bar that saves, the navigation and the leave guard. */
export function WatchedForm<Values extends FieldValues>({
  children,
  undoneAfterMs,
  sections,
  ...form
}: FormProps<Values> & Pick<FormChangesProps, 'undoneAfterMs' | 'sections'>) {
  return (
    <Form {...form}>
      <FormChanges undoneAfterMs={undoneAfterMs} sections={sections}>
        {children}
      </FormChanges>
    </Form>
  );
}

/**
 * Compares the form around with what is stored, once for everything that shows the difference. A further change shows at
 * once; a change that is undone while typing shows after a pause, so that a letter more or less does not move bars and
 * marks (acceptance 6: each key is one animation frame).
 */
function FormChanges({
  undoneAfterMs = UNDONE_AFTER_MS,
  sections = NO_SECTIONS,
  children,
}: FormChangesProps) {
  const { getValues, subscribe } = useFormContext();
  const { isDirty, dirtyFields, errors, defaultValues = NOTHING } = useFormState();
  // Read, so that the form renders this component when they change.
  void dirtyFields;
  const { changed, hasEmptyRows } = isDirty
    ? changedMembers(getValues(), defaultValues, sections)
    : NO_CHANGES;
  useEachKey(subscribe, hasEmptyRows);
  return (
    <CurrentChanges value={useCalmed(changed, defaultValues, undoneAfterMs)}>
      <CurrentErrors value={useSameNames(Object.keys(errors))}>{children}</CurrentErrors>
    </CurrentChanges>
  );
}

/** The same list as long as it has the same names: what shows it is not rendered for another message. */
function useSameNames(names: readonly string[]): readonly string[] {
  const [last, setLast] = useState(names);
  if (last.join() === names.join()) return last;
  setLast(names);
  return names;
}

/** What is to be marked about a section: unsaved changes, and fields that are not valid. Nothing outside of a form. */
export function useSectionMarks(id: string): { isChanged: boolean; hasErrors: boolean } {
  const changed = use(CurrentChanges) ?? NO_NAMES;
  return { isChanged: changed.includes(id), hasErrors: use(CurrentErrors).includes(id) };
}

/** Sections with a field that is not valid, or was refused. */
export function useErroneousMembers(): readonly string[] {
  return use(CurrentErrors);
}

const NO_NAMES: readonly string[] = [];

/** @param stored what the form was last filled with: after a save nothing is pending */
function useCalmed(
  changed: readonly string[],
  stored: FieldValues,
  undoneAfterMs: number,
): readonly string[] {
  const [shown, setShown] = useState({ changed, stored });
  const isMore = changed.some((member) => !shown.changed.includes(member));
  const isLess = changed.length < shown.changed.length;
  if (isMore || shown.stored !== stored || (isLess && undoneAfterMs === 0)) setShown({ changed, stored });
  useEffect(() => {
    if (!isLess) return;
    const timer = setTimeout(() => setShown({ changed, stored }), undoneAfterMs);
    return () => clearTimeout(timer);
  }, [isLess, changed, stored, undoneAfterMs]);
  return shown.changed;
}

/** Top-level members of the form's values that differ from what is stored: keys of its sections. */
export function useChangedMembers(): readonly string[] {
  const changed = use(CurrentChanges);
  if (!changed) throw new Error('The changes of this form are not watched: it is no WatchedForm');
  return changed;
}

/** The sections that the person has changed, in the order of the page. It does not render its component on every key. */
export function useChangedSections<Section extends Pick<FormSection, 'id'>>(
  sections: readonly Section[],
): Section[] {
  const changed = useChangedMembers();
  return sections.filter(({ id }) => changed.includes(id));
}

interface LeaveGuardProps {
  sections: readonly Pick<FormSection, 'id' | 'title'>[];
  /** The browser keeps the changes as a draft. */
  isDraft: boolean;
}

/**
 * Asks before the person leaves with unsaved changes, and says in which sections (PP-07). It shows nothing, and spares the
 * form its renders.
 */
export function LeaveGuard({ sections, isDraft }: LeaveGuardProps) {
  const changed = useChangedSections(sections);
  useUnsavedChanges(
    useChangedMembers().length > 0,
    changed.map(({ title }) => title),
    isDraft,
  );
  return null;
}

interface MemberChanges {
  /** Top-level members of the form's values that differ from those that are stored. */
  changed: string[];
  /** Others differ by new rows only into which nothing was put yet. */
  hasEmptyRows: boolean;
}

const NO_CHANGES: MemberChanges = { changed: [], hasEmptyRows: false };

function changedMembers(
  values: FieldValues,
  stored: FieldValues,
  sections: readonly WatchedSection[],
): MemberChanges {
  const sectionOf = (member: string) => sections.find(({ id }) => id === member);
  const different = Object.keys(values).filter((member) => !isSame(values[member], stored[member]));
  const changed = different.filter(
    (member) => !isSameSection(values[member], stored[member], sectionOf(member)),
  );
  return { changed, hasEmptyRows: changed.length < different.length };
}

/** The form takes all fields of a new row for changed at once: that something is typed into them is heard by its values. */
function useEachKey(subscribe: UseFormReturn['subscribe'], isNeeded: boolean): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(
    () => (isNeeded ? subscribe({ formState: { values: true }, callback: renderAgain }) : undefined),
    [subscribe, isNeeded],
  );
}
