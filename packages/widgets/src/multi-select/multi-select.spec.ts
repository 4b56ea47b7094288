import { type Page, expect, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expectAccessible, forms, heard, stage, painted } from '../../test/stage.ts'
import { MultiSelect } from './index.ts'
import { crews } from './multi-select.examples.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Crews' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Crews' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const active = (page: Page) => page.locator('[data-active]')

async function changes(page: Page): Promise<unknown[]> {
  return (await heard(page)).filter(({ name }) => name === 'change').map(({ detail }) => detail)
}

async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key)
  }
}

for (const form of forms) {
  test.describe(`the multi-select as ${form}`, () => {
    test('combobox/textbox-key-down-arrow, listbox-key-down-arrow: goes round', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).focus()
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
      await press(page, 'ArrowDown')
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(active(page)).toHaveText(/^All/)
      await press(page, 'ArrowDown')
      await expect(active(page)).toHaveText(/^Red crew/)
      await press(page, 'ArrowUp', 'ArrowUp')
      await expect(active(page)).toHaveText(/^Zulu crew/)
      await press(page, 'ArrowDown')
      await expect(active(page)).toHaveText(/^All/)
      await expect(field(page)).toBeFocused()
    })

    test('combobox/textbox-key-up-arrow, textbox-key-alt-down-arrow: opens', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).focus()
      await press(page, 'Alt+ArrowDown')
      await expect(list(page)).toBeVisible()
      await expect(active(page)).toHaveCount(0)
      await press(page, 'Escape', 'ArrowUp')
      await expect(active(page)).toHaveText(/^Zulu crew/)
    })

    test('combobox/listbox-key-enter: turns the active row over and stays open', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).focus()
      await press(page, 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter')
      await expect(list(page)).toBeVisible()
      await expect(option(page, /^Red crew/)).toHaveAttribute('aria-selected', 'true')
      await expect(option(page, /^Green crew/)).toHaveAttribute('aria-selected', 'false')
      await expect(field(page)).toHaveAccessibleDescription('2 selected')
      await press(page, 'Enter')
      expect(await changes(page)).toEqual([['c0'], ['c0', 'c1'], ['c0']])
    })

    test('combobox/textbox-key-escape, listbox-key-escape: closes, then empties', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).pressSequentially('re')
      await press(page, 'ArrowDown', 'Escape')
      await expect(list(page)).toHaveCount(0)
      await expect(field(page)).toHaveValue('re')
      await press(page, 'Escape')
      await expect(field(page)).toHaveValue('')
    })

    test('combobox/textbox-key-enter: without an active row Enter closes the list', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).pressSequentially('re')
      await press(page, 'Enter')
      await expect(list(page)).toHaveCount(0)
      expect(await changes(page)).toEqual([])
      await field(page).fill('PAD crew 3')
      await press(page, 'Enter')
      expect(await changes(page), 'the one that the words leave').toHaveLength(1)
    })

    test('combobox/listbox-key-char: finds by every word, in label and hint, without accents', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).pressSequentially('PAD crew 3')
      await expect(page.getByRole('option')).toHaveCount(1)
      await expect(option(page, /^Green crew/)).toBeVisible()
      await expect(page.getByRole('status')).toContainText('1 found')
      await field(page).fill('zzz')
      await expect(page.getByText('No data available')).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
      await expectAccessible(page)
    })

    test('combobox/listbox-key-right-arrow, listbox-key-left-arrow: go back to the words', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).pressSequentially('crew')
      await press(page, 'ArrowDown')
      await expect(active(page)).toHaveCount(1)
      await press(page, 'ArrowLeft')
      await expect(active(page)).toHaveCount(0)
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
      await page.keyboard.type('s')
      await expect(field(page)).toHaveValue('cresw')
    })

    test('combobox/listbox-key-home, listbox-key-end: each key lands on its row of 9,999', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'many', form })
      await field(page).focus()
      await press(page, 'ArrowDown', 'End')
      await expect(active(page)).toHaveText(/^Pad 9999/)
      await expect(active(page)).toBeInViewport()
      await press(page, 'PageUp')
      await expect(active(page)).toHaveText(/^Pad 9989/)
      await press(page, 'Home', 'PageDown', 'ArrowDown')
      await expect(active(page)).toHaveText(/^Pad 12/)
      await expect(active(page)).toHaveAttribute('aria-posinset', '12')
      await expect(active(page)).toHaveAttribute('aria-setsize', '9999')
      expect(await page.getByRole('option').count()).toBeLessThan(60)
    })

    test('listbox/listbox-aria-multiselectable, combobox-aria-controls, listbox-aria-label', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).click()
      await expect(list(page)).toHaveAttribute('aria-multiselectable', 'true')
      await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list')
      await expect(list(page)).toHaveId((await field(page).getAttribute('aria-controls')) ?? '')
      await press(page, 'ArrowDown')
      await expect(active(page)).toHaveId(
        (await field(page).getAttribute('aria-activedescendant')) ?? '',
      )
    })

    test('combobox/button-tabindex, button-aria-label, button-aria-expanded: the arrow', async ({
      page,
    }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      const arrow = page.getByRole('button', { name: 'Show options' })
      await expect(arrow).toHaveAttribute('tabindex', '-1')
      await arrow.click()
      await expect(arrow).toHaveAttribute('aria-expanded', 'true')
      await expect(field(page)).toBeFocused()
      await arrow.click()
      await expect(list(page)).toHaveCount(0)
    })

    test('is reached with Tab, goes on to its buttons and closes behind them', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await page.locator('#before').focus()
      await press(page, 'Tab')
      await expect(field(page)).toBeFocused()
      await press(page, 'ArrowDown', 'Tab')
      await expect(page.getByRole('button', { name: 'Select all shown' })).toBeFocused()
      await press(page, 'Escape')
      await expect(field(page)).toBeFocused()
      await expect(list(page)).toHaveCount(0)
      await press(page, 'ArrowDown', 'Tab', 'Tab', 'Tab')
      await expect(page.locator('#after')).toBeFocused()
      await expect(list(page)).toHaveCount(0)
    })

    test('chooses all that the search shows, and clears', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).pressSequentially('gre')
      await page.getByRole('button', { name: 'Select all shown' }).click()
      await page.getByRole('button', { name: 'Clear' }).click()
      expect(await changes(page)).toEqual([['c2', 'c4'], []])
    })

    test('lets All stand alone', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'chosen', form })
      await field(page).click()
      await option(page, /^All/).click()
      await option(page, /^Blue/).click()
      expect(await changes(page)).toEqual([['-1'], ['c1']])
    })

    test('says that no more may be chosen, and chooses no more', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'two', form })
      await field(page).click()
      for (const name of [/^Red/, /^Blue/, /^Green/]) {
        await option(page, name).click()
      }
      await expect(page.getByRole('status')).toContainText('At most 2 can be selected.')
      await expect(option(page, /^Green/)).toHaveAttribute('aria-selected', 'false')
      await expectAccessible(page)
      expect(await changes(page)).toEqual([['c0'], ['c0', 'c1']])
    })

    test('shows chips, each with a cross, and a number when there are many', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'chosen', form })
      await page.getByRole('button', { name: 'Remove Blue crew' }).click()
      await expect(field(page)).toBeFocused()
      expect(await changes(page)).toEqual([['c7']])
      await field(page).fill('crew')
      await page.getByRole('button', { name: 'Select all shown' }).click()
      await expect(page.getByText('9 selected', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    })

    test('neither offers nor keeps what is ignored', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'countries', form })
      await expect(field(page)).toHaveAccessibleDescription('1 selected')
      await field(page).click()
      await expect(option(page, /^All/)).toHaveCount(0)
      await option(page, /^Red/).click()
      expect(await changes(page)).toEqual([['c1', 'c0']])
    })

    test('sends each value by name, asks for one, and goes back on reset', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'form', form })
      const send = page.getByRole('button', { name: 'Send' })
      await send.click()
      await field(page).click()
      await option(page, /^Red/).click()
      await option(page, /^Blue/).click()
      await option(page, /^Red/).click()
      await press(page, 'Escape')
      await send.click()
      await page.getByRole('button', { name: 'Reset' }).click()
      await send.click()
      await page.getByRole('button', { name: 'Switch off' }).click()
      await expect(field(page)).toBeDisabled()
      await send.click()
      const sent = (await heard(page)).filter(({ name }) => name === 'sent')
      expect(sent.map(({ detail }) => detail)).toEqual([['c1', '9999999'], ['c1', '9999999'], []])
    })

    test('forgets at a reset what was being typed, and keeps the focus', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'form', form })
      await field(page).fill('gre')
      await page.locator('form').evaluate((node: HTMLFormElement) => node.reset())
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
      await expect(page.getByRole('button', { name: 'Remove Blue crew' })).toBeVisible()
    })

    test('keeps a long word inside a narrow page', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      await stage(page, 'multi-select', { scene: 'long', form })
      await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })

    test('closes on a press outside and forgets what was typed', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'crews', form })
      await field(page).pressSequentially('red')
      await page.mouse.click(4, 4)
      await expect(list(page)).toHaveCount(0)
      await expect(field(page)).toHaveValue('')
    })

    test('does nothing while it is off', async ({ page }) => {
      await stage(page, 'multi-select', { scene: 'off', form })
      await expect(field(page)).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Remove Blue crew' })).toBeDisabled()
      await page.locator('.hp-multi-select-field').click({ force: true })
      await expect(list(page)).toHaveCount(0)
      await expectAccessible(page)
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe closed and open in ${theme}`, async ({ page }) => {
        const css = theme === 'dark' ? 'html{background:#111113}' : ''
        await stage(page, 'multi-select', { scene: 'chosen', form, theme, css })
        await expectAccessible(page)
        await field(page).click()
        await press(page, 'ArrowDown', 'ArrowDown')
        await expect(active(page)).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}

function sent(page: Page): Promise<unknown> {
  return page.locator('form').evaluate((form: HTMLFormElement) => new FormData(form).getAll('crew'))
}

test('is a plain select until the script runs, and takes over what was chosen', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  // By what draws it below.
  const runtime = 'react-18'
  await stage(page, 'multi-select', { scene: 'before', form: 'react', runtime })
  const html = renderToString(
    createElement(
      MultiSelect.Root,
      { options: crews, name: 'crew', defaultValue: ['c1'] },
      createElement(MultiSelect.Label, null, 'Crews'),
      createElement(MultiSelect.Field),
    ),
  )
  await page.locator('form').evaluate((form, drawn) => {
    form.innerHTML = drawn
  }, html)
  await page.getByLabel('Crews').selectOption(['c2', 'c4'])
  expect(await sent(page)).toEqual(['c2', 'c4'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Run script' }).click()
  await expect(field(page)).toHaveAccessibleDescription('2 selected')
  await expect(page.getByRole('button', { name: 'Remove Green crew' })).toBeVisible()
  expect(await sent(page)).toEqual(['c2', 'c4'])
  expect(said.filter((line) => /hydrat|did not match/i.test(line))).toEqual([])
})

test('the tag takes options and choice from a select inside, and sends them once', async ({
  page,
}) => {
  await stage(page, 'multi-select', { scene: 'before', form: 'element' })
  await expect(page.getByRole('button', { name: 'Remove Green crew' })).toBeVisible()
  expect(await sent(page)).toEqual(['c2'])
  await field(page).click()
  await option(page, 'Red crew').click()
  expect(await sent(page)).toEqual(['c2', 'c0'])
})

test('the tag takes a select that the parser puts in later, option by option', async ({ page }) => {
  await stage(page, 'multi-select', { scene: 'before', form: 'element' })
  await page.locator('form').evaluate(async (form) => {
    const tag = document.createElement('hp-multi-select')
    tag.setAttribute('name', 'late')
    form.append(tag)
    await new Promise(requestAnimationFrame)
    const select = document.createElement('select')
    select.multiple = true
    select.append(new Option('Red crew', 'red', true, true))
    tag.append(select)
  })
  await expect(page.getByRole('button', { name: 'Remove Red crew' })).toBeVisible()
  expect(
    await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => new FormData(form).getAll('late')),
  ).toEqual(['red'])
})

test('draws few of many rows without the stylesheet, and scrolls to the last', async ({ page }) => {
  await stage(page, 'multi-select', { scene: 'many', form: 'react' })
  await page.locator('link[href="/styles.css"]').evaluate((link) => link.remove())
  await field(page).click()
  await expect(list(page)).toBeVisible()
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(8)
  expect(await page.getByRole('option').count()).toBeLessThan(100)
  await press(page, 'ArrowUp')
  await expect(active(page)).toHaveAttribute('aria-posinset', '9999')
  await expect(active(page)).toBeInViewport()
})

for (const runtime of ['react-19', 'preact'] as const) {
  test(`chooses under ${runtime} too`, async ({ page }) => {
    await stage(page, 'multi-select', { scene: 'crews', form: 'react', runtime })
    await field(page).pressSequentially('blue')
    await press(page, 'ArrowDown', 'Enter')
    expect(await changes(page)).toEqual([['c1']])
  })
}

test('the part tells what is typed, and when the field forgets it', async ({ page }) => {
  await stage(page, 'multi-select', { scene: 'words', form: 'react' })
  await field(page).focus()
  for (const key of ['r', 'e', 'Escape', 'Escape', 'b', 'Tab', 'Tab', 'Tab']) {
    await painted(page)
    await press(page, key)
  }
  const said = (await heard(page)).filter(({ name }) => name === 'words')
  expect(said.map(({ detail }) => detail)).toEqual(['r', 're', '', 'b', ''])
})
