import { themeStyles } from 'shared/styles';

themeStyles();
