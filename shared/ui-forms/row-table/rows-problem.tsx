import { get, useFormState } from 'react-hook-form';
import { rowsAsAWhole } from './rows.ts';

/** What is wrong with the rows of a table as a whole, such as that there are none. */
export function RowsProblem({ name }: { name: string }) {
  const { errors } = useFormState({ name });
  const problem: unknown = get(errors, rowsAsAWhole(name));
  const hasMessage = typeof problem === 'object' && problem !== null && 'message' in problem;
  if (!hasMessage || typeof problem.message !== 'string') return null;
  return <div className="gt-field-problem">{problem.message}</div>;
}
