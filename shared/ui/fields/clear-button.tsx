import { chakra } from '@chakra-ui/react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';

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
