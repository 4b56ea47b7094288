import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const saving = (page: Page) => page.getByRole('dialog', { name: 'Save Filter' })
const listing = (page: Page) => page.getByRole('dialog', { name: 'Saved filters' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Filter' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const names = async (page: Page) => (await heard(page)).map(({ name }) => name)

for (const form of forms) {
  test.describe(`the saved-filter dialog as ${form}`, () => {
    const open = async (page: Page, side: 'Save view' | 'Filters', scene = 'some') => {
      await stage(page, 'saved-filter-dialog', { scene, form })
      await button(page, side).click()
    }

    test('saves a title once, busy meanwhile, and closes', async ({ page }) => {
      await open(page, 'Save view')
      await expect(field(page)).toBeFocused()
      await expectAccessible(page)
      await field(page).fill('  Night   crews ')
      await page.getByRole('checkbox', { name: 'Set as default' }).check()
      await button(page, 'Save').click()
      await button(page, 'Save')
        .click({ timeout: 1000 })
        .catch(() => undefined)
      await expect(saving(page)).toBeHidden()
      await expect(button(page, 'Save view')).toBeFocused()
      const told = await heard(page)
      expect(told.filter(({ name }) => name === 'done')).toHaveLength(1)
      expect(told).toContainEqual({
        name: 'save',
        detail: { title: 'Night crews', isDefault: true },
      })
      expect(told.at(-1)?.name).toBe('close')
    })

    test('asks for a title that is blank, and says so at the field', async ({ page }) => {
      await open(page, 'Save view')
      await field(page).fill('   ')
      await button(page, 'Save').click()
      await expect(page.getByText('Please enter title.')).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription('Please enter title.')
      await expect(field(page)).toBeFocused()
      await expectAccessible(page)
      await field(page).fill('A')
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
      await field(page).fill('😀'.repeat(101))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Maximum 100 characters')).toBeVisible()
      await field(page).fill('😀'.repeat(100))
      await page.keyboard.press('Enter')
      await expect(saving(page)).toBeHidden()
    })

    test('shows at the field that a title is taken, and a failure in a line; both keep all', async ({
      page,
    }) => {
      await open(page, 'Save view')
      await field(page).fill('Taken')
      await page.getByRole('checkbox').check()
      await button(page, 'Save').click()
      await expect(field(page)).toHaveAccessibleDescription('This title is in use already.')
      await expect(field(page)).toBeFocused()
      await field(page).fill('Pads')
      await button(page, 'Save').click()
      await expect(page.getByRole('alert').filter({ hasText: 'The portal is away.' })).toBeVisible()
      await expect(field(page)).toHaveValue('Pads')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expectAccessible(page)
      await button(page, 'Cancel').click()
      await button(page, 'Save view').click()
      await expect(field(page)).toHaveValue('')
      await expect(page.getByText('The portal is away.')).toHaveCount(0)
    })

    test('dialog-modal/key-tab, key-shift-tab and key-escape', async ({ page }) => {
      await open(page, 'Save view')
      await page.keyboard.press('Shift+Tab')
      await expect(button(page, 'Save')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(saving(page)).toBeHidden()
      await expect(button(page, 'Save view')).toBeFocused()
      expect(await names(page)).toEqual(['close'])
    })

    test('applies a filter and closes', async ({ page }) => {
      await open(page, 'Filters')
      await expect(listing(page)).toBeVisible()
      await expectAccessible(page)
      await button(page, 'Apply Pads of the north').click()
      await expect(listing(page)).toBeHidden()
      expect(await heard(page)).toEqual([
        { name: 'apply', detail: 'f2' },
        { name: 'close', detail: null },
      ])
    })

    test('button-aria-pressed: sets and lifts the default, and shows a failure', async ({
      page,
    }) => {
      await open(page, 'Filters')
      const third = button(page, 'Set as default Rejected')
      await expect(third).toHaveAttribute('aria-pressed', 'false')
      await third.focus()
      await page.keyboard.press('Space')
      await expect(third).toHaveAttribute('aria-pressed', 'true')
      await expect(button(page, 'Set as default Late crews')).toHaveAttribute(
        'aria-pressed',
        'false',
      )
      await page.keyboard.press('Enter')
      await expect(third).toHaveAttribute('aria-pressed', 'false')
      await button(page, 'Set as default Pads of the north').click()
      await expect(page.getByText('The portal is away.')).toBeVisible()
      expect((await heard(page)).filter(({ name }) => name === 'default')).toEqual([
        { name: 'default', detail: { id: 'f3', isDefault: true } },
        { name: 'default', detail: { id: 'f3', isDefault: false } },
        { name: 'default', detail: { id: 'f2', isDefault: true } },
      ])
    })

    test('shows on the default a mark in place of the words, which stay its name', async ({
      page,
    }) => {
      await open(page, 'Filters')
      const seen = (title: string) => button(page, `Set as default ${title}`)
      await expect(seen('Late crews')).toHaveText('Default')
      await expect(seen('Rejected')).toHaveText('Set as default')
      await seen('Rejected').click()
      await expect(seen('Rejected')).toHaveText('Default')
      await expect(seen('Rejected')).toBeFocused()
      await expect(seen('Late crews')).toHaveText('Set as default')
    })

    for (const width of [360, 480, 768]) {
      test(`keeps the buttons of a row together at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 })
        await stage(page, 'saved-filter-dialog', {
          scene: 'some',
          form,
          css: 'body, dialog { font-family: Arial, sans-serif }',
        })
        await button(page, 'Filters').click()
        await expect(listing(page)).toBeVisible()
        for (const title of ['Late crews', 'Pads of the north', 'Rejected']) {
          const boxes = await Promise.all(
            ['Apply', 'Set as default', 'Delete'].map((name) =>
              button(page, `${name} ${title}`).boundingBox(),
            ),
          )
          expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
          for (const box of boxes) {
            expect(box?.width).toBeGreaterThanOrEqual(44)
            expect(box?.height).toBeGreaterThanOrEqual(44)
          }
          const words = await page.getByText(title, { exact: true }).boundingBox()
          const isBelow = (words?.y ?? 0) + (words?.height ?? 0) <= (boxes[0]?.y ?? 0)
          expect(isBelow).toBe(width < 480)
        }
      })
    }

    test('alertdialog: asks inside the same dialog; Escape and No go back to the list', async ({
      page,
    }) => {
      await open(page, 'Filters')
      await button(page, 'Delete Rejected').click()
      await expect(question(page)).toHaveAccessibleDescription(
        'Are you sure you want to delete this filter? Rejected',
      )
      await expect(question(page)).toHaveAttribute('aria-modal', 'true')
      await expect(page.locator('dialog[open]')).toHaveCount(1)
      await expect(button(page, 'No')).toBeFocused()
      await expect(page.getByRole('list')).toBeHidden()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await expect(button(page, 'Yes')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(button(page, 'No')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button(page, 'Delete Rejected')).toBeFocused()
      await page.keyboard.press('Enter')
      await button(page, 'No').click()
      await expect(listing(page)).toBeVisible()
      expect(await names(page)).toEqual([])
    })

    test('deletes after Yes, keeps the question on a failure, and says when none is left', async ({
      page,
    }) => {
      await open(page, 'Filters')
      await button(page, 'Delete Pads of the north').click()
      await button(page, 'Yes').click()
      await expect(page.getByText('The portal is away.')).toBeVisible()
      await expect(question(page)).toBeVisible()
      await button(page, 'No').click()
      await button(page, 'Delete Rejected').click()
      await button(page, 'Yes').click()
      await expect(question(page)).toBeHidden()
      await expect(page.getByRole('listitem')).toHaveCount(2)
      await expect(button(page, 'Apply Late crews')).toBeFocused()
      expect((await heard(page)).filter(({ name }) => name === 'delete')).toEqual([
        { name: 'delete', detail: 'f2' },
        { name: 'delete', detail: 'f3' },
      ])
    })

    test('says that there is no filter', async ({ page }) => {
      await open(page, 'Filters', 'none')
      await expect(page.getByText('No saved filter found.')).toBeVisible()
      await expect(button(page, 'Close')).toBeFocused()
      await expectAccessible(page)
      await button(page, 'Close').click()
      await expect(listing(page)).toBeHidden()
    })

    test('passes axe in the dark', async ({ page }) => {
      await stage(page, 'saved-filter-dialog', { scene: 'some', form, theme: 'dark' })
      await button(page, 'Filters').click()
      await expectAccessible(page)
      await button(page, 'Delete Rejected').click()
      await expectAccessible(page)
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`saves and deletes in ${runtime}`, async ({ page }) => {
    await stage(page, 'saved-filter-dialog', { scene: 'some', form: 'react', runtime })
    await button(page, 'Save view').click()
    await button(page, 'Save').click()
    await expect(page.getByText('Please enter title.')).toBeVisible()
    await field(page).fill('Night crews')
    await button(page, 'Save').click()
    await expect(saving(page)).toBeHidden()
    await button(page, 'Filters').click()
    await button(page, 'Delete Rejected').click()
    await button(page, 'Yes').click()
    await expect(page.getByRole('listitem')).toHaveCount(2)
  })
}

test('is sent as any form where nobody hears it', async ({ page }) => {
  await stage(page, 'saved-filter-dialog', { scene: 'posted', form: 'react' })
  await field(page).fill('Night crews')
  await page.getByRole('checkbox').check()
  const request = page.waitForRequest('**/kept')
  await button(page, 'Save').click()
  expect((await request).postData()).toBe('title=Night+crews&isDefault=true')
})

test('with an api-base lists, saves and deletes by the calls of the portal', async ({ page }) => {
  const calls: string[] = []
  const filter = (title: string) => ({
    id: title,
    title,
    isDefault: false,
    type: 'myform',
    filterValues: {},
    rowVersion: 4,
  })
  let filters = [filter('North'), filter('South')]
  await stage(page, 'saved-filter-dialog', { scene: 'connected', form: 'element' })
  await page.route('http://portal.example/**', async (route) => {
    const request = route.request()
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    const cors = { ...headers, 'Access-Control-Allow-Methods': '*' }
    if (request.method() === 'OPTIONS') {
      await route.fulfill({
        status: 204,
        headers: {
          ...cors,
          'Access-Control-Allow-Headers': request.headers()['access-control-request-headers'] ?? '',
        },
      })
      return
    }
    calls.push(`${request.method()} ${new URL(request.url()).search} ${request.postData() ?? ''}`)
    if (request.method() === 'DELETE') {
      filters = filters.filter(({ id }) => !request.url().includes(id))
    }
    const content = request.method() === 'GET' ? filters : []
    await route.fulfill({
      headers,
      json: { status: 200, message: '', requestId: 'r1', errors: [], content },
    })
  })
  const show = (side: 'list' | 'save') =>
    page.evaluate((to) => document.querySelector('hp-saved-filter-dialog')?.show(to), side)
  await show('list')
  await button(page, 'Delete North').click()
  await button(page, 'Yes').click()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await button(page, 'Close').click()
  await show('save')
  await field(page).fill('Mine')
  await button(page, 'Save').click()
  await expect(saving(page)).toBeHidden()
  expect(calls).toContain('GET ?type=myform ')
  expect(calls).toContain('DELETE ?id=North ')
  const saved = {
    title: 'Mine',
    isDefault: false,
    type: 'myform',
    filterValues: { crewIds: ['c7'] },
  }
  expect(calls).toContain(`POST  ${JSON.stringify({ filterObject: [saved] })}`)
})
