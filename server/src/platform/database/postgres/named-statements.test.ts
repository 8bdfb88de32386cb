import { StatementNames } from './named-statements.ts';

describe('names of statements', () => {
  it('are given from the second time on, and stay', () => {
    const names = new StatementNames();
    const [first, second, third] = [1, 2, 3].map(() => names.nameOf('select $1'));
    expect(first).toBeUndefined();
    expect(second).toMatch(/^kept_[0-9a-f]{32}$/);
    expect(third).toBe(second);
  });

  it('differ by text', () => {
    const names = new StatementNames();
    const named = ['select $1', 'select $1 ', 'select $1', 'select $1 '].map((text) => names.nameOf(text));
    expect(new Set(named)).toHaveProperty('size', 3);
  });

  it('fit into what the database keeps of a name', () => {
    const names = new StatementNames();
    names.nameOf('select $1');
    expect(names.nameOf('select $1')?.length).toBeLessThan(64);
  });

  it('are not given without end', () => {
    const names = new StatementNames();
    const texts = Array.from({ length: 400 }, (_, number) => `select $1 + ${number}`);
    const named = texts.map((text) => [names.nameOf(text), names.nameOf(text)][1]);
    expect(named.filter((name) => name !== undefined)).toHaveLength(300);
  });
});
