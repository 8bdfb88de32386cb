import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode, type RefObject } from 'react';
import { CloseIcon, Heading, IconButton, ModalSurface } from 'shared/ui';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Stands before the title. */
  icon?: ReactNode;
  /** Any CSS width; the dialog never grows wider than the window. */
  width?: string;
  /** Buttons at the end of the dialog; their place stays in view while the content scrolls. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    ps: '5',
    pe: '3',
    pt: '3',
    '& > h2': { display: 'flex', alignItems: 'center', gap: '2' },
  },
});
const Body = chakra('div', { base: { px: '5', py: '3', overflowY: 'auto', minH: '0' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    px: '5',
    pt: '2',
    pb: '5',
  },
});

/** A dialog over the page, with a close button. */
export function Dialog({ title, icon, footer, children, width = '32rem', onClose, ...surface }: DialogProps) {
  const titleId = useId();
  return (
    <ModalSurface {...surface} onClose={onClose} labelledBy={titleId} width={width}>
      <Head>
        <Heading as="h2" id={titleId} size="md">
          {icon}
          {title}
        </Heading>
        <IconButton label="Close" icon={<CloseIcon size={18} />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </ModalSurface>
  );
}
