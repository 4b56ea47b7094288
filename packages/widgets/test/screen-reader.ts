import { type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The module has no bare imports, so a page can load it as it is.
const module = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

/** A screen reader in the page: what it says as it is told to go on, or as the person presses keys. */
export interface ScreenReader {
  /** Goes on by one and answers all that was said since. */
  next: () => Promise<readonly string[]>
  /** Presses keys as the person would and answers all that was said since. */
  press: (keys: string) => Promise<readonly string[]>
}

/** Starts a screen reader at the top of the page. It reads light DOM only. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route('**/screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(module, 'utf8') }),
  )
  const reader = await page.evaluateHandle(async () => {
    const { virtual } = await import(String(new URL('/screen-reader.js', location.href)))
    await virtual.start({ container: document.body })
    return virtual
  })
  const said = async () => {
    const log: readonly string[] = await reader.evaluate(async (virtual) => {
      await new Promise((settled) => setTimeout(settled, 50))
      const phrases = await virtual.spokenPhraseLog()
      await virtual.clearSpokenPhraseLog()
      return phrases
    })
    return log
  }
  return {
    next: async () => {
      await reader.evaluate((virtual) => virtual.next())
      return said()
    },
    press: async (keys) => {
      await page.keyboard.press(keys)
      return said()
    },
  }
}
