import { DownloadIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { Button, type ButtonVariant } from './button.tsx';

export interface DownloadButtonProps {
  label: string;
  /** Said after the label to screen readers, where several buttons have the same one. */
  of?: string;
  isDownloading: boolean;
  onClick: () => void;
  disabled?: boolean;
  /** Why nothing can be downloaded now; the button stays reachable, so that the reason can be read. */
  disabledReason?: string;
  variant?: ButtonVariant;
}

/** Starts a download; a spinner takes the icon's place until the file has arrived. */
export function DownloadButton({ label, of, isDownloading, ...button }: DownloadButtonProps) {
  return (
    <>
      <Button {...button} isBusy={isDownloading} leftIcon={<DownloadIcon />}>
        {label}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{isDownloading ? 'Downloading' : ''}</VisuallyHidden>
    </>
  );
}
