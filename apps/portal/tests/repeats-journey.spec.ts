import type { Page } from '@playwright/test'
import { axeAlong } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { expect, isAlive, question, signIn, test, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A form asks the same of each person: one is added, removed and put back, refused while something of
// one is missing, handed in and read. This file runs with and without JavaScript.

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test(
  'what is asked of each person is asked as often as there are people',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'admin', '/places')
    const formId = await make(page, `Visit ${Date.now()}`, [
      {
        ...{ key: 'people', type: 'section', title: { en: 'People' } },
        ...{ repeat: { label: { en: 'Person' }, min: 0, max: 3 }, asTable: true },
        items: [
          { key: 'name', type: 'text', label: { en: 'Name' }, required: true },
          { key: 'hours', type: 'integer', label: { en: 'Hours on shift' }, unit: 'h' },
          { key: 'hat', type: 'yesNo', label: { en: 'Wears a hard hat' }, required: true },
          { key: 'gloves', type: 'yesNo', label: { en: 'Wears gloves' } },
        ],
      },
      {
        key: 'total',
        type: 'calc',
        label: { en: 'Hours in all' },
        calc: { op: 'sum', key: 'hours' },
      },
    ])
    await publish(page, formId)
    const here = `/my-form/fill-out/${await start(page, formId)}`
    const field = (title: string, asked: string) =>
      question(page, `${title}: ${asked}`).getByRole('textbox').first()
    const sign = (asked: string, name: string) =>
      question(page, asked).getByRole('radio', { name, exact: true })
    const onPage = async (name: string) => {
      if (!isScripted) {
        await page
          .getByRole('navigation', { name: 'Sections' })
          .last()
          .getByRole('button', { name })
          .click()
      }
    }

    await test.step('nobody is there until somebody is added', async () => {
      await page.goto(here)
      await isAlive(page)
      await question(page, 'What was seen').getByRole('textbox').first().fill('All is in order.')
      await onPage('People')
      await expect(page.getByRole('heading', { name: 'Person 1' })).toHaveCount(0)
      await byKeys(page, page.getByRole('button', { name: 'Add: Person' }))
      await expect(page.getByRole('heading', { name: 'Person 1' })).toBeVisible()
      await field('Person 1', 'Name').fill('Ana Ruiz')
      await field('Person 1', 'Hours on shift').fill('8')
    })

    await test.step('what has the same answers is a table, of which a phone shows row by row', async () => {
      const table = page.getByRole('table', { name: 'People' })
      await expect(table.getByRole('columnheader')).toHaveText(['Yes', 'No', 'N/A'])
      await expect(table.getByRole('rowheader')).toContainText(['hard hat', 'gloves'])
      await byKeys(page, sign('Person 1: Wears a hard hat', 'Yes'), 'ArrowRight')
      await expect(sign('Person 1: Wears a hard hat', 'No')).toBeChecked()
      await sign('Person 1: Wears gloves', 'N/A').check()
      await looks()
      const { width = 1280, height = 720 } = page.viewportSize() ?? {}
      await page.setViewportSize({ width: 360, height })
      await expect(table.getByRole('columnheader')).toHaveCount(0)
      await sign('Person 1: Wears a hard hat', 'Yes').check()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await looks()
      await page.setViewportSize({ width, height })
    })

    await test.step('another is added, and what was typed stays', async () => {
      await press(page, 'Add another: Person')
      await expect(field('Person 1', 'Name')).toHaveValue('Ana Ruiz')
      await field('Person 2', 'Hours on shift').fill('6')
      await looks()
    })

    await test.step('one of whom something is missing is named', async () => {
      await onPage('More questions')
      await expect(question(page, 'Hours in all').getByRole('status')).toHaveText('14')
      await press(page, 'Submit')
      await expect(page.locator('#missing').locator('..')).toContainText('Person 2: Name')
    })

    await test.step('one is removed, and put back with what it held', async () => {
      await onPage('People')
      await press(page, 'Remove Person 2')
      await expect(page.getByRole('heading', { name: 'Person 2' })).toHaveCount(0)
      await press(page, 'Put back Person 2')
      await expect(field('Person 2', 'Hours on shift')).toHaveValue('6')
      await field('Person 2', 'Name').fill('Bo Lind')
      await expect(sign('Person 1: Wears gloves', 'N/A')).toBeChecked()
      await sign('Person 2: Wears a hard hat', 'Yes').check()
    })

    await test.step('it is handed in, and read person by person', async () => {
      await onPage('More questions')
      await isAlive(page)
      await press(page, 'Submit')
      await expect(toast(page, 'Form submitted.')).toBeVisible()
      await page.goto(here)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Person 2' })).toBeVisible()
      await expect(main).toContainText('Bo Lind')
      await expect(main).toContainText('14')
      await looks()
    })
  },
)
