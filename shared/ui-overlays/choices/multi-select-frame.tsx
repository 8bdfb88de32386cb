import { useImperativeHandle, type RefObject } from 'react';
import { Box, ChevronDownIcon, useFieldControl } from 'shared/ui';
import { Chips } from './chips.tsx';
import type { MultiSelectProps } from './multi-select.tsx';
import type { ListboxControl } from './use-listbox.ts';

/** With fewer options nobody needs to type, so telephones keep their keyboard down. */
const TYPING_HELPS_FROM = 10;

interface MultiSelectFrameProps extends MultiSelectProps {
  list: ListboxControl;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onRemove: (option: string) => void;
}

function othersText(count: number): string {
  return count === 1 ? '(+1 other)' : `(+${count} others)`;
}

/** The chips and the box for typing after them. A press anywhere in the frame goes to the box. */
export function MultiSelectFrame(props: MultiSelectFrameProps) {
  const { list, input, text, onType, onRemove } = props;
  const { label, options, value, isShort = false, placeholder, disabled, onBlur, ref } = props;
  const control = useFieldControl({});
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [input]);
  const takeBackLast = () => {
    const last = value.at(-1);
    if (text === '' && last !== undefined) onRemove(last);
  };
  const press = () => {
    if (disabled) return;
    input.current?.focus();
    if (!list.isShown) list.open();
  };

  return (
    <div className="gt-chip-box" onClick={press}>
      <Chips
        label={`${label}: chosen`}
        values={isShort ? value.slice(0, 1) : value}
        onRemove={disabled ? undefined : onRemove}
      />
      {isShort && value.length > 1 && <Box px="1">{othersText(value.length - 1)}</Box>}
      <input
        className="gt-chip-input"
        {...control}
        {...list.inputProps}
        ref={input}
        value={text}
        disabled={disabled}
        placeholder={value.length === 0 ? placeholder : undefined}
        inputMode={options.length < TYPING_HELPS_FROM ? 'none' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={onBlur}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace') takeBackLast();
          list.inputProps.onKeyDown(event);
        }}
      />
      <ChevronDownIcon size={14} />
    </div>
  );
}
