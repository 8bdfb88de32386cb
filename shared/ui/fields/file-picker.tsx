import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon, FileIcon, UploadIcon } from '../icons/icons.tsx';
import { Text } from '../layout/primitives.tsx';
import { fileSizeText, isAcceptedFile } from './accepted-file.ts';

export interface FilePickerProps {
  label: string;
  /** File name extensions, such as `.csv`. */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } });
const Label = chakra('label', { base: { fontWeight: 'medium', fontSize: 'sm', alignSelf: 'flex-start' } });
const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '2',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.muted',
    '&[data-over=true]': { bg: 'accent.subtle', borderColor: 'accent.fg' },
    '& > input': { srOnly: true },
  },
});
const Chosen = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    overflowWrap: 'anywhere',
    color: 'fg',
  },
});

/** Chooses one file, by dialog or by dropping it here. A file of another kind is refused with a word. */
export function FilePicker({ label, accept, file, onChange, hint, disabled = false }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    // The same file can be chosen again only after the input has forgotten it.
    if (input.current) input.current.value = '';
    button.current?.focus();
  };
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !disabled);
  };

  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Zone
        data-over={isOver}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          if (!disabled) take(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          tabIndex={-1}
          aria-describedby={noteId}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          ref={button}
          size="sm"
          disabled={disabled}
          leftIcon={<UploadIcon />}
          aria-label={`Choose file: ${label}`}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        {file ? (
          <>
            <Chosen>
              <FileIcon />
              {file.name} ({fileSizeText(file.size)})
            </Chosen>
            <IconButton label="Clear file" size="sm" icon={<CloseIcon size={14} />} onClick={clear} />
          </>
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
    </Frame>
  );
}
