import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** Does what a person does with pointer and keys, and counts the presses of the pointer. */
export class Clicks {
  count = 0;

  constructor(private readonly page: Page) {}

  /** Presses a button or link, or puts the cursor into a field. */
  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Goes into a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    await this.on(field);
    await this.page.keyboard.type(text);
  }

  /** Opens a list and presses one of its options. */
  async choose(list: Locator, option: string): Promise<void> {
    this.count += 2;
    await list.selectOption(option);
  }

  /** Goes on to a list by Tab and chooses by typing: no press of the pointer. */
  async tabAndChoose(list: Locator, option: string): Promise<void> {
    await tabTo(this.page, list);
    await this.page.keyboard.type(option);
  }
}
