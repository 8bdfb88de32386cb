import { useId, type ReactNode } from 'react';
import { Box, CloseIcon, Heading, IconButton, ModalSurface, Row, type ModalSurfaceProps } from 'shared/ui';
import * as looks from './dialog.styles.ts';

interface DialogProps extends Pick<ModalSurfaceProps, 'isOpen' | 'onClose' | 'initialFocus' | 'children'> {
  title: ReactNode;
  /** Stands before the title. */
  icon?: ReactNode;
  /** Any CSS width; the dialog never grows wider than the window. */
  width?: string;
  /** Buttons at the end; their place stays in view while the content scrolls. */
  footer?: ReactNode;
}

/** A dialog over the page, with a close button. */
export function Dialog({ title, icon, footer, children, width = '32rem', ...surface }: DialogProps) {
  const titleId = useId();
  return (
    <ModalSurface {...surface} labelledBy={titleId} width={width}>
      <Row flexWrap="nowrap" justifyContent="space-between" ps="5" pe="3" pt="3">
        <Heading as="h2" id={titleId} size="md" className={looks.title}>
          {icon}
          {title}
        </Heading>
        <CloseButton onClose={surface.onClose} />
      </Row>
      <Box px="5" py="3" overflowY="auto" minH="0">
        {children}
      </Box>
      {footer && (
        <Row alignItems="stretch" justifyContent="flex-end" gap="2" px="5" pt="2" pb="5">
          {footer}
        </Row>
      )}
    </ModalSurface>
  );
}

/** A dialog at the edge of the window, such as the menu on telephones. */
export function Drawer({ title, footer, children, ...surface }: Omit<DialogProps, 'icon' | 'width'>) {
  const titleId = useId();
  return (
    <ModalSurface {...surface} labelledBy={titleId} placement="start">
      <Row flexWrap="nowrap" justifyContent="space-between" gap="0" ps="4" pe="2" minH="14">
        <Heading as="h2" id={titleId} size="md">
          {title}
        </Heading>
        <CloseButton onClose={surface.onClose} />
      </Row>
      <Box flex="1" minH="0" overflowY="auto" px="4" pb="4">
        {children}
      </Box>
      {footer && (
        <Box p="4" borderTopWidth="1px" borderColor="border">
          {footer}
        </Box>
      )}
    </ModalSurface>
  );
}

function CloseButton({ onClose }: Pick<DialogProps, 'onClose'>) {
  return <IconButton label="Close" icon={<CloseIcon size={18} />} onClick={onClose} />;
}
