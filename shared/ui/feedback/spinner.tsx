import { styled } from '../theme/styled.tsx';
import * as looks from './spinner.styles.ts';

/** A turning ring; decorative, the text beside it says what is going on. With reduced motion it stands still. */
export const Spinner = styled('span', looks.spinner);
