export { STOP_REASONS, withStopReason } from './stop-reason.ts';
