import { readFile } from 'node:fs/promises'
import { test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { rawDevice, startWalkaround } from './offline-parts.ts'
import { expect, question, signInByHand, toast } from './portal.ts'

// A network that fails is an error in the console, so these tests do not forbid them.

const saves = '**/api/v1/my-form-fill'
const seen = (page: Page) => question(page, 'Best practice seen').getByRole('textbox').first()

/** The row of one form, by its address: all of them have the same title. */
function rowOf(page: Page, address: string): Locator {
  return page.getByRole('listitem').filter({ has: page.locator(`a[href="${address}"]`) })
}

/** Begins a form and gives it an answer that can not be sent; its page stays. */
async function begin(context: BrowserContext, text: string): Promise<[Page, string]> {
  const page = await context.newPage()
  await page.goto('/my-forms')
  const address = await startWalkaround(page)
  await seen(page).fill(text)
  await expect(page.getByText('Saved on this device, not sent yet').first()).toBeVisible()
  return [page, address]
}

/** The same person at another device. */
async function elsewhere(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInByHand(page, 'employee')
  return page
}

async function deleteDraft(page: Page, address: string): Promise<void> {
  await page.goto('/my-forms?section=ongoing')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href^="${address}"]`) })
  await row.locator('summary').click()
  await row.getByText('Delete', { exact: true }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(toast(page, 'Form deleted.')).toBeVisible()
}

async function answerFirst(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address)
  await seen(page).fill(text)
  await expect(page.getByText(/^Saved$/).first()).toBeVisible()
}

async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await axeOf(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
}

async function fitsAPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
}

test(
  'a stuck record is saved as a file, edited or freed alone while the others are sent',
  { tag: '@bench' },
  async ({ page, context, browser }) => {
    test.slow()
    await signInByHand(page, 'employee')
    await context.route(saves, (route) => route.abort())
    const [gonePage, gone] = await begin(context, 'On a form that is gone')
    const [changedPage, changed] = await begin(context, 'Mine on a changed answer')
    const [soundPage, sound] = await begin(context, 'On a form that is there')
    const other = await elsewhere(browser)
    await deleteDraft(other, gone)
    await answerFirst(other, changed, 'Theirs, who were faster')
    await other.context().close()
    // The last word of a page outlives it and reaches the server. By now that turns it down, and
    // what it says is heard by nobody.
    await Promise.all([gonePage, changedPage, soundPage].map((left) => left.close()))

    await page.goto('/my-forms/unsent')
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'answer' })
    await expect(rows).toHaveCount(3)
    for (const address of [gone, changed, sound]) {
      await expect(rowOf(page, address)).toContainText('1 answer')
      await expect(rowOf(page, address)).toContainText('Waits to be sent')
    }
    await expect(page.getByText(/^This browser (has promised to keep|may delete)/)).toBeVisible()
    await isAccessible(page)
    await fitsAPhone(page)

    await test.step('what can be sent is sent, and the rest says why it is not', async () => {
      await context.unroute(saves)
      await page.getByRole('button', { name: 'Send now' }).press('Enter')
      await expect(rowOf(page, sound)).toHaveCount(0)
      await expect(rowOf(page, gone)).toHaveCount(1)
      await expect(rowOf(page, gone)).not.toContainText('Waits to be sent')
      await expect(rowOf(page, changed)).toContainText('changed elsewhere in the meantime')
      await isAccessible(page)
      await fitsAPhone(page)
    })

    await test.step('a stuck one is a file', async () => {
      const downloading = page.waitForEvent('download')
      await rowOf(page, gone)
        .getByRole('button', { name: /Save as a file/ })
        .press('Enter')
      const file = await readFile(await (await downloading).path(), 'utf8')
      expect(JSON.parse(file)).toMatchObject({ kind: 'holdpoint-unsent', records: [{}] })
      expect(file).toContain('On a form that is gone')
      expect(file).not.toContain('Mine on a changed answer')
    })

    await test.step('it is freed alone, once the person has said so', async () => {
      await rowOf(page, gone)
        .getByRole('link', { name: /Discard/ })
        .press('Enter')
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('can not be brought back')
      await isAccessible(page)
      await dialog.getByRole('link', { name: 'No', exact: true }).press('Enter')
      await expect(rowOf(page, gone)).toHaveCount(1)
      await rowOf(page, gone)
        .getByRole('link', { name: /Discard/ })
        .press('Enter')
      await dialog.getByRole('button', { name: 'Yes', exact: true }).press('Enter')
      await expect(rowOf(page, gone)).toHaveCount(0)
      await expect(rowOf(page, changed)).toHaveCount(1)
      expect((await rawDevice(page)).unsent).toBe(1)
    })

    await test.step('another is edited in its form and then sent', async () => {
      await rowOf(page, changed)
        .getByRole('link', { name: /Open the form/ })
        .press('Enter')
      await page.waitForURL(`**${changed}`)
      const plate = question(page, 'Best practice seen')
      await expect(plate).toContainText('Theirs, who were faster')
      await plate.getByRole('button', { name: 'Keep mine' }).press('Enter')
      await expect(page.getByText(/^Saved$/).first()).toBeVisible()
      await expect.poll(async () => (await rawDevice(page)).unsent).toBe(0)
    })

    await page.goto('/my-forms/unsent')
    await expect(page.getByText('Nothing waits on this device. Everything was sent.')).toBeVisible()
    await isAccessible(page)
    await page.goto(sound)
    await expect(seen(page)).toHaveValue('On a form that is there')
    await page.goto(changed)
    await expect(seen(page)).toHaveValue('Mine on a changed answer')
  },
)
