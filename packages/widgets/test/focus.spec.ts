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

/**
 * Looks at each key, and after the last one, whether the focus is in a dialog: through every root.
 * The page itself does it, since asking it a thousand times takes longer than the keys.
 */
async function watchFocus(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const isInDialog = () => {
      // Parts may stand in a closed root, which the page alone knows.
      const isAtScene = document.activeElement === window.sceneRoot?.host
      let active = isAtScene ? window.sceneRoot.activeElement : document.activeElement
      while (active?.shadowRoot?.activeElement) {
        active = active.shadowRoot.activeElement
      }
      return Boolean(active?.closest('dialog'))
    }
    window.focusSeen = []
    const look = () => window.focusSeen.push(isInDialog())
    addEventListener('keydown', look, { capture: true })
    window.lookAtFocus = look
  })
  return () =>
    page.evaluate(() => {
      window.lookAtFocus()
      return window.focusSeen
    })
}

declare global {
  interface Window {
    focusSeen: boolean[]
    lookAtFocus: () => void
  }
}

/** Sends the keys as real ones, each after the one before, without waiting for its answer. */
async function pressTabs(page: Page, isBack: readonly boolean[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  await Promise.all(
    isBack.flatMap((back) => {
      const modifiers = back ? 8 : 0
      return (['rawKeyDown', 'keyUp'] as const).map((type) =>
        session.send('Input.dispatchKeyEvent', { type, modifiers, ...key }),
      )
    }),
  )
  await session.detach()
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
      await expect(page.locator('dialog:focus-within')).toHaveCount(1)
      const seen = await watchFocus(page)
      const random = numbers(seed)
      const isBack = Array.from({ length: steps }, () => random.next().value >= 0.5)
      await pressTabs(page, isBack)
      const inside = await seen()
      expect(inside, `every key of seed ${seed} is heard`).toHaveLength(steps + 1)
      expect(inside.indexOf(false), `the step of seed ${seed} that leaves`).toBe(-1)
    })
  }
}
