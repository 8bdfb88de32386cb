import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Box, List, ListItem, Notice } from 'shared/ui';
import { controlId } from './bound-field.tsx';
import { listFormErrors } from './form-errors.ts';

/**
 * After a submit that was refused: what is wrong, each line leading to its field. It takes the focus, so that nobody has to
 * search for the reason (PP-26): give the form `shouldFocusError: false`. Short forms do without a summary, and the first
 * wrong field gets the focus.
 */
export function FormErrorSummary({ title = 'Please correct the following' }: { title?: string }) {
  const { errors, submitCount } = useFormState();
  const frame = useRef<HTMLDivElement>(null);
  const problems = listFormErrors(errors);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (submitCount > 0) frame.current?.focus();
  }, [submitCount]);

  if (submitCount === 0 || !hasProblems) return null;
  return (
    <Box ref={frame} tabIndex={-1}>
      <Notice kind="error" title={title}>
        <List>
          {problems.map(({ name, message }) => (
            <ListItem key={name}>
              <button
                type="button"
                className="gt-link"
                onClick={() => document.getElementById(controlId(name))?.focus()}
              >
                {message}
              </button>
            </ListItem>
          ))}
        </List>
      </Notice>
    </Box>
  );
}
