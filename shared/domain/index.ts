/** Small pieces of the domain that several areas show. */
export { BeingBuilt, type BeingBuiltProps } from './being-built.tsx';
