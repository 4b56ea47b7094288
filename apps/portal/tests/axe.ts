import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isCut } from '../../../tooling/checks/cut.mjs'

/** The themes in which axe looks at what has colours of its own: in each run at the first alone. */
export const looks = (['light', 'dark', 'sun'] as const).filter(
  (theme) => !isCut || theme === 'light',
)

/**
 * Axe over a page as it stands. Only where there are frames does it need a second page to put
 * together what each of them said; without, it is as good and takes less.
 */
export function axeOf(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page })
  return page.frames().length > 1 ? axe : axe.setLegacyMode()
}

/** Axe at the steps of a journey: at every third one in each run. Without a script there is no axe. */
export function axeAlong(page: Page, isScripted: boolean): () => Promise<void> {
  let step = 0
  return async () => {
    step += 1
    if (isScripted && (!isCut || step % 3 === 1)) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
  }
}
