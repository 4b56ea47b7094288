import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const trigger = (page: Page) => page.getByRole('button', { name: /^Date range:/ })
const box = (page: Page) => page.getByRole('dialog', { name: 'Date range' })
const grid = (page: Page) => page.getByRole('grid')
const choice = (page: Page) => page.getByRole('combobox', { name: 'Date range' })
const start = (page: Page) => page.getByLabel('Start date', { exact: true })
const end = (page: Page) => page.getByLabel('End date', { exact: true })
const previousMonth = (page: Page) => page.getByRole('button', { name: 'Previous month' })

/** A day's button, by its day. */
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"] button`)

async function changes(page: Page) {
  return (await heard(page))
    .filter(({ name }) => name === 'change')
    .map(({ detail }) => JSON.stringify(detail))
}

const told = (value: object, window: [string, string] | null) =>
  JSON.stringify({ value, window: window && { startDate: window[0], endDate: window[1] } })

const custom = (startDate: string, endDate: string) =>
  told({ kind: 'custom', startDate, endDate }, [startDate, endDate])

for (const form of forms) {
  test.describe(`the date range as ${form}, in the page`, () => {
    test.beforeEach(async ({ page }) => {
      await stage(page, 'date-range', { scene: 'inline', form })
      await expect(grid(page)).toBeVisible()
    })

    test('opens with the last 30 days, today being one of them', async ({ page }) => {
      await expect(choice(page)).toHaveValue('30')
      await expect(start(page)).toHaveValue('2026-10-23')
      await expect(end(page)).toHaveValue('2026-11-21')
      await expect(grid(page)).toHaveAccessibleName('November 2026')
      await expect(day(page, '2026-11-21')).toHaveAccessibleName(
        'Saturday, November 21, 2026, Today, End date',
      )
    })

    test('offers 1, 7, 30 and 60 days, a range of one’s own, and none', async ({ page }) => {
      await expect(choice(page).getByRole('option')).toHaveText([
        'Last 1 day',
        'Last 7 days',
        'Last 30 days',
        'Last 60 days',
        'Custom range',
        'None',
      ])
    })

    test('tells of each choice with the days that it covers', async ({ page }) => {
      await choice(page).selectOption('7')
      await choice(page).selectOption('none')
      expect(await changes(page)).toEqual([
        told({ kind: 'quick', days: 7 }, ['2026-11-15', '2026-11-21']),
        told({ kind: 'none' }, null),
      ])
      await expect(start(page)).toHaveValue('')
    })

    test('keeps the days covered when a range of one’s own is begun', async ({ page }) => {
      await choice(page).selectOption('custom')
      expect(await changes(page)).toEqual([custom('2026-10-23', '2026-11-21')])
    })

    test('needs two days: the first begins, the second ends, whichever is earlier', async ({
      page,
    }) => {
      await day(page, '2026-11-18').click()
      await expect(page.getByRole('status').last()).not.toBeEmpty()
      await expect(page.getByText('Please choose a start date and an end date.')).toBeVisible()
      expect(await changes(page)).toEqual([])
      await day(page, '2026-11-09').click()
      expect(await changes(page)).toEqual([custom('2026-11-09', '2026-11-18')])
      await expect(page.getByText('Please choose')).toBeHidden()
      await expect(choice(page)).toHaveValue('custom')
    })

    test('takes no day after tomorrow', async ({ page }) => {
      await day(page, '2026-11-22').click()
      await expect(day(page, '2026-11-23')).toHaveAttribute('aria-disabled', 'true')
      await day(page, '2026-11-23').click({ force: true })
      expect(await changes(page)).toEqual([])
      await expect(end(page)).toHaveAttribute('max', '2026-11-22')
      await end(page).fill('2026-11-23')
      await expect(page.getByText('Dates after tomorrow cannot be chosen.')).toBeVisible()
      await expect(end(page)).toHaveAttribute('aria-invalid', 'true')
      expect(await changes(page)).toEqual([])
    })

    test('says when the end lies before the start', async ({ page }) => {
      await start(page).fill('2026-11-22')
      await expect(page.getByText('The end date must not be before the start date.')).toBeVisible()
      await end(page).fill('2026-11-22')
      expect(await changes(page)).toEqual([custom('2026-11-22', '2026-11-22')])
    })

    test('turns to the month of a date that was typed', async ({ page }) => {
      await start(page).fill('2024-02-01')
      await end(page).fill('2024-02-29')
      await expect(grid(page)).toHaveAccessibleName('February 2024')
      await expect(day(page, '2024-02-29')).toBeVisible()
    })

    test('has one day in the tab sequence, and keeps its place in it', async ({ page }) => {
      await expect(grid(page).locator('button[tabindex="0"]')).toHaveCount(1)
      await day(page, '2026-11-12').focus()
      await page.keyboard.press('ArrowRight')
      await expect(day(page, '2026-11-13')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(day(page, '2026-11-13')).toBeFocused()
    })

    for (const [row, key, from, to] of [
      ['grid-up-arrow', 'ArrowUp', '2026-11-12', '2026-11-05'],
      ['grid-down-arrow', 'ArrowDown', '2026-11-12', '2026-11-19'],
      ['grid-right-arrow', 'ArrowRight', '2026-11-12', '2026-11-13'],
      ['grid-left-arrow', 'ArrowLeft', '2026-11-01', '2026-10-31'],
      ['grid-home', 'Home', '2026-11-12', '2026-11-08'],
      ['grid-end', 'End', '2026-11-12', '2026-11-14'],
      ['grid-end', 'End', '2026-11-22', '2026-11-28'],
      ['grid-pageup', 'PageUp', '2026-11-12', '2026-10-12'],
      ['grid-shift-pageup', 'Shift+PageUp', '2026-11-12', '2025-11-12'],
      ['grid-pagedown', 'PageDown', '2026-11-30', '2026-11-30'],
    ] as const) {
      test(`dialog-modal/${row}: goes from ${from} to ${to}`, async ({ page }) => {
        await day(page, from).focus()
        await page.keyboard.press(key)
        await expect(day(page, to)).toBeFocused()
        expect(await changes(page)).toEqual([])
      })
    }

    test('dialog-modal/grid-pagedown, grid-shift-pagedown: go ahead by month and by year, to the last day of a shorter month', async ({
      page,
    }) => {
      await start(page).fill('2024-01-31')
      await end(page).fill('2024-01-31')
      await day(page, '2024-01-31').focus()
      await page.keyboard.press('PageDown')
      await expect(day(page, '2024-02-29')).toBeFocused()
      await page.keyboard.press('Shift+PageDown')
      await expect(day(page, '2025-02-28')).toBeFocused()
    })

    test('dialog-modal/month-year-button-space-return, change-date-aria-live: turn the page and say so', async ({
      page,
    }) => {
      await previousMonth(page).focus()
      await page.keyboard.press('Enter')
      await expect(grid(page)).toHaveAccessibleName('October 2026')
      await expect(page.getByRole('status').filter({ hasText: 'October 2026' })).toHaveAttribute(
        'aria-live',
        'polite',
      )
      await page.keyboard.press('Space')
      await expect(grid(page)).toHaveAccessibleName('September 2026')
    })

    test('dialog-modal/grid-role, gridcell-button-aria-selected: say which days are picked', async ({
      page,
    }) => {
      await stage(page, 'date-range', { scene: 'custom', form })
      await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveCount(10)
      await expect(day(page, '2026-11-03')).toHaveAccessibleName(/Start date$/)
      await expect(day(page, '2026-11-12')).toHaveAccessibleName(/End date$/)
    })
  })

  test.describe(`the date range as ${form}, in a box`, () => {
    test.beforeEach(async ({ page }) => {
      await stage(page, 'date-range', { scene: 'popover', form })
    })

    test('dialog-modal/button-space-return, dialog-role, -aria-modal, -aria-label: opens with the focus on the last picked day', async ({
      page,
    }) => {
      await expect(trigger(page)).toHaveText('Last 30 days')
      await trigger(page).focus()
      await page.keyboard.press('Enter')
      await expect(box(page)).toBeVisible()
      await expect(box(page)).toHaveAttribute('aria-modal', 'true')
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(day(page, '2026-11-21')).toBeFocused()
    })

    test('opens with the focus on the end of the range whatever month was turned to, and on today where there is none', async ({
      page,
    }) => {
      await trigger(page).click()
      await start(page).fill('2026-08-03')
      await end(page).fill('2026-09-08')
      await box(page).getByRole('button', { name: 'Done' }).click()
      await trigger(page).click()
      await expect(day(page, '2026-09-08')).toBeFocused()
      await page.keyboard.press('PageUp')
      await expect(day(page, '2026-08-08')).toBeFocused()
      await page.keyboard.press('Escape')
      await trigger(page).click()
      await expect(day(page, '2026-09-08')).toBeFocused()
      await choice(page).focus()
      await choice(page).selectOption('none')
      await page.keyboard.press('Escape')
      await trigger(page).click()
      await expect(day(page, '2026-11-21')).toBeFocused()
    })

    for (const [width, height] of [
      [360, 800],
      [360, 640],
      [768, 600],
      [800, 360],
    ] as const) {
      for (const [place, top] of [
        ['at the top', 16],
        ['in the middle', height / 2 - 22],
        ['at the bottom', height - 60],
      ] as const) {
        test(`is seen whole in a window of ${width} by ${height}, its field ${place}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height })
          await page.locator('#stage').evaluate((node, at) => {
            node.style.position = 'absolute'
            node.style.top = `${at}px`
          }, top)
          await trigger(page).click()
          await expect(day(page, '2026-11-21')).toBeFocused()
          await expect
            .poll(() => box(page).evaluate((node) => node.scrollHeight - node.clientHeight))
            .toBe(0)
          await expect(box(page)).toBeInViewport({ ratio: 1 })
          await expect(day(page, '2026-11-30')).toBeInViewport({ ratio: 1 })
        })
      }
    }

    test('shows the whole month in a window too low for the rest', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 400 })
      await trigger(page).click()
      await expect(box(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('November 2026').first()).toBeInViewport({ ratio: 1 })
      await expect(day(page, '2026-11-01')).toBeInViewport({ ratio: 1 })
      await expect(day(page, '2026-11-30')).toBeInViewport({ ratio: 1 })
    })

    test('keeps its place while the months turn, and follows a window that turns', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.locator('#stage').evaluate((node) => {
        node.style.marginBlockStart = '600px'
      })
      await trigger(page).click()
      const five = await previousMonth(page).boundingBox()
      for (const month of ['October 2026', 'September 2026', 'August 2026']) {
        await previousMonth(page).click()
        await expect(grid(page)).toHaveAccessibleName(month)
      }
      await expect(grid(page).getByRole('row')).toHaveCount(7)
      expect(await previousMonth(page).boundingBox()).toEqual(five)
      for (const [width, height] of [
        [800, 400],
        [360, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(box(page)).toBeInViewport({ ratio: 1 })
      }
    })

    test('dialog-modal/dialog-esc: closes and gives the focus back', async ({ page }) => {
      await trigger(page).click()
      await expect(day(page, '2026-11-21')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(box(page)).toBeHidden()
      await expect(trigger(page)).toBeFocused()
      expect(await changes(page)).toEqual([])
    })

    test('dialog-modal/dialog-tab, dialog-shift-tab: Tab goes round inside', async ({ page }) => {
      await trigger(page).click()
      await expect(day(page, '2026-11-21')).toBeFocused()
      const done = box(page).getByRole('button', { name: 'Done' })
      await page.keyboard.press('Tab')
      await expect(done).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(choice(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(done).toBeFocused()
    })

    test('dialog-modal/grid-space-return, calendar-button-aria-label: the second day closes, and the button says the range', async ({
      page,
    }) => {
      await trigger(page).click()
      await expect(day(page, '2026-11-21')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Space')
      await expect(box(page)).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(box(page)).toBeHidden()
      await expect(trigger(page)).toBeFocused()
      await expect(trigger(page)).toHaveAccessibleName('Date range: Nov 7, 2026 to Nov 14, 2026')
      expect(await changes(page)).toEqual([custom('2026-11-07', '2026-11-14')])
    })

    test('dialog-modal/okay-cancel-button-space-return: Done closes, Escape drops half a range', async ({
      page,
    }) => {
      await trigger(page).click()
      await day(page, '2026-11-04').click()
      await page.keyboard.press('Escape')
      await expect(trigger(page)).toHaveText('Last 30 days')
      await trigger(page).click()
      await expect(start(page)).toHaveValue('2026-10-23')
      await choice(page).selectOption('none')
      await box(page).getByRole('button', { name: 'Done' }).click()
      await expect(box(page)).toBeHidden()
      await expect(trigger(page)).toBeFocused()
      await expect(trigger(page)).toHaveText('Any date')
    })

    test('closes for a press outside', async ({ page }) => {
      await trigger(page).click()
      await expect(box(page)).toBeVisible()
      await page.mouse.click(900, 600)
      await expect(box(page)).toBeHidden()
    })

    test('sends its three names with the form', async ({ page }) => {
      await stage(page, 'date-range', { scene: 'form', form })
      const send = page.getByRole('button', { name: 'Send' })
      const sent = async () => {
        await send.click()
        return (await heard(page)).at(-1)?.detail
      }
      expect(await sent()).toMatchObject({ dateRange: '30' })
      await trigger(page).click()
      await start(page).fill('2026-11-02')
      await end(page).fill('2026-11-05')
      await box(page).getByRole('button', { name: 'Done' }).click()
      expect(await sent()).toEqual({
        dateRange: 'custom',
        startDate: '2026-11-02',
        endDate: '2026-11-05',
      })
    })
  })

  test.describe(`the date range as ${form}`, () => {
    test('offers two days on the jsa page', async ({ page }) => {
      await stage(page, 'date-range', { scene: 'jsa', form })
      await choice(page).selectOption('2')
      expect(await changes(page)).toEqual([
        told({ kind: 'quick', days: 2 }, ['2026-11-20', '2026-11-21']),
      ])
    })

    test('speaks another language, and begins the week as it does', async ({ page }) => {
      await stage(page, 'date-range', { scene: 'german', form })
      await expect(grid(page)).toHaveAccessibleName('November 2026')
      await expect(page.getByRole('columnheader').first()).toHaveText('Mo')
      await expect(page.getByRole('combobox', { name: 'Zeitraum' })).toContainText('Letzte 30 Tage')
      await page.getByRole('button', { name: 'Voriger Monat' }).click()
      await expect(grid(page)).toHaveAccessibleName('Oktober 2026')
    })

    test('mirrors its arrows where the page runs from right to left', async ({ page }) => {
      await stage(page, 'date-range', { scene: 'inline', form, direction: 'rtl' })
      await day(page, '2026-11-12').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(day(page, '2026-11-13')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(day(page, '2026-11-12')).toBeFocused()
    })

    test('changes nothing while it is disabled', async ({ page }) => {
      await stage(page, 'date-range', { scene: 'disabled', form })
      await expect(choice(page)).toBeDisabled()
      await expect(day(page, '2026-11-12')).toBeDisabled()
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe in ${theme}, whole, half, wrong, disabled and in a box`, async ({
        page,
      }) => {
        const css = 'body{background:Canvas}'
        await stage(page, 'date-range', { scene: 'custom', form, theme, css })
        await expect(grid(page)).toBeVisible()
        await expectAccessible(page)
        await day(page, '2026-11-20').click()
        await expectAccessible(page)
        await end(page).fill('2026-12-24')
        await expectAccessible(page)
        await stage(page, 'date-range', { scene: 'disabled', form, theme, css })
        await expectAccessible(page)
        await stage(page, 'date-range', { scene: 'popover', form, theme, css })
        await expectAccessible(page)
        await trigger(page).click()
        await expect(grid(page)).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`the date range picks and closes with ${runtime}`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') {
        said.push(message.text())
      }
    })
    await stage(page, 'date-range', { scene: 'popover', form: 'react', runtime })
    await trigger(page).click()
    await expect(day(page, '2026-11-21')).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(day(page, '2026-10-21')).toBeFocused()
    await expect(grid(page)).toHaveAccessibleName('October 2026')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
    expect(await changes(page)).toHaveLength(1)
    expect(said).toEqual([])
  })
}

test('opens with the focus on the start of a range whose end no month shows', async ({ page }) => {
  await stage(page, 'date-range', { scene: 'popover', form: 'element' })
  await page.locator('hp-date-range').evaluate((node) => {
    Reflect.set(node, 'value', '2026-11-10/2027-03-05')
  })
  await trigger(page).click()
  await expect(day(page, '2026-11-10')).toBeFocused()
})

test('the tag goes back at a reset, and holds a form back until a required range is given', async ({
  page,
}) => {
  await stage(page, 'date-range', { scene: 'form', form: 'element' })
  const range = page.locator('hp-date-range')
  await trigger(page).click()
  await choice(page).selectOption('none')
  await page.keyboard.press('Escape')
  await range.evaluate((node) => node.toggleAttribute('required', true))
  await expect
    .poll(() => range.evaluate((node) => Reflect.get(node, 'validationMessage') as string))
    .toBe('Please choose a date range.')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(trigger(page)).toHaveText('Last 30 days')
})

test('draws its calendar under a policy that allows no style in the markup', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') {
      refused.push(message.text())
    }
  })
  await stage(page, 'date-range', {
    scene: 'popover',
    form: 'element',
    headers: {
      'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'",
    },
  })
  await trigger(page).click()
  await expect(grid(page)).toBeVisible()
  expect(refused).toEqual([])
})

for (const form of forms) {
  test(`the date range as ${form} fits into a narrow box`, async ({ page }) => {
    await stage(page, 'date-range', { scene: 'inline', form, css: '#stage{inline-size:260px}' })
    await expect(grid(page)).toBeVisible()
    const size = await day(page, '2026-11-18').boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(32)
    expect((await grid(page).boundingBox())?.width).toBeLessThanOrEqual(260)
    await page.setViewportSize({ width: 900, height: 700 })
    await page.locator('#stage').evaluate((node) => {
      node.style.inlineSize = 'auto'
    })
    expect((await day(page, '2026-11-18').boundingBox())?.width).toBe(44)
  })
}

test('the tag works under a language tag of another spelling, and tells of a bad value once', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await stage(page, 'date-range', { scene: 'inline', form: 'element' })
  const tag = page.locator('hp-date-range')
  await tag.evaluate((node) => {
    node.setAttribute('lang', 'en_US')
    node.setAttribute('value', 'soon')
  })
  await tag.evaluate((node) => node.setAttribute('page', 'jsa'))
  await expect(grid(page)).toHaveAccessibleName('November 2026')
  await expect(choice(page).getByRole('option')).toContainText(['Last 2 days'])
  expect(said.filter((line) => line.includes('"soon"'))).toHaveLength(1)
})
