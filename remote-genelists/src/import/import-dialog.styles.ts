import { styles } from 'shared/styles';

export const exampleTable = styles({ fontSize: 'xs' });
