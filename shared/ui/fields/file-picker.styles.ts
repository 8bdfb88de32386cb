import { recipe, ROW_STYLES } from 'shared/styles';

export const label = recipe({ base: { fontWeight: 'medium', fontSize: 'sm', alignSelf: 'flex-start' } });

export const zone = recipe({
  base: {
    ...ROW_STYLES,
    p: '2',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.muted',
    '&[data-over=true]': { bg: 'accent.subtle', borderColor: 'accent.fg' },
  },
});

export const trigger = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > input': { position: 'absolute', inset: '0', w: 'full', opacity: '0', cursor: 'pointer' },
    '& > input:disabled': { cursor: 'not-allowed' },
    '& > input::file-selector-button': { cursor: 'inherit' },
    '& > input:disabled + span': { opacity: '0.55' },
    '& > input:focus-visible + span': {
      outline: '2px solid',
      outlineColor: 'accent.ring',
      outlineOffset: '2px',
    },
  },
});
