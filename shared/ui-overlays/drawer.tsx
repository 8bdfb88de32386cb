import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { CloseIcon, Heading, IconButton, ModalSurface } from 'shared/ui';

export interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** The edge it comes from: `start` is the left in English. */
  side?: 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    ps: '4',
    pe: '2',
    minH: '14',
  },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto', px: '4', pb: '4' } });
const Foot = chakra('div', { base: { p: '4', borderTopWidth: '1px', borderColor: 'border' } });

/** A dialog at the edge of the window, such as the menu on telephones. */
export function Drawer({ title, isOpen, onClose, side = 'start', footer, children }: DrawerProps) {
  const titleId = useId();
  return (
    <ModalSurface isOpen={isOpen} onClose={onClose} labelledBy={titleId} placement={side}>
      <Head>
        <Heading as="h2" id={titleId} size="md">
          {title}
        </Heading>
        <IconButton label="Close" icon={<CloseIcon size={18} />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </ModalSurface>
  );
}
