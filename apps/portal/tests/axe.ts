import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe over a page as it stands. Only where there are frames does it need a second page to put
 * together what each of them said; without, it is as good and takes less.
 */
export function axeOf(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page })
  return page.frames().length > 1 ? axe : axe.setLegacyMode()
}
