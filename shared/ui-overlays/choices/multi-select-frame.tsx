import { chakra } from '@chakra-ui/react';
import { useImperativeHandle, type RefObject } from 'react';
import { ChevronDownIcon, onTouch, useFieldControl } from 'shared/ui';
import { Chips } from './chips.tsx';
import type { MultiSelectProps } from './multi-select.tsx';
import type { ListboxControl } from './use-listbox.ts';

/** A box that looks like the other controls and grows with what is chosen. */
const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    py: '1',
    ps: '1',
    pe: '8',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'text',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    '&:has(> input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.ring',
      outlineOffset: '-1px',
      borderColor: 'accent.ring',
    },
    '&:has(> input[aria-invalid=true])': {
      borderColor: 'danger.solid',
      boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
    },
    '&:has(> input:disabled)': {
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'border.emphasized',
      cursor: 'not-allowed',
    },
    '& > svg': { position: 'absolute', insetEnd: '2', top: '3', pointerEvents: 'none' },
    [onTouch]: { minH: '11', '& > svg': { top: '4' } },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '20',
    minH: '6',
    px: '1.5',
    bg: 'transparent',
    outline: 'none',
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
});

/** With fewer options nobody needs to type, so telephones keep their keyboard down. */
const TYPING_HELPS_FROM = 10;

interface MultiSelectFrameProps extends MultiSelectProps {
  list: ListboxControl;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onRemove: (option: string) => void;
}

/** The chips and the box for typing after them. A press anywhere in the frame goes to the box. */
export function MultiSelectFrame(props: MultiSelectFrameProps) {
  const { list, input, text, onType, onRemove } = props;
  const { label, options, value, placeholder, disabled, onBlur, ref } = props;
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
    <Box onClick={press}>
      <Chips label={`${label}: chosen`} values={value} onRemove={disabled ? undefined : onRemove} />
      <Input
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
    </Box>
  );
}
