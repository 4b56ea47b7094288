import { test as base, type Browser, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** The one password of the demo people. */
export const demoPassword = 'hold-the-point-2026'

export type DemoRole = 'employee' | 'colleague' | 'manager' | 'reviewer' | 'approver' | 'admin'

/** A small real JPEG: what a camera would hand over. */
export const photo = {
  name: 'walkaround.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AVN//2Q==',
    'base64',
  ),
}

/**
 * Signs in by the post that the sign-in page makes, and opens a page: for tests that are about what
 * comes after. Drawing the sign-in page for each of them takes longer than many of them do.
 */
export async function signIn(page: Page, role: DemoRole, to = '/my-forms'): Promise<void> {
  const asked = await page.request.get('/login')
  const [, formKey = ''] = /name="formKey" value="([^"]+)"/.exec(await asked.text()) ?? []
  const email = `${role}@holdpoint.example`
  const answer = await page.request.post('/login', {
    form: { formKey, to, email, password: demoPassword },
    maxRedirects: 0,
  })
  base.expect(answer.headers()['location']).toBe(to)
  await page.goto(to)
  await isAlive(page)
}

/** A page that was just loaded answers to a script a moment later; a person's first touch is later. */
export async function isAlive(page: Page): Promise<void> {
  if ((await page.locator('html.js').count()) > 0) {
    const isHydrated = () =>
      Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react'))
    await base.expect.poll(() => page.evaluate(isHydrated), { timeout: 15_000 }).toBe(true)
  }
}

/** Stops the page's clock, which `page.clock.runFor` then moves: a pause is held on both sides. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** Signs in through the page, as a person does. */
export async function signInByHand(page: Page, role: DemoRole, to = '/my-forms'): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`)
  await page.getByLabel('Work email').fill(`${role}@holdpoint.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Lets another person be signed in on a page's browser, while the page itself stays as it is. */
export async function takeOver(page: Page, browser: Browser, role: DemoRole): Promise<void> {
  const elsewhere = await browser.newContext()
  await signIn(await elsewhere.newPage(), role)
  await page.context().addCookies(await elsewhere.cookies())
  await elsewhere.close()
}

/** The plate of one question, found by what it asks. */
export function question(page: Page, asks: string | RegExp): Locator {
  return page.locator('[id^="q-"]').filter({ hasText: asks })
}

/** What a toast says, which is also read out for a moment beside it. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('list', { name: 'Messages' }).getByText(text)
}

/** A test whose page shows no error in its console and breaks no content policy. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        // The browser itself reports refused posts (status 422); the page shows them as sentences.
        if (message.type() === 'error' && !message.text().includes('status of 4')) {
          heard.push(message.text())
        }
      })
      page.on('pageerror', ({ message }) => {
        // The router hears nothing of an answer that it was still reading when another step began.
        if (!message.startsWith('AbortError: signal is aborted without reason')) {
          heard.push(message)
        }
      })
      await use()
      base.expect(heard).toEqual([])
    },
    { auto: true },
  ],
})
