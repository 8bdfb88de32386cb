import { Box, Link, Notice } from 'shared/ui';
import { RESET_PASSWORD_PATH } from './paths.ts';

export interface LoginFailureProps {
  /** The server's words. */
  text: string;
  /** The page is not to be left. */
  newTab?: boolean;
}

/** Why signing in failed; a password that has expired can be reset (spec part 1 §8). */
export function LoginFailure({ text, newTab = false }: LoginFailureProps) {
  return (
    <Notice kind="error">
      <Box as="p">{text}</Box>
      {text.includes('expired') && (
        <Link to={RESET_PASSWORD_PATH} newTab={newTab}>
          Reset Password
        </Link>
      )}
    </Notice>
  );
}
