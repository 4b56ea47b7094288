import type { Page } from '@playwright/test'
import { isCut } from '../../../tooling/checks/cut.mjs'
import { axeOf } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { apiOf } from './elsewhere.ts'
import { openNewForm } from './made-form.ts'
import { expect, test } from './portal.ts'

// What needs a script of the builder: where the focus goes, what is asked before typed words are left,
// and how it looks in each theme and as a phone.

const check = (key: string, en: string) => ({ key, type: 'yesNo', label: { en } })
const isNo = { op: 'eq', args: [{ op: 'answer', key: 'bands' }, 'no'] }
const questions = [
  {
    ...{ key: 'iron', type: 'section', title: { en: 'Iron' } },
    items: [
      check('bands', 'Are the bands in date?'),
      { ...check('seals', 'Were the seals changed?'), visible: isNo },
      check('swivels', 'Do the swivels move freely, with all of their balls and seals in place?'),
    ],
  },
  {
    ...{ key: 'sign', type: 'section', title: { en: 'Sign' } },
    items: [{ key: 'tester', type: 'signature', label: { en: 'Tester' } }],
  },
]

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const block = (page: Page, key: string) => page.locator(`#block-${key}`)
const openLink = (page: Page, key: string) => page.locator(`#block-${key}-open`)
const order = (page: Page) =>
  page.locator('li[data-block]').evaluateAll((nodes) => nodes.map(({ id }) => id.slice(6)))

test('the focus stays with the question that is moved, by keys alone', async ({ page }) => {
  await openNewForm(page, questions)
  const outline = page.getByRole('navigation', { name: 'Outline' })

  // What is looked at from the outline leaves the focus there; what is opened takes it along.
  await byKeys(page, outline.getByRole('link', { name: /^1\.2/ }))
  await expect(page).toHaveURL(/item=seals/)
  await expect(outline.getByRole('link', { name: /^1\.2/ })).toBeFocused()
  await byKeys(page, openLink(page, 'seals'))
  await expect.poll(() => focusedId(page)).toBe('plate-title')

  await page.locator('#down-seals').press('Enter')
  await expect.poll(() => order(page)).toEqual(['bands', 'swivels', 'seals'])
  await expect(page.locator('#down-seals')).toBeFocused()
  // It goes on into the next section, where the page follows it.
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual(['seals', 'tester'])
  await expect(page.locator('#down-seals')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual(['tester', 'seals'])
  // The button that it was pressed with has gone: it is the last one.
  await expect(page.locator('#block-seals :focus')).toHaveCount(1)

  await page.locator('#undo').press('Enter')
  await expect.poll(() => order(page)).toEqual(['seals', 'tester'])
  await expect(page.locator('#undo')).toBeFocused()
})

test(
  'what goes leaves the focus beside it, and what is copied stays in hand',
  { tag: '@bench' },
  async ({ page }) => {
    await openNewForm(page, questions)
    const menu = (key: string) => block(page, key).locator('summary')
    await menu('seals').press('Enter')
    await block(page, 'seals').getByRole('button', { name: 'Duplicate' }).press('Enter')
    await expect.poll(() => order(page)).toEqual(['bands', 'seals', 'seals_2', 'swivels'])
    await expect(menu('seals')).toBeFocused()
    await openLink(page, 'seals_2').click()
    await expect.poll(() => focusedId(page)).toBe('plate-title')
    await menu('seals_2').press('Enter')
    await block(page, 'seals_2').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect.poll(() => order(page)).toEqual(['bands', 'seals', 'swivels'])
    await expect(openLink(page, 'swivels')).toBeFocused()
  },
)

test(
  'what is typed stays while questions are moved, and is not left unasked',
  { tag: '@bench' },
  async ({ page }) => {
    await openNewForm(page, questions)
    await openLink(page, 'bands').click()
    const label = page.getByLabel('What is asked', { exact: true })
    await label.fill('Are all bands in date?')
    await page.locator('#up-swivels').click()
    await expect.poll(() => order(page)).toEqual(['bands', 'swivels', 'seals'])
    await expect(label).toHaveValue('Are all bands in date?')

    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.message()
    })
    await openLink(page, 'seals').click()
    expect(await asked).toContain('is not saved yet')
    await expect(label).toHaveValue('Are all bands in date?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(block(page, 'bands')).toContainText('Are all bands in date?')
    await expect(page.locator('#save')).toBeFocused()
    await openLink(page, 'seals').click()
    await expect(label).toHaveValue('Were the seals changed?')
  },
)

test(
  'what is typed stays while somebody else changes it, and is asked about before Undo',
  { tag: '@bench' },
  async ({ page }) => {
    const formId = await openNewForm(page, questions)
    await openLink(page, 'bands').click()
    const label = page.getByLabel('What is asked', { exact: true })
    await label.fill('Are all bands in date?')
    const call = apiOf(page)
    const { definition } = (await call('GET', `/manage-form-draft?formId=${formId}`)) as {
      definition: object
    }
    const theirs = JSON.parse(
      JSON.stringify(definition).replace('Are the bands in date?', 'Are the bands dated?'),
    ) as object
    await call('POST', '/manage-form-draft', { formId, definition: theirs, said: 'Theirs' })
    // What was pressed on what is no more is refused, and the page comes anew around what is typed.
    await page.locator('#up-swivels').click()
    await page.getByRole('link', { name: 'OK', exact: true }).click()
    await expect(page.getByText('This was changed meanwhile.')).toBeVisible()
    await expect(label).toHaveValue('Are all bands in date?')

    page.once('dialog', (dialog) => dialog.dismiss())
    await page.locator('#undo').click()
    await expect(label).toHaveValue('Are all bands in date?')
    page.once('dialog', (dialog) => dialog.accept())
    await page.locator('#undo').click()
    await expect(label).toHaveValue('Are the bands in date?')
  },
)

test('a phone shows the questions, or what is open of one', { tag: '@bench' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openNewForm(page, questions)
  await expect(page.getByRole('link', { name: 'The form', exact: true })).toBeHidden()
  await openLink(page, 'swivels').click()
  await expect(block(page, 'swivels')).toBeHidden()
  await expect.poll(() => focusedId(page)).toBe('plate-title')
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth
  expect(await page.evaluate(fits)).toBe(true)
  await page.getByRole('link', { name: 'Back to the questions' }).click()
  await expect(block(page, 'swivels')).toBeVisible()
  expect(await page.evaluate(fits)).toBe(true)
})

test('the builder in each theme, and at each width', { tag: '@bench' }, async ({ page }) => {
  const formId = await openNewForm(page, questions)
  const queries = ['item=seals&part=logic', 'item=bands&part=score', 'part=approval']
  for (const [place, query] of queries.entries()) {
    await page.goto(`/manage-forms/edit?formId=${formId}&${query}`)
    const pairs = [
      ['light', 1280],
      ['dark', 800],
      ['sun', 360],
    ] as const
    // In each run another look of each part.
    for (const [theme, width] of pairs.filter((_pair, at) => !isCut || at === place)) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      expect((await axeOf(page).analyze()).violations, `${query}, ${theme}`).toEqual([])
    }
  }
})
