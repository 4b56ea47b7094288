import { readFile } from 'node:fs/promises'
import { test, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { deviceIsOpen, openWalkaround, rawDevice, startWalkaround } from './offline-parts.ts'
import { expect, photo, question, signIn } from './portal.ts'

// A network that fails is an error in the console, so these tests do not forbid them.

const kept = 'Saved on this device, not sent yet'
const seen = (page: Page) => question(page, 'Best practice seen').getByRole('textbox').first()
const cannotKeep = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This device cannot keep your answers' })

/** Leaves the portal no more room on this device than that; null gives it back. */
async function leaveRoom(page: Page, bytes: number | null): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: test.info().project.use.baseURL ?? '',
    ...(bytes === null ? {} : { quotaSize: bytes }),
  })
}

test(
  'a device without room says so aloud, and the answer is sent all the same',
  { tag: '@bench' },
  async ({ page }) => {
    await leaveRoom(page, 1)
    await signIn(page, 'employee')
    await begun(page)
    await seen(page).fill('No room')
    await expect(cannotKeep(page)).toBeVisible()
    await expect(page.getByText(/^Saved$/).first()).toBeVisible()
  },
)

test(
  'a photo for which there is no room can be taken away as a file, with the answers',
  { tag: '@bench' },
  async ({ page, context }) => {
    await leaveRoom(page, 500_000)
    await openWalkaround(page)
    await context.setOffline(true)
    await seen(page).fill('Nowhere to go')
    await expect(page.getByText(kept).first()).toBeVisible()
    await question(page, 'Best practice seen')
      .locator('input[type=file]')
      .setInputFiles({
        ...photo,
        buffer: Buffer.concat([photo.buffer, Buffer.alloc(1_000_000, 7)]),
      })
    await expect(cannotKeep(page)).toBeVisible()
    // An answer that finds room does not say that the photo has found some.
    await seen(page).fill('Nowhere for the photo')
    await expect.poll(async () => (await rawDevice(page)).unsent).toBe(1)
    await expect(page.getByText(kept)).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const bar = page.getByRole('button', { name: 'Save as a file' }).locator('xpath=../../../..')
      expect((await bar.boundingBox())?.height).toBeLessThan(280)
      const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(wide)).toBe(0)
    }
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Wellsite-Walkaround-unsent.json')
    const file = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({
      kind: 'holdpoint-unsent',
      title: 'Wellsite Walkaround',
      records: [{ kind: 'answers' }, { kind: 'photo', name: 'walkaround.jpg' }],
    })
    expect(file).toContain('Nowhere for the photo')

    // Room that comes back is used with what is typed next, for the photo as well.
    await leaveRoom(page, null)
    await seen(page).fill('Somewhere to go')
    await expect(page.getByText(kept).first()).toBeVisible()
    await expect(page.getByText('This device cannot keep your answers')).toHaveCount(0)
    expect((await rawDevice(page)).unsent).toBe(2)
  },
)

test(
  'a network that goes before the device could be opened is waited for, not the end of it',
  { tag: '@bench' },
  async ({ page, context }) => {
    await signIn(page, 'employee')
    // What the device's store needs from the network is late, and the network goes meanwhile.
    await context.route(/device-key|browser-hold/, (route) => route.abort())
    await page.goto('/my-forms')
    const address = await begun(page)
    await context.route('**/api/v1/my-form-fill', (route) => route.abort())
    await seen(page).fill('Too early')
    await expect(page.getByText('This device keeps nothing for this page.')).toBeVisible()
    await context.unroute(/device-key|browser-hold/)
    await seen(page).pressSequentially(' to keep')
    await deviceIsOpen(page)
    await seen(page).pressSequentially(', now safe')
    await expect(page.getByText(kept).first()).toBeVisible()
    await page.close()
    const later = await context.newPage()
    await later.goto(address)
    await expect(seen(later)).toHaveValue('Too early to keep, now safe')
  },
)

/** Begins a form whose device can not be opened. */
async function begun(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Fill Form' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /Inspection/ }).click()
  await dialog.getByRole('button', { name: /Wellsite Walkaround/ }).click()
  await page.waitForURL(/\/my-form\/fill-out\//)
  await expect(seen(page)).toBeEditable()
  return new URL(page.url()).pathname
}

test(
  'the browser is asked once to keep what waits, after the first touch',
  { tag: '@bench' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      const { persist } = StorageManager.prototype
      StorageManager.prototype.persist = function counted() {
        document.documentElement.dataset['asked'] = String(
          Number(document.documentElement.dataset['asked'] ?? 0) + 1,
        )
        return persist.call(this)
      }
    })
    await signIn(page, 'employee', '/my-forms')
    await startWalkaround(page)
    const asked = () => page.locator('html').getAttribute('data-asked')
    expect(await asked()).toBeNull()
    await seen(page).pressSequentially('First')
    await expect(page.getByText(/^Saved$/).first()).toBeVisible()
    await expect.poll(asked).toBe('1')
    await seen(page).pressSequentially(' and second')
    await expect(page.getByText(/^Saved$/).first()).toBeVisible()
    expect(await asked()).toBe('1')
  },
)
