import { errorText } from 'shared/api';
import { Notice } from 'shared/ui';
import type { FieldValues } from 'shared/ui-forms';
import type { FormEdit } from '../form-edit.ts';

/** Why the last save failed, in a short form that needs no summary; the conflict dialog shows its own problems. */
export function SaveProblemNotice<Values extends FieldValues>({
  edit: { problems, conflict },
}: {
  edit: Pick<FormEdit<Values>, 'problems' | 'conflict'>;
}) {
  const [problem] = problems;
  return problem && !conflict ? <Notice kind="error">{errorText(problem.error)}</Notice> : null;
}
