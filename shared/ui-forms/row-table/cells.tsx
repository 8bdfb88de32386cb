import { useState, type FocusEvent } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import { asOption, Box, CalendarButton, DAY_PLACEHOLDER, tidyDay } from 'shared/ui';
import { controlId, useErrorOf } from '../bound-field.tsx';
import { LAST_DAY } from 'shared/ui-overlays';
import { useNumberTyping } from '../use-number-typing.ts';
import { withStored } from '../with-stored.ts';
import { tidyText } from './fill-rows.ts';
import type { CellControl, CellControlProps } from './row-column.ts';
import { useTableForm } from './table-form.ts';

/** The controls in the cells: plain elements that keep their text themselves, styled from the table around them. */

type ControlOf<Kind extends CellControl['kind']> = Extract<CellControl, { kind: Kind }>;

export interface CellProps<Control extends CellControl = CellControl> extends CellControlProps {
  control: Control;
  rules: RegisterOptions;
  isRequired: boolean;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The names of a cell's control, and what is wrong with it. */
function useCell({ name, label, isRequired }: CellProps) {
  const problem = useErrorOf(useTableForm(), name);
  const id = controlId(name);
  const names = {
    id,
    className: 'gt-cell',
    'aria-label': label,
    'aria-required': isRequired || undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-error`,
  };
  return { names, problem };
}

/** Binds a cell to the form. */
function useBoundCell(props: CellProps) {
  const { register } = useTableForm();
  const { names, problem } = useCell(props);
  return { attributes: { ...register(props.name, props.rules), ...names }, problem };
}

function Problem({ name, children }: { name: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <span className="gt-cell-problem" id={`${controlId(name)}-error`} role="alert">
      {children}
    </span>
  );
}

function TextCell(props: CellProps<ControlOf<'text' | 'area'>>) {
  const { name, control } = props;
  const { setValue } = useTableForm();
  const { attributes, problem } = useBoundCell(props);
  const { kind, isUpperCase, placeholder, maxLength } = control;
  const isTidied = isUpperCase === true || control.tidy !== undefined;

  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const tidy = tidyText(event.target.value, control);
    if (isTidied && tidy !== event.target.value) setValue(name, tidy, { shouldDirty: true });
    void attributes.onBlur(event);
  };
  const shared = {
    ...attributes,
    placeholder,
    maxLength,
    onBlur: leave,
    'data-upper': isUpperCase ? '' : undefined,
    // Names and sequences are in no dictionary, and looking them up costs time with each key.
    spellCheck: false,
  };
  return (
    <>
      {kind === 'area' ? (
        <textarea {...shared} rows={1} />
      ) : (
        // The column says how wide, not the browser.
        <input type="text" size={1} {...shared} autoComplete="off" />
      )}
      <Problem name={name}>{problem}</Problem>
    </>
  );
}

function NumberCell(props: CellProps<ControlOf<'digits' | 'decimal'>>) {
  const { name, control, rules } = props;
  const isDecimal = control.kind === 'decimal';
  const attributes = useNumberTyping(useTableForm(), { name, rules, isDecimal });
  const { names, problem } = useCell(props);
  return (
    <>
      <input
        {...attributes}
        {...names}
        size={1}
        // The server reads up to 15 digits.
        maxLength={isDecimal ? 15 : undefined}
        placeholder={control.placeholder}
      />
      <Problem name={name}>{problem}</Problem>
    </>
  );
}

function SelectCell(props: CellProps<ControlOf<'select'>>) {
  const { name, control } = props;
  const { getValues } = useTableForm();
  const [stored] = useState(() => textOf(getValues(name)));
  const { attributes, problem } = useBoundCell(props);
  const options = control.options.map(asOption);
  const gone = withStored(
    options.map(({ value }) => value),
    stored,
  ).slice(options.length);
  return (
    <>
      <select {...attributes}>
        {control.blankOption !== null && <option value="">{control.blankOption ?? ''}</option>}
        {[...options, ...gone.map((value) => ({ value, label: value }))].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Problem name={name}>{problem}</Problem>
    </>
  );
}

function DateCell(props: CellProps) {
  const { name } = props;
  const { setValue, getValues } = useTableForm();
  const { attributes, problem } = useBoundCell(props);
  const put = (day: string) =>
    setValue(name, day, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = tidyDay(event.target.value);
    if (tidy !== event.target.value) put(tidy);
    void attributes.onBlur(event);
  };
  return (
    <>
      <Box position="relative">
        <input
          {...attributes}
          type="text"
          size={1}
          placeholder={DAY_PLACEHOLDER}
          autoComplete="off"
          onBlur={leave}
        />
        <CalendarButton day={() => textOf(getValues(name))} onChoose={put} max={LAST_DAY} />
      </Box>
      <Problem name={props.name}>{problem}</Problem>
    </>
  );
}

function ReadOnlyCell({ name }: { name: string }) {
  const { getValues } = useTableForm();
  return (
    <span className="gt-cell-text gt-id" id={controlId(name)}>
      {textOf(getValues(name))}
    </span>
  );
}

/** The control of a cell, by its kind. */
export function Cell({ control, ...props }: CellProps) {
  switch (control.kind) {
    case 'text':
    case 'area':
      return <TextCell {...props} control={control} />;
    case 'digits':
    case 'decimal':
      return <NumberCell {...props} control={control} />;
    case 'select':
      return <SelectCell {...props} control={control} />;
    case 'date':
      return <DateCell {...props} control={control} />;
    case 'readOnly':
      return <ReadOnlyCell name={props.name} />;
    case 'custom':
      return control.render({
        name: props.name,
        label: props.label,
        rowName: props.rowName,
        index: props.index,
      });
  }
}
