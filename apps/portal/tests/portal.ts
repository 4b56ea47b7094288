import {
  test as base,
  request,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { userAgent } from '../../../tooling/checks/chromium.mjs'

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

/** The portal that a page is about, whether it has opened one of its pages yet or not. */
export async function originOf(page: Page): Promise<string> {
  const { protocol, origin } = new URL(page.url())
  return protocol.startsWith('http')
    ? origin
    : new URL((await page.request.get('/readyz')).url()).origin
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The session of each person, which one test leaves to the next. */
const sessions = new Map<string, Cookies>()

/**
 * Lets a page's browser be somebody's without opening anything: for tests that are about what comes
 * after, since a password takes a tenth of a second to check. Somebody whose session was ended has a
 * new one.
 */
export async function arriveAs(page: Page, role: DemoRole): Promise<void> {
  const origin = await originOf(page)
  const key = `${role} of ${origin}`
  await page.context().addCookies(sessions.get(key) ?? [])
  if (!sessions.has(key) || !(await page.request.get(`${origin}/api/v1/session`)).ok()) {
    sessions.set(key, await openedSession(origin, role))
    await page.context().addCookies(sessions.get(key) ?? [])
  }
}

/** Signs in by the post that the sign-in page makes, in a browser of its own. */
async function openedSession(origin: string, role: DemoRole): Promise<Cookies> {
  const browser = await request.newContext({ baseURL: origin, userAgent })
  const asked = await browser.get('/login')
  const [, formKey = ''] = /name="formKey" value="([^"]+)"/.exec(await asked.text()) ?? []
  const email = `${role}@holdpoint.example`
  const answer = await browser.post('/login', {
    form: { formKey, to: '/settings', email, password: demoPassword },
    maxRedirects: 0,
  })
  base.expect(answer.headers()['location']).toBe('/settings')
  const { cookies } = await browser.storageState()
  await browser.dispose()
  return cookies
}

/** Lets a page's browser be somebody's, and opens a page that answers. */
export async function signIn(page: Page, role: DemoRole, to = '/my-forms'): Promise<void> {
  await arriveAs(page, role)
  await page.goto(to)
  await isAlive(page)
}

/** Lets somebody else have the browser, who finds nothing in it, and opens a page that answers. */
export async function becomes(page: Page, role: DemoRole, to = '/my-forms'): Promise<void> {
  await page.context().clearCookies()
  await signIn(page, role, to)
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
      const hear = (text: string) => {
        // The router hears nothing of an answer that it was still reading when another step began.
        if (!text.startsWith('AbortError: signal is aborted without reason')) {
          heard.push(text)
        }
      }
      page.on('console', (message) => {
        // The browser itself reports refused posts (status 422); the page shows them as sentences.
        if (message.type() === 'error' && !message.text().includes('status of 4')) {
          hear(message.text())
        }
      })
      page.on('pageerror', ({ message }) => hear(message))
      await use()
      base.expect(heard).toEqual([])
    },
    { auto: true },
  ],
})
