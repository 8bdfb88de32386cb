import { SAVE_BAR_STYLES, styles } from 'shared/styles';

export const saveBar = styles(SAVE_BAR_STYLES);
