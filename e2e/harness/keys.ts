import { expect, type Locator, type Page } from "@playwright/test";

/** Presses keys and counts them. A text typed into a field counts as one press, as a password manager would fill it. */
export class Keys {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.count += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.count += 1;
  }

  /** Tabs from where the focus is to a control that comes after it. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 80 && !(await isThere()); presses++) await this.press("Tab");
    await expect(target).toBeFocused();
  }
}
