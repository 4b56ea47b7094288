import type { Page } from '@playwright/test'

/**
 * Tells of errors that a page's own scripts throw. A worker keeps its browser from test to test, and
 * the fake clock of an earlier one may look for itself in a page that never had it: that is the
 * harness's error and no page's.
 */
export function onPageError(page: Page, tell: (message: string) => void): void {
  page.on('pageerror', ({ message }) => {
    if (!message.includes("(reading 'controller')")) {
      tell(message)
    }
  })
}
