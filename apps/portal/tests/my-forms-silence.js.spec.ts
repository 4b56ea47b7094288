import { test as base, type Page } from '@playwright/test'
import { isKept, rawDevice, startWalkaround } from './offline-parts.ts'
import { expect, question, signInByHand } from './portal.ts'
import { startSilentProxy, type SilentProxy } from './silent-proxy.ts'

// A network that takes every request and answers none: worse than one that fails, because the
// browser alone would wait for minutes.

const list = '/my-forms?section=ongoing'

const test = base.extend<{ silent: SilentProxy }>({
  silent: async ({ baseURL }, use) => {
    const proxy = await startSilentProxy(baseURL ?? '')
    await use(proxy)
    proxy.end()
  },
  context: async ({ browser, silent }, use) => {
    const context = await browser.newContext({ baseURL: silent.origin, serviceWorkers: 'allow' })
    await use(context)
    await context.close()
  },
  /** Shows a list that the device has kept. */
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await signInByHand(page, 'employee', list)
    await isKept(page, list)
    await use(page)
  },
})

const line = (page: Page) => page.getByText('This is what this device saw')
const best = (page: Page) => question(page, 'Best practice seen').getByRole('textbox').first()

test(
  'with a server that never answers, pages that are kept and answers on the device go on',
  { tag: '@bench' },
  async ({ page, silent }) => {
    test.slow()
    const form = await startWalkaround(page)
    await isKept(page, form)

    silent.silence()
    await best(page).fill('Typed into the silence')
    await expect(page.getByText('Saved on this device, not sent yet').first()).toBeVisible({
      timeout: 12_000,
    })
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Not submitted: the server cannot be reached.')).toBeVisible({
      timeout: 12_000,
    })

    await page.goto(list)
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    // The next one is not waited for as long.
    const begun = Date.now()
    await page.goto(form)
    await expect(best(page)).toHaveValue('Typed into the silence')
    expect(Date.now() - begun).toBeLessThan(6000)

    silent.speak()
    await expect.poll(async () => (await rawDevice(page)).unsent, { timeout: 40_000 }).toBe(0)
    await page.goto(form)
    await expect(line(page)).toHaveCount(0)
    await expect(best(page)).toHaveValue('Typed into the silence')
  },
)

test(
  'a list that is loaded is kept as it came, without a second rendering, and says nothing twice',
  { tag: '@bench' },
  async ({ page, context, silent }) => {
    test.slow()
    const copiesOfList = () => silent.copies.filter((address) => address === list).length
    const before = copiesOfList()

    const since = Date.now()
    await page.reload()
    await isKept(page, list, since)
    expect(copiesOfList()).toBe(before)

    // What is said once is not in what is kept: such a page is asked for anew.
    const text = 'Said once and never again'
    const said = { id: 'once', tone: 'success', text }
    const value = encodeURIComponent(btoa(JSON.stringify(said)))
    await context.addCookies([{ name: 'hp-flash', value, url: silent.origin, httpOnly: true }])
    const later = Date.now()
    await page.reload()
    await expect(page.getByText(text).first()).toBeVisible()
    await isKept(page, list, later)
    expect(copiesOfList()).toBe(before + 1)

    await context.setOffline(true)
    await page.reload()
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(0)
    // The scripts of the kept page run under the policy that was kept with it.
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  },
)
