import { type Page } from '@playwright/test'
import { buildElements } from '../elements-build.ts'

const made = new Map<string, Promise<string>>()

/** Makes a text once for all tests of a worker. */
export function once(key: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}

const elements = () =>
  once('elements', async () => {
    const { files } = await buildElements({ elements: 'elements.ts' })
    return new TextDecoder().decode(files[0]?.contents)
  })

/** Opens a page of plain markup whose tags are those of the kit, with a script of its own. */
export async function openBare(page: Page, body: string, script = ''): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/elements.js') {
      await route.fulfill({ contentType: 'text/javascript', body: await elements() })
    } else if (pathname === '/') {
      const load = '<script type="module" src="/elements.js"></script>'
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><title>Page</title>${load}<script type="module">${script}</script></head><body>${body}</body></html>`,
      })
    } else {
      await route.fulfill({ status: 404 })
    }
  })
  await page.goto('http://page.example/')
  await page.waitForFunction(() => customElements.get('hp-processing-overlay') !== undefined)
}
