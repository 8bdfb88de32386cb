export * from './mail-address.ts';
