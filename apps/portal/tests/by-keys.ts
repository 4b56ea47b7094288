import type { Locator, Page } from '@playwright/test'

const tabsMax = 150

/**
 * Goes to something by the Tab key alone, as whoever has no mouse does, and presses a key on it. What
 * cannot be reached so fails.
 */
export async function byKeys(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor()
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) {
      await page.keyboard.press(key)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} was not reached by ${tabsMax} presses of Tab.`)
}

/** Goes to a field by keys, and types into it. */
export async function typeByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await byKeys(page, field, 'End')
  await page.keyboard.type(text)
}
