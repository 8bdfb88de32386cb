import { keptFor } from './kept-for.ts';

describe('keptFor', () => {
  it('reads once within the time, and again after it', async () => {
    let clock = 0;
    const read = jest.fn(async () => clock);
    const kept = keptFor(100, read, () => clock);
    expect(await Promise.all([kept(), kept()])).toEqual([0, 0]);
    clock = 99;
    expect(await kept()).toBe(0);
    expect(read).toHaveBeenCalledTimes(1);
    clock = 100;
    expect(await kept()).toBe(100);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure', async () => {
    const read = jest.fn<Promise<string>, []>();
    read.mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
    const kept = keptFor(100, read, () => 0);
    await expect(kept()).rejects.toThrow('down');
    expect(await kept()).toBe('up');
  });
});
