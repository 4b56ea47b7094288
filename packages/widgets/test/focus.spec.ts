import { type Page, expect, test } from '@playwright/test'
import { forms, stage } from './stage.ts'

// A thousand random steps of Tab and Shift+Tab, by a seed that is printed when one escapes.

const seed = 20261121
const steps = 1000

const dialogs = [
  { widget: 'confirm-dialog', opener: 'Delete' },
  { widget: 'saved-filter-dialog', opener: 'Save view' },
  { widget: 'saved-filter-dialog', opener: 'Filters' },
  { widget: 'share-dialog', opener: 'Share form' },
]

/** Where the focus is, through every root: inside a dialog or not. */
function isInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) {
      active = active.shadowRoot.activeElement
    }
    return Boolean(active?.closest('dialog'))
  })
}

/** Numbers that look random and are the same each time (a linear congruential generator). */
function* numbers(from: number): Generator<number, never> {
  let state = from
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

for (const { widget, opener } of dialogs) {
  for (const form of forms) {
    test(`a thousand Tabs never leave the ${widget} (${opener}) as ${form}`, async ({ page }) => {
      await stage(page, widget, { form })
      await page.getByRole('button', { name: opener, exact: true }).click()
      const random = numbers(seed)
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(random.next().value < 0.5 ? 'Tab' : 'Shift+Tab')
        expect(await isInDialog(page), `step ${step} of seed ${seed}`).toBe(true)
      }
    })
  }
}
