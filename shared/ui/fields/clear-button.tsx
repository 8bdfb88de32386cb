import { chakra } from '@chakra-ui/react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';

/** Holds a control together with what lies over its corners. */
export const ControlFrame = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    w: 'full',
    '& > svg': {
      position: 'absolute',
      insetStart: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.subtle',
    },
  },
});

const Corner = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '1',
    top: '1',
    bottom: '1',
    display: 'flex',
    alignItems: 'flex-start',
  },
});

/** Empties the control it lies over. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Corner>
      <IconButton label={label} icon={<CloseIcon size={14} />} size="sm" onClick={onClear} />
    </Corner>
  );
}
