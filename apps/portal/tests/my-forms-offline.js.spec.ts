import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, test, type Page } from '@playwright/test'
import { choose, deviceIsOpen, openWalkaround, rawDevice } from './offline-parts.ts'
import { expect, photo, question, signInByHand } from './portal.ts'

// A network that fails is an error in the console, so these tests do not forbid them.

const kept = 'Saved on this device, not sent yet'
const seen = (page: Page) => question(page, 'Best practice seen').getByRole('textbox').first()

async function signOut(page: Page): Promise<void> {
  await page.goto('/my-forms')
  await page
    .getByLabel(/your menu/)
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await page.waitForURL(/\/login/)
}

test('an answer typed without a network is on the device within 300 ms and arrives once', async ({
  page,
  context,
}) => {
  const address = await openWalkaround(page)
  await context.setOffline(true)
  await seen(page).fill('Hose ramps painted yellow')
  await expect
    .poll(async () => (await rawDevice(page)).unsent, { timeout: 300, intervals: [20] })
    .toBe(1)
  await expect(page.getByText(kept).first()).toBeVisible()
  expect((await rawDevice(page)).text).not.toContain('Hose ramps')
  await context.setOffline(false)
  await expect(page.getByText(/^Saved$/).first()).toBeVisible({ timeout: 15_000 })
  await expect.poll(async () => (await rawDevice(page)).unsent).toBe(0)
  await page.goto(address)
  await expect(seen(page)).toHaveValue('Hose ramps painted yellow')
})

test('a page that comes later sends what a closed one left, photos as well', async ({
  page,
  context,
}) => {
  const address = await openWalkaround(page)
  await context.setOffline(true)
  await choose(page, 'Shift', 'Day')
  await seen(page).fill('Left behind')
  const best = question(page, 'Best practice seen')
  await best.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText(kept).first()).toBeVisible()
  await expect.poll(async () => (await rawDevice(page)).unsent).toBe(2)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/my-forms')
  // A page that is just going away holds it still; then it is looked at again after ten seconds.
  await expect.poll(async () => (await rawDevice(later)).unsent, { timeout: 40_000 }).toBe(0)
  await later.goto(address)
  await expect(seen(later)).toHaveValue('Left behind')
  await expect(question(later, 'Best practice seen').getByRole('img')).toHaveCount(1)
})

test(
  'what a page holds that goes away without a word is sent a moment later',
  { tag: '@bench' },
  async ({ page, context }) => {
    const address = await openWalkaround(page)
    const formId = /fill-out\/([^?]+)/.exec(address)?.[1] ?? ''
    await context.setOffline(true)
    await seen(page).fill('Held for a while')
    await expect.poll(async () => (await rawDevice(page)).unsent).toBe(1)
    await page.close()
    await context.setOffline(false)
    // It holds what the form's own page would, and tells nobody when it goes.
    const holder = await context.newPage()
    await holder.goto('/readyz')
    await holder.evaluate((id) => {
      void navigator.locks.request(`holdpoint-form:${id}`, () => new Promise(() => undefined))
    }, formId)
    const later = await context.newPage()
    await later.clock.install()
    const asked = later.waitForResponse(/device-key/)
    await later.goto('/my-forms')
    await asked
    await holder.close()
    await later.clock.runFor(11_000)
    await expect.poll(async () => (await rawDevice(later)).unsent).toBe(0)
  },
)

test('the form itself takes up what a killed page left, and an answer lost on the way back counts once', async ({
  page,
  context,
}) => {
  const address = await openWalkaround(page)
  // The server hears the save; its answer is lost.
  let heard = 0
  await context.route('**/api/v1/my-form-fill', async (route) => {
    heard += 1
    await route.fetch()
    await route.abort()
  })
  await seen(page).fill('Twice sent')
  await expect(page.getByText(kept).first()).toBeVisible()
  expect(heard).toBeGreaterThan(0)
  await page.close({ runBeforeUnload: false })
  await context.unroute('**/api/v1/my-form-fill')
  const later = await context.newPage()
  await later.goto(address)
  await deviceIsOpen(later)
  await expect(seen(later)).toHaveValue('Twice sent')
  await expect.poll(async () => (await rawDevice(later)).unsent, { timeout: 15_000 }).toBe(0)
  await expect(later.getByText('changed elsewhere')).toHaveCount(0)
})

test('signing out locks what was not sent, another person reads nothing, and its owner sends it', async ({
  page,
  context,
}) => {
  const address = await openWalkaround(page)
  await context.route('**/api/v1/my-form-fill', (route) => route.abort())
  await seen(page).fill('Only for my eyes')
  await expect(page.getByText(kept).first()).toBeVisible()
  await signOut(page)
  await expect.poll(async () => (await rawDevice(page)).keys).toBe(0)

  await signInByHand(page, 'colleague')
  await page.goto('/my-forms')
  await expect.poll(async () => (await rawDevice(page)).keys).toBe(1)
  await context.unroute('**/api/v1/my-form-fill')
  const device = await rawDevice(page)
  expect(device.unsent).toBe(1)
  expect(device.text).not.toMatch(/Only for my eyes|Walkaround/)
  expect(device.text).not.toContain(address.split('/').at(-1) ?? '')
  await signOut(page)

  await signInByHand(page, 'employee')
  await page.goto('/my-forms')
  await expect.poll(async () => (await rawDevice(page)).unsent, { timeout: 15_000 }).toBe(0)
  await page.goto(address)
  await expect(seen(page)).toHaveValue('Only for my eyes')
})

test('a session that is ended for the person empties local storage and keeps the work locked', async ({
  page,
  context,
}) => {
  await openWalkaround(page)
  await context.route('**/api/v1/my-form-fill', (route) => route.abort())
  await seen(page).fill('Still here')
  await expect(page.getByText(kept).first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('hp-shortcuts', 'off'))
  await context.clearCookies()
  await context.unroute('**/api/v1/my-form-fill')
  // The page itself keeps its work and says what to do.
  await expect(page.getByRole('link', { name: 'Sign in again to send it' })).toBeVisible({
    timeout: 15_000,
  })
  const other = await context.newPage()
  await other.goto('/my-forms')
  await other.waitForURL(/\/login/)
  await expect.poll(async () => (await rawDevice(other)).keys).toBe(0)
  await expect.poll(() => other.evaluate(() => localStorage.length)).toBe(0)
  expect((await rawDevice(other)).unsent).toBe(1)

  // Somebody else signs in beside the open page: nothing goes out under their name.
  await signInByHand(other, 'colleague')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Sign in again to send it' })).toBeVisible()
  await signOut(other)
  await signInByHand(other, 'employee')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Saved$/).first()).toBeVisible({ timeout: 15_000 })
})

test(
  'two tabs of one draft keep apart what they hold',
  { tag: '@bench' },
  async ({ page, context }) => {
    const address = await openWalkaround(page)
    const second = await context.newPage()
    await second.goto(address)
    await deviceIsOpen(second)
    await context.setOffline(true)
    await seen(page).fill('From the first')
    await choose(second, 'Shift', 'Day')
    await expect(page.getByText(kept).first()).toBeVisible()
    await expect(second.getByText(kept).first()).toBeVisible()
    expect((await rawDevice(page)).unsent).toBe(2)
    await context.setOffline(false)
    await expect.poll(async () => (await rawDevice(page)).unsent, { timeout: 15_000 }).toBe(0)
    await page.reload()
    await expect(seen(page)).toHaveValue('From the first')
    await expect(question(page, 'Shift').getByRole('radio', { name: 'Day' })).toBeChecked()
  },
)

test(
  'a browser killed while somebody types loses nothing that it showed as saved',
  { tag: '@bench' },
  async ({ baseURL }) => {
    test.setTimeout(120_000)
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-killed-'))
    try {
      let address = ''
      for (let round = 1; round <= 3; round += 1) {
        const browser = await ownBrowser(folder)
        const page = await browser.page(baseURL ?? '')
        if (address === '') {
          address = await openWalkaround(page)
        } else {
          // The cookie of a session lives in memory and went with the process.
          await signInByHand(page, 'employee', address)
          await deviceIsOpen(page)
          await expect(seen(page)).toHaveValue(`Round ${round - 1} is safe`)
        }
        await page.route('**/api/v1/my-form-fill', (route) => route.abort())
        await seen(page).fill(`Round ${round} is safe`)
        await expect(page.getByText(kept).first()).toBeVisible()
        browser.kill()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

/** A browser process of our own, so that it can be ended as a flat battery would. */
async function ownBrowser(folder: string) {
  const { executablePath } = test.info().project.use.launchOptions ?? {}
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [
      `--user-data-dir=${folder}`,
      '--remote-debugging-port=0',
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      `--user-agent=${test.info().project.use.userAgent ?? ''}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? []
      if (found !== undefined) {
        resolve(found)
      }
    })
    child.on('exit', () => reject(new Error(said)))
  })
  const browser = await chromium.connectOverCDP(endpoint)
  return {
    async page(origin: string): Promise<Page> {
      const [context] = browser.contexts()
      const page = await context?.newPage()
      if (page === undefined) {
        throw new Error('The browser has no window.')
      }
      // Addresses are written without their origin, as with the runner's own pages.
      const { goto } = page
      page.goto = (to, options) => goto.call(page, new URL(to, origin).href, options)
      return page
    },
    kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
  }
}
