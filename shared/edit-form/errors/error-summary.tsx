import { useEffect, useMemo, useRef } from 'react';
import { Box, List, ListItem, Notice, Stack, Text } from 'shared/ui';
import { controlId, listFormErrors, useFormContext, useFormState } from 'shared/ui-forms';
import { placeOf } from './field-place.ts';
import type { FormSection } from '../sections/form-section.ts';
import { reveal } from '../sections/folding/reveal.ts';
import { goToField } from '../sections/go-to-field.ts';
import { linesOf, type SaveProblem, type SummaryLine } from './summary-lines.ts';

export interface ErrorSummaryProps {
  sections: readonly FormSection[];
  /** What the last attempt to save met with; the same array as long as nothing new was tried. */
  problems: readonly SaveProblem[];
  /** Said above the rules that are not met, when one of them is of these sections (spec 5). */
  invalid?: { text: string; sections: readonly FormSection[] };
}

/**
 * What stands in the way of saving, above the form: rules of the form that are not met, and what the server refused, each
 * line leading to its place (PP-22, PP-26). It takes the focus, so that nobody has to search: give the form
 * `shouldFocusError: false`. What the server says about a field also stands at the field.
 */
export function ErrorSummary({ sections, problems, invalid }: ErrorSummaryProps) {
  const { setError, getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const values = useMemo(
    () => (problems.length === 0 ? {} : structuredClone(getValues())),
    [problems, getValues],
  );
  const { broken, refused } = linesOf({
    errors: submitCount > 0 ? listFormErrors(errors) : [],
    problems,
    sections,
    values,
  });
  const lines = [...broken, ...refused];

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  useEffect(() => {
    for (const { name, message } of linesOf({ errors: [], problems, sections, values }).refused) {
      if (name !== undefined && controlOf(name)) setError(name, { type: 'server', message });
    }
  }, [problems, sections, values, setError]);

  if (lines.length === 0) return null;
  return (
    <Box ref={summary} tabIndex={-1} scrollMarginTop={{ base: '12', lg: '0' }} borderRadius="md">
      <Notice kind="error" title={refused.length > 0 ? 'Not saved' : 'Please correct the following'}>
        {invalid && broken.some(({ name }) => isOf(invalid.sections, name)) && (
          <Text mb="1">{invalid.text}</Text>
        )}
        <Lines lines={lines} sections={sections} />
      </Notice>
    </Box>
  );
}

function Lines({ lines, sections }: { lines: readonly SummaryLine[]; sections: readonly FormSection[] }) {
  const [first] = lines;
  if (lines.length === 1 && first) return <Line line={first} sections={sections} />;
  return (
    <Stack gap="1">
      <List>
        {lines.map((line) => (
          <ListItem key={line.text}>
            <Line line={line} sections={sections} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

interface LineProps {
  line: SummaryLine;
  sections: readonly FormSection[];
}

function Line({ line: { name, elementId, text }, sections }: LineProps) {
  if (name === undefined && elementId === undefined) return <p>{text}</p>;
  return (
    <button
      type="button"
      className="gt-link"
      onClick={() => (name === undefined ? goToElement(elementId) : goToField(name, sections))}
    >
      {text}
    </button>
  );
}

const controlOf = (name: string) => document.getElementById(controlId(name));

function goToElement(id: string | undefined): void {
  const element = id === undefined ? null : document.getElementById(id);
  reveal(element);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/** Whether a field is one of these sections'. */
function isOf(sections: readonly FormSection[], name: string | undefined): boolean {
  return name !== undefined && placeOf(name, sections) !== undefined;
}
