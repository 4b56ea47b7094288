import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const close = (page: Page) => page.getByRole('button', { name: 'Dismiss this message' })
const ends = async (page: Page) =>
  (await heard(page)).filter(({ name }) => name === 'end').map(({ detail }) => detail)

for (const form of forms) {
  test.describe(`the toasts as ${form}`, () => {
    const open = async (page: Page, theme: 'light' | 'dark' = 'light') => {
      await page.clock.install()
      await stage(page, 'toast', { scene: 'page', form, theme })
    }

    test('stand at the bottom left for four seconds', async ({ page }) => {
      await open(page)
      await press(page, 'Save')
      await page.mouse.move(600, 10)
      const plate = toast(page, 'The form was saved.')
      await expect(plate).toContainText('Success')
      const { x = 0, y = 0, height = 0 } = (await plate.boundingBox()) ?? {}
      expect(x).toBe(16)
      expect(y + height).toBe((page.viewportSize()?.height ?? 0) - 16)
      // The page's own clock runs on beside, so there is some room.
      await page.clock.runFor(2000)
      await expect(plate).toBeVisible()
      await page.clock.runFor(2000)
      await expect(plate).toBeHidden()
      expect(await ends(page)).toEqual(['time'])
    })

    test('alert-role: are read out, an error at once, each once', async ({ page }) => {
      await open(page)
      await expect(page.getByRole('status')).toHaveText('')
      await press(page, 'Save')
      await page.clock.runFor(200)
      await expect(page.getByRole('status')).toHaveText('Success. The form was saved.')
      await expect(page.getByRole('alert')).toHaveText('')
      await press(page, 'Fail')
      await page.clock.runFor(200)
      await expect(page.getByRole('alert')).toHaveText('Error. The form was not sent.')
      await page.clock.runFor(1100)
      await expect(page.getByRole('alert')).toHaveText('')
      await expect(page.getByRole('status')).toHaveText('')
    })

    test('show three at once; the rest wait', async ({ page }) => {
      await open(page)
      for (const name of ['Save', 'Warn', 'Fail', 'Save']) {
        await press(page, name)
      }
      await page.mouse.move(600, 10)
      await expect(page.getByRole('listitem')).toHaveCount(3)
      await expectAccessible(page)
      await close(page).first().click()
      await expect(page.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('listitem').last()).toContainText('The form was saved.')
      expect(await ends(page)).toEqual(['dismiss'])
    })

    test('stand still under the pointer and with the focus, and keep the time left', async ({
      page,
    }) => {
      await open(page)
      await press(page, 'Save')
      await page.mouse.move(600, 10)
      await page.clock.runFor(3000)
      await toast(page, 'The form was saved.').hover()
      await page.clock.runFor(20_000)
      await expect(toast(page, 'The form was saved.')).toBeVisible()
      await page.mouse.move(600, 10)
      await page.clock.runFor(500)
      await page.keyboard.press('F8')
      await expect(close(page)).toBeFocused()
      await page.clock.runFor(20_000)
      await expect(toast(page, 'The form was saved.')).toBeVisible()
      await page.locator('#before').focus()
      await page.clock.runFor(600)
      await expect(toast(page, 'The form was saved.')).toBeHidden()
    })

    test('stand still while the page is hidden', async ({ page }) => {
      await open(page)
      const hide = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, isHidden)
      await press(page, 'Save')
      await page.mouse.move(600, 10)
      await hide(true)
      await page.clock.runFor(20_000)
      await expect(toast(page, 'The form was saved.')).toBeVisible()
      await hide(false)
      await page.clock.runFor(4100)
      await expect(toast(page, 'The form was saved.')).toBeHidden()
    })

    test('with an action stay ten seconds at least, and do what they offer', async ({ page }) => {
      await open(page)
      await press(page, 'Remove')
      await page.mouse.move(600, 10)
      await page.clock.runFor(6000)
      const undo = page.getByRole('button', { name: 'Undo' })
      await undo.focus()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(undo).toBeHidden()
      expect((await heard(page)).map(({ name }) => name)).toContain('undo')
      expect(await ends(page)).toEqual(['action'])
      await press(page, 'Remove')
      await page.mouse.move(600, 10)
      await page.clock.runFor(10_100)
      await expect(undo).toBeHidden()
    })

    test('go by Escape, and the focus goes on to the next and back at last', async ({ page }) => {
      await open(page)
      await press(page, 'Save')
      await press(page, 'Warn')
      await page.locator('#before').focus()
      await page.keyboard.press('F8')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listitem')).toHaveCount(1)
      await expect(close(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listitem')).toHaveCount(0)
      await expect(page.locator('#before')).toBeFocused()
      expect(await ends(page)).toEqual(['dismiss', 'dismiss'])
    })

    test('are within reach above an open dialog, and stay when it closes', async ({ page }) => {
      await open(page)
      await press(page, 'Ask')
      const dialog = page.getByRole('dialog', { name: 'Question' })
      await press(page, 'Tell')
      await page.clock.runFor(200)
      await expect(dialog.getByRole('status')).toHaveText('Success. Told in the dialog.')
      await page.keyboard.press('F8')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      await expect(toast(page, 'Told in the dialog.')).toBeHidden()
      await press(page, 'Tell')
      await press(page, 'Close')
      await expect(dialog).toBeHidden()
      await expect(toast(page, 'Told in the dialog.')).toBeVisible()
      await press(page, 'Undo')
      expect(await ends(page)).toEqual(['dismiss', 'action'])
    })

    test('leave no timer behind when the region goes', async ({ page }) => {
      await open(page)
      await press(page, 'Save')
      await press(page, 'Leave')
      await page.clock.runFor(10_000)
      expect(await ends(page)).toEqual([])
      await expect(page.locator('.hp-toast-home')).toHaveCount(0)
    })

    test('pass axe in the dark', async ({ page }) => {
      await open(page, 'dark')
      await press(page, 'Fail')
      await press(page, 'Remove')
      await expectAccessible(page)
    })

    test('of two regions do not cover each other', async ({ page }) => {
      await stage(page, 'toast', { scene: 'two', form })
      await page.getByRole('button', { name: 'Remove' }).first().click()
      await page.getByRole('button', { name: 'Remove' }).nth(1).click()
      const plates = page.getByRole('listitem')
      await expect(plates).toHaveCount(2)
      const boxes = await Promise.all([plates.nth(0).boundingBox(), plates.nth(1).boundingBox()])
      const [lower = null, upper = null] = boxes.toSorted((a, b) => (b?.y ?? 0) - (a?.y ?? 0))
      expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0)
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`come and go in ${runtime}`, async ({ page }) => {
    await page.clock.install()
    await stage(page, 'toast', { scene: 'page', form: 'react', runtime })
    await press(page, 'Save')
    await press(page, 'Remove')
    await page.mouse.move(600, 10)
    await page.clock.runFor(4200)
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await press(page, 'Undo')
    await expect(page.getByRole('listitem')).toHaveCount(0)
  })
}

test('hp-action may keep the toast', async ({ page }) => {
  await stage(page, 'toast', { scene: 'page', form: 'element' })
  await page.evaluate(() =>
    document
      .querySelector('hp-toast-region')
      ?.addEventListener('hp-action', (event) => event.preventDefault()),
  )
  await press(page, 'Remove')
  await press(page, 'Undo')
  expect(await heard(page)).toEqual([{ name: 'action', detail: 'Undo' }])
  await expect(toast(page, 'The form was deleted.')).toBeVisible()
})
