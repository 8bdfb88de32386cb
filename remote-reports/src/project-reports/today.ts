import { formatDate } from 'shared/ui';

/** Today, as days are written. */
export const today = () => formatDate(new Date());
