import { withFieldNames } from './message.ts';

const named = (message: string, ...paths: string[]) =>
  withFieldNames(
    message,
    paths.map((field) => ({ field, message: '' })),
  );

describe('who changed what, in human words (PP-37)', () => {
  it('names the fields as the screens do', () => {
    const message =
      'The project has been changed since you opened it: jo@lab.example changed comment, privacy.name on 2031-03-02 at 11:00.';
    expect(named(message, 'comment', 'privacy.name')).toBe(
      'The project has been changed since you opened it: jo@lab.example changed Comment, Privacy on 2031-03-02 at 11:00.',
    );
  });

  it('leaves alone what only looks like a field', () => {
    expect(named('comment@lab.example changed comment, comment.x and comment.', 'comment')).toBe(
      'comment@lab.example changed Comment, comment.x and Comment.',
    );
  });

  it('knows elements of lists', () => {
    expect(
      named('jo changed guides.[12].pam, guides.[12] and 2 more on', 'guides.[12]', 'guides.[12].pam'),
    ).toBe('jo changed Guides #12 › PAM, Guides #12 and 2 more on');
  });

  it('is the message as it is when no field is known', () => {
    expect(named('The outcome has been changed since you opened it.')).toBe(
      'The outcome has been changed since you opened it.',
    );
  });
});
