import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { button } from '../actions/button.styles.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon, FileIcon, UploadIcon } from '../icons/icons.tsx';
import { Row, Stack, Text } from '../layout/primitives.tsx';
import { fileSizeText, isAcceptedFile } from './accepted-file.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './file-picker.styles.ts';

export interface FilePickerProps {
  label: string;
  /** File name extensions, such as `.csv`. */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

const Label = styled('label', looks.label);
const Zone = styled('div', looks.zone);

/** The browser's own file input, invisible over something that looks like our other buttons: one control, all its manners. */
const Trigger = styled('span', looks.trigger);
const TriggerFace = styled('span', button);

/** Chooses one file, by dialog or by dropping it here. A file of another kind is refused with a word. */
export function FilePicker({ label, accept, file, onChange, hint, disabled = false }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const noteId = `${id}-note`;

  const take = (candidate: File | undefined) => {
    if (!candidate) return;
    const isAccepted = isAcceptedFile(candidate.name, accept);
    setRefused(isAccepted ? undefined : candidate.name);
    if (isAccepted) onChange(candidate);
  };
  const clear = () => {
    onChange(null);
    setRefused(undefined);
    input.current?.focus();
  };
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <Stack gap="1.5">
      <Label htmlFor={id}>{label}</Label>
      <Zone
        data-over={isOver}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        <Trigger>
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            disabled={disabled}
            aria-describedby={noteId}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file can be chosen again only after the input has forgotten it.
              event.target.value = '';
            }}
          />
          <TriggerFace size="sm" aria-hidden>
            <UploadIcon />
            Choose file
          </TriggerFace>
        </Trigger>
        {file ? (
          <ChosenFile file={file} onClear={disabled ? undefined : clear} />
        ) : (
          <Text size="sm">or drop it here</Text>
        )}
      </Zone>
      <Text
        as="div"
        id={noteId}
        size="xs"
        tone={refused ? 'danger' : 'muted'}
        role={refused ? 'alert' : undefined}
      >
        {refused ? `${refused} is not a ${accept} file.` : hint}
      </Text>
    </Stack>
  );
}

/** Without `onClear` it cannot be taken away. */
function ChosenFile({ file, onClear }: { file: File; onClear: (() => void) | undefined }) {
  return (
    <>
      <Row
        as="span"
        role="status"
        display="inline-flex"
        flexWrap="nowrap"
        gap="2"
        minW="0"
        overflowWrap="anywhere"
        color="fg"
      >
        <FileIcon />
        {file.name} ({fileSizeText(file.size)})
      </Row>
      {onClear && (
        <IconButton label="Clear file" size="sm" icon={<CloseIcon size={14} />} onClick={onClear} />
      )}
    </>
  );
}
