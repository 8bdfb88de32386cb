/**
 * Something outside the program keeps the server from starting (a port in use, a folder in use, a wrong
 * setting). `main.ts` prints the message as one line and exits with code 1, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
