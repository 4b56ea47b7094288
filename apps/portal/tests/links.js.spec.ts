import type { Page } from '@playwright/test'
import { countsOf, inMore } from './my-forms-entries.ts'
import { expect, signIn, test } from './portal.ts'

/** Marks the document, so that a load of another one shows. */
async function mark(page: Page) {
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
}

test('a link is a step within the page, and Back takes it back', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  await mark(page)
  await (await inMore(page, 'Saved filters')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body[data-marked]')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/my-forms?section=completed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body[data-marked]')).toHaveCount(1)
})

test(
  'a link with a key held down opens beside the page',
  { tag: '@bench' },
  async ({ page, context }) => {
    await signIn(page, 'employee', '/my-forms?section=completed')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Filters', exact: true }).click({ modifiers: ['Control'] })
    const other = await opened
    await other.waitForURL(/dialog=filters/)
    await expect(page).not.toHaveURL(/dialog=/)
  },
)

test(
  'the links of a row are steps within the page, unless a key is held down',
  { tag: '@bench' },
  async ({ page, context }) => {
    await signIn(page, 'employee', '/my-forms?section=completed')
    await mark(page)
    const row = page
      .locator('tbody tr')
      .filter({ has: page.getByRole('link', { name: /comment/ }) })
      .first()
    const comments = countsOf(row)
    const opened = context.waitForEvent('page')
    await comments.click({ modifiers: ['Control'] })
    await (await opened).waitForURL(/dialog=comments/)
    await expect(page).toHaveURL('/my-forms?section=completed')

    await page.evaluate(() => window.scrollTo(0, 40))
    await comments.click()
    await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(40)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await row.locator('summary', { hasText: '' }).last().click()
    await row.getByRole('link', { name: 'Info', exact: true }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('body[data-marked]')).toHaveCount(1)
  },
)

test(
  'a tab that somebody points at is fetched, one that is passed over is not',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/my-forms?section=completed')
    const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first()
    const fetched = page.locator('link[rel=prefetch][href*=".data"]')
    await tab.hover()
    await page.mouse.move(0, 0)
    await page.waitForTimeout(200)
    await expect(fetched).toHaveCount(0)
    await tab.hover()
    await expect(fetched).not.toHaveCount(0)
  },
)

test(
  'a link to where one is takes no second place in the history',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/my-forms?section=completed')
    const places = () => page.evaluate(() => window.history.length)
    const before = await places()
    const link = page.getByRole('link', { name: 'My Forms', exact: true })
    for (let time = 0; time < 3; time += 1) {
      const read = page.waitForResponse((answer) => answer.url().includes('.data'))
      await link.click()
      await read
      await expect(page).toHaveURL(/\/my-forms$/)
    }
    expect(await places()).toBe(before + 1)
  },
)

for (const { motion, fades } of [
  { motion: 'no-preference', fades: 1 },
  { motion: 'reduce', fades: 0 },
] as const) {
  test(`another page is faded into, a dialog is not: motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...given) => {
        document.documentElement.dataset['fades'] = String(
          Number(document.documentElement.dataset['fades'] ?? 0) + 1,
        )
        return start(...given)
      }
    })
    const fadesSeen = async () =>
      Number((await page.locator('html').getAttribute('data-fades')) ?? 0)
    await signIn(page, 'employee', '/my-forms?section=completed')
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await fadesSeen()).toBe(0)
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/fill-out/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await fadesSeen()).toBe(fades)
  })
}
