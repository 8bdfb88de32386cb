import { FACT_STYLES, styles } from 'shared/styles';

export const facts = styles(FACT_STYLES);
