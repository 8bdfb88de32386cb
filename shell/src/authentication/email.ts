import { emailRules, knownAddressProblem } from 'shared/mail-address';

/** Rules of the email field, with the messages of spec part 1 §5; login and the password pages share them. */
export const EMAIL_RULES = emailRules('Email is required', (email) =>
  knownAddressProblem(email, 'Email is invalid'),
);
