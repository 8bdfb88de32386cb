import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { onTouch } from '../theme/media.ts';
import { useFieldControl } from './field.tsx';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'color' | 'width' | 'height'
> {
  label: ReactNode;
  hint?: ReactNode;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    '& > input': {
      flexShrink: '0',
      w: '4',
      h: '4',
      my: '1',
      accentColor: '{colors.accent.solid}',
      cursor: 'pointer',
    },
    '& > input:disabled, & > input:disabled + *': { cursor: 'not-allowed' },
    [onTouch]: { minH: '11', alignItems: 'center' },
  },
});

const Words = chakra('label', {
  base: { flex: '1', py: '0.5', cursor: 'pointer', overflowWrap: 'anywhere' },
});
const Hint = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } });

/** A box to tick, with its label beside it; the label is part of the target. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId, ...control } = useFieldControl(rest);
  const hintId = `${id}-hint`;
  return (
    <Line>
      <input
        type="checkbox"
        {...control}
        id={id}
        aria-describedby={hint ? hintId : control['aria-describedby']}
      />
      <Words htmlFor={id}>
        {label}
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Words>
    </Line>
  );
}
