import { PANEL_STYLES, styles } from 'shared/styles';

export const panel = styles(PANEL_STYLES);
