import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, stage } from '../../test/stage.ts'

const css = '.long{height:1600px}'
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Processing...' })
const isMarked = (page: Page) =>
  page.evaluate(() => document.body.hasAttribute('data-hp-processing'))
const tell = (page: Page, step: string) =>
  page.evaluate((name) => void dispatchEvent(new Event(name)), step)
const isModal = (page: Page) =>
  page.locator('.hp-processing-overlay').evaluate((node) => node.matches(':modal'))

async function begin(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => isModal(page)).toBe(true)
}

for (const form of forms) {
  test.describe(`the processing overlay as ${form}`, () => {
    test.beforeEach(async ({ page }) => {
      await stage(page, 'processing-overlay', { scene: 'work', form, css })
    })

    test('covers the whole page at its level and says Processing...', async ({ page }) => {
      await begin(page)
      expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
      await expect(overlay(page)).toHaveCSS('z-index', '12000')
      await expect(page.getByRole('status')).toHaveText('Processing...')
      const spinner = page.locator('.hp-processing-overlay-spinner')
      await expect(spinner).toHaveAttribute('aria-hidden', 'true')
      await expect(spinner).toHaveCSS('animation-name', 'hp-processing-turn')
    })

    test('marks the body while it shows, and no longer', async ({ page }) => {
      expect(await isMarked(page)).toBe(false)
      await begin(page)
      await expect.poll(() => isMarked(page)).toBe(true)
      await tell(page, 'finish')
      await expect(overlay(page)).toBeHidden()
      await expect.poll(() => isMarked(page)).toBe(false)
    })

    test('keeps the marker until the last of two is gone', async ({ page }) => {
      await begin(page)
      await tell(page, 'second')
      await expect(overlay(page)).toHaveCount(2)
      await tell(page, 'finish')
      await expect(overlay(page)).toHaveCount(1)
      await page.waitForTimeout(100)
      expect(await isMarked(page)).toBe(true)
      await tell(page, 'second')
      await expect.poll(() => isMarked(page)).toBe(false)
    })

    test('lets go of everything when it is taken from the page', async ({ page }) => {
      await begin(page)
      await tell(page, 'second')
      await expect(overlay(page)).toHaveCount(2)
      await tell(page, 'leave')
      await expect(overlay(page)).toHaveCount(0)
      await expect.poll(() => isMarked(page)).toBe(false)
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
      await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
    })

    test('stays through Escape, Tab and presses, and keeps the page out of reach', async ({
      page,
    }) => {
      await begin(page)
      for (const key of ['Escape', 'Escape', 'Escape', 'Tab', 'Shift+Tab', 'Enter', ' ']) {
        await page.keyboard.press(key)
      }
      await page.mouse.click(300, 300)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toBeVisible()
      expect(await isModal(page)).toBe(true)
      await expect(overlay(page)).toBeFocused()
    })

    test('gives focus and scroll back to where they were', async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).focus()
      await page.keyboard.press('Enter')
      await expect(overlay(page)).toBeVisible()
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(0)
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(100)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await tell(page, 'finish')
      await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })

    test('does not scroll to where the focus was', async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).focus()
      await page.getByRole('button', { name: 'Save' }).evaluate((button: HTMLElement) => {
        scrollTo(0, 0)
        button.click()
      })
      await expect(overlay(page)).toBeVisible()
      await tell(page, 'finish')
      await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('says what is new without taking the focus away', async ({ page }) => {
      await begin(page)
      await tell(page, 'report')
      await expect(page.getByRole('status')).toHaveText('3 of 5 sent')
      await expect(page.getByRole('dialog', { name: '3 of 5 sent' })).toBeFocused()
    })

    test('stands still where motion is not wanted', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await begin(page)
      await expect(page.locator('.hp-processing-overlay-spinner')).toHaveCSS(
        'animation-name',
        'none',
      )
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe in ${theme}, drawn open from the start`, async ({ page }) => {
        await stage(page, 'processing-overlay', { scene: 'open', form, theme })
        await expect.poll(() => isMarked(page)).toBe(true)
        await expect(overlay(page)).toHaveCSS('z-index', form === 'react' ? '12000' : '9999')
        await expectAccessible(page)
      })
    }
  })
}

test('the tag keeps the page out of reach after a move, and lets go of it once', async ({
  page,
}) => {
  await stage(page, 'processing-overlay', { scene: 'work', form: 'element', css })
  await begin(page)
  await page.evaluate(() => {
    document.body.append(...document.querySelectorAll('hp-processing-overlay'))
  })
  expect(await isModal(page)).toBe(true)
  expect(await isMarked(page)).toBe(true)
  await tell(page, 'finish')
  await expect(overlay(page)).toHaveCount(0)
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
})

test('the overlay behaves the same under React 19', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) {
      complaints.push(message.text())
    }
  })
  await stage(page, 'processing-overlay', {
    scene: 'work',
    form: 'react',
    runtime: 'react-19',
    css,
  })
  await begin(page)
  await page.keyboard.press('Escape')
  await tell(page, 'finish')
  await expect(overlay(page)).toBeHidden()
  await expect.poll(() => isMarked(page)).toBe(false)
  expect(complaints).toEqual([])
})

test('the parts cover the page without the stylesheet too', async ({ page }) => {
  await stage(page, 'processing-overlay', { scene: 'work', form: 'react', css })
  await page.locator('link[href="/styles.css"]').evaluate((node) => node.remove())
  await begin(page)
  expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  const words = await page.getByRole('status').boundingBox()
  expect(Math.abs((words?.x ?? 0) + (words?.width ?? 0) / 2 - 640)).toBeLessThan(2)
  await expect(overlay(page)).toHaveCSS('border-width', '0px')
})
