import { type Locator, type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from './stage.ts'

// Fingers on a phone: the browser tells of touches, and nothing hovers. A press opens, chooses and
// closes; a finger that moves scrolls, and neither chooses nor closes.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

const changes = async (page: Page) => (await heard(page)).filter(({ name }) => name === 'change')

/** Draws a finger over a node from its middle, as far up as asked. */
async function swipeUp(page: Page, on: Locator, distance: number): Promise<void> {
  const box = await on.boundingBox()
  const x = Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    })
  await touch('touchStart', y)
  for (let moved = 10; moved <= distance; moved += 10) {
    await touch('touchMove', y - moved)
  }
  await touch('touchEnd')
  await session.detach()
}

async function expectTouchable(controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    expect(Math.round(box?.height ?? 0), await control.innerText()).toBeGreaterThanOrEqual(44)
  }
}

async function expectNoSideways(page: Page): Promise<void> {
  const { scroll, seen } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(seen)
}

for (const form of forms) {
  test.describe(`under a finger the person search as ${form}`, () => {
    const field = (page: Page) => page.getByRole('combobox', { name: 'Employee' })
    const list = (page: Page) => page.getByRole('listbox', { name: 'Employee' })
    const options = (page: Page) => page.getByRole('option')

    test('opens, chooses with one press, and closes outside', async ({ page }) => {
      await stage(page, 'person-search', { scene: 'given', form })
      await field(page).tap()
      await expect(list(page)).toBeVisible()
      await expect(field(page)).toBeFocused()
      await expectTouchable(options(page))
      await expectNoSideways(page)
      await expectAccessible(page)
      await options(page).nth(2).tap()
      await expect(list(page)).toBeHidden()
      await expect(field(page)).not.toHaveValue('')
      expect(await changes(page)).toHaveLength(1)

      await field(page).tap()
      await expect(list(page)).toBeVisible()
      await page.getByRole('heading', { name: 'Page' }).tap()
      await expect(list(page)).toBeHidden()
      expect(await changes(page)).toHaveLength(1)
    })

    test('scrolls its list and chooses nobody by that', async ({ page }) => {
      await stage(page, 'person-search', { scene: 'given', form })
      await field(page).tap()
      await expect(list(page)).toBeVisible()
      await swipeUp(page, options(page).nth(2), 120)
      await expect(options(page).filter({ hasText: 'Ada Quill 0' })).not.toBeInViewport()
      await expect(list(page)).toBeVisible()
      expect(await changes(page)).toEqual([])
    })

    test('stays open while the page around is scrolled', async ({ page }) => {
      await stage(page, 'person-search', { scene: 'given', form, css: 'body{min-height:2000px}' })
      await field(page).tap()
      await expect(list(page)).toBeVisible()
      await swipeUp(page, page.getByRole('heading', { name: 'Page' }), 40)
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(0)
      await expect(list(page)).toBeVisible()
      const [above, below] = [await field(page).boundingBox(), await list(page).boundingBox()]
      const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      expect(Math.abs(gap)).toBeLessThan(16)
    })
  })

  test.describe(`under a finger the multi-select as ${form}`, () => {
    const field = (page: Page) => page.getByRole('combobox', { name: 'Crews' })
    const list = (page: Page) => page.getByRole('listbox', { name: 'Crews' })
    const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

    test('stays open while several are chosen, and gives one back by its cross', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).tap()
      await expect(list(page)).toBeVisible()
      await expectTouchable(page.getByRole('option'))
      await expectNoSideways(page)
      await expectAccessible(page)
      await option(page, /^Red crew/).tap()
      await option(page, /^Amber crew/).tap()
      await expect(list(page)).toBeVisible()
      await page.getByRole('heading', { name: 'Page' }).tap()
      await expect(list(page)).toBeHidden()
      await page.getByRole('button', { name: /^Remove.*Red crew/ }).tap()
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
      expect(await changes(page)).toHaveLength(3)
    })

    test('opens and closes by its arrow', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      const arrow = page.getByRole('button', { name: 'Show options' })
      await arrow.tap()
      await expect(list(page)).toBeVisible()
      await arrow.tap()
      await expect(list(page)).toBeHidden()
    })

    test('scrolls ten thousand rows and chooses none by that', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'many', form })
      await field(page).tap()
      const rows = page.getByRole('option')
      await expect(rows.first()).toBeVisible()
      const first = await rows.first().innerText()
      await swipeUp(page, rows.nth(2), 150)
      await expect(page.getByText(first, { exact: true })).not.toBeInViewport()
      expect(await changes(page)).toEqual([])
    })
  })

  test.describe(`under a finger the date range as ${form}`, () => {
    const trigger = (page: Page) => page.getByRole('button', { name: /^Date range:/ })
    const box = (page: Page) => page.getByRole('dialog', { name: 'Date range' })
    const day = (page: Page, date: string) => page.locator(`[data-day="${date}"] button`)

    test('takes the first day and the last by two presses, and closes', async ({ page }) => {
      await stage(page, 'date-range', { scene: 'popover', form })
      await trigger(page).tap()
      await expect(box(page)).toBeVisible()
      await expectTouchable(box(page).locator('td button:visible'))
      await expectTouchable(box(page).getByRole('button'))
      await expectNoSideways(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Previous month' }).tap()
      await expect(page.getByRole('grid')).toHaveAccessibleName('October 2026')
      await day(page, '2026-10-05').tap()
      await expect(box(page)).toBeVisible()
      await day(page, '2026-10-09').tap()
      await expect(box(page)).toBeHidden()
      await expect(trigger(page)).toHaveAccessibleName('Date range: Oct 5, 2026 to Oct 9, 2026')
      expect(await changes(page)).toHaveLength(1)
    })

    test('closes by a press outside and keeps the range', async ({ page }) => {
      // A lower window is filled by the box: a finger beside it would be taken to mean it.
      await page.setViewportSize({ width: 360, height: 800 })
      await stage(page, 'date-range', { scene: 'popover', form, css: 'html{min-height:100%}' })
      await trigger(page).tap()
      await expect(box(page)).toBeVisible()
      const { y = 0, height = 0 } = (await box(page).boundingBox()) ?? {}
      await page.touchscreen.tap(180, y > 60 ? y - 40 : y + height + 40)
      await expect(box(page)).toBeHidden()
      expect(await changes(page)).toEqual([])
    })
  })

  test.describe(`under a finger the score slider as ${form}`, () => {
    test('moves the nearer thumb to the press', async ({ page }) => {
      await stage(page, 'score-slider', { scene: 'chosen', form })
      const rail = await page.locator('.hp-score-slider-track').boundingBox()
      const { x = 0, y = 0, width = 0, height = 0 } = rail ?? {}
      const tapAt = (score: number) =>
        page.touchscreen.tap(x + height / 2 + (score / 100) * (width - height), y + height / 2)
      await tapAt(20)
      await expect(page.getByRole('slider', { name: 'Lowest score' })).toHaveValue('20')
      await tapAt(90)
      await expect(page.getByRole('slider', { name: 'Highest score' })).toHaveValue('90')
      await expectNoSideways(page)
    })
  })
}
