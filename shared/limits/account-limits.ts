/** How long what people write about their account, its tokens, webhooks and views may be, in UTF-16 code units. */

/** Of a password: the shortest that resists guessing, and no longer than is worth hashing. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

/** The same as rules of a form. */
export const PASSWORD_LENGTH = {
  minLength: {
    value: SHORTEST_PASSWORD,
    message: `The password must have at least ${SHORTEST_PASSWORD} characters`,
  },
  maxLength: {
    value: LONGEST_PASSWORD,
    message: `The password must have at most ${LONGEST_PASSWORD} characters`,
  },
};

/** People who are invited at once. */
export const MOST_INVITED = 100;

export const LONGEST_TOKEN_NAME = 100;

/** The address of a webhook. */
export const LONGEST_WEBHOOK_ADDRESS = 2000;

/** The name of a view, as a menu shows it. */
export const LONGEST_VIEW_NAME = 80;
