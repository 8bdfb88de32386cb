import { chakra } from '@chakra-ui/react';
import { CloseIcon, onTouch } from 'shared/ui';

interface ChipsProps {
  /** Names the list. */
  label: string;
  values: readonly string[];
  /** Without it the chips cannot be taken away. */
  onRemove?: (value: string) => void;
}

const List = chakra('ul', { base: { display: 'contents', listStyle: 'none' } });
const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    ps: '2',
    maxW: 'full',
    overflowWrap: 'anywhere',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'default',
    '&[data-fixed]': { pe: '2', bg: 'bg.emphasized', color: 'fg.muted' },
  },
});
const Remove = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    minW: '6',
    minH: '6',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'accent.muted' },
    '&:focus-visible': { outlineOffset: '-2px' },
    [onTouch]: { minW: '11', minH: '11' },
  },
});
/** What is chosen, each with a button that takes it away. A press on a chip is not one on the field around it. */
export function Chips({ label, values, onRemove }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <List aria-label={label}>
      {values.map((value) => (
        <Chip key={value} data-fixed={onRemove ? undefined : ''} onClick={(event) => event.stopPropagation()}>
          {value}
          {onRemove && (
            <Remove type="button" aria-label={`Remove ${value}`} onClick={() => onRemove(value)}>
              <CloseIcon size={12} />
            </Remove>
          )}
        </Chip>
      ))}
    </List>
  );
}
