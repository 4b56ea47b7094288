import { readFileSync } from 'node:fs'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { axeOf } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// A form takes its questions from an XLSForm and leaves as one. This file runs with and without
// JavaScript.

const survey = [
  ['type', 'name', 'label', 'relevant'],
  ['select_one yes_no', 'safe', 'Is it safe?', null],
  ['text', 'why', 'Why not?', "${safe} = 'no'"],
  ['range', 'slope', 'Slope', null],
  ...Array.from({ length: 14 }, (_, at) => ['audio', `s${at}`, `Sound ${at}`, null]),
]
const choices = [
  ['list_name', 'name', 'label'],
  ['yes_no', 'yes', 'Yes'],
  ['yes_no', 'no', 'No'],
]

test(
  'a form takes its questions from a workbook, row by row, and leaves as one',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    test.setTimeout(90_000)
    const title = `Imported ${Date.now()}`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await signIn(page, 'admin', '/manage-forms/facts')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Form type', { exact: true }).selectOption({ label: 'Inspection' })
    await button('Save and write the questions').click()
    await expect(page).toHaveURL(/\/manage-forms\/edit\?formId=/)
    const formId = new URL(page.url()).searchParams.get('formId') ?? ''
    const fromMenu = async (name: string) => {
      await page.goto(`/manage-forms/view/${formId}`)
      await page.locator('summary', { hasText: 'Files' }).click()
      await page.getByRole('link', { name, exact: true }).click()
    }
    const take = async (file: { name: string; buffer: Buffer }) => {
      const mimeType = 'application/octet-stream'
      await page.getByLabel('File', { exact: true }).setInputFiles({ ...file, mimeType })
      await button('Take the questions').click()
    }
    const sheets = [
      { name: 'survey', rows: survey },
      { name: 'choices', rows: choices },
    ]
    const rig = { name: 'rig.xlsx', buffer: Buffer.from(await writeXlsx({ sheets })) }

    await test.step('what is no form is said beside the file', async () => {
      await fromMenu('Import a file')
      await take({ name: 'people.csv', buffer: Buffer.from('name,address\nAda,x\n') })
      await expect(page.getByText('This is no XLSForm')).toBeVisible()
    })

    await test.step('each row is told by what became of it', async () => {
      await take(rig)
      await expect(page.getByText('Taken from rig.xlsx.')).toBeVisible()
      const changed = page.getByRole('table', { name: 'Taken with changes' })
      await expect(changed.getByRole('row', { name: /^4 survey/ })).toContainText('slider')
      const refused = page.getByRole('table', { name: 'Refused' })
      await expect(refused).toBeHidden()
      await page.locator('summary', { hasText: 'Refused' }).click()
      await expect(refused.getByRole('row')).toHaveCount(15)
      if (isScripted) {
        expect((await axeOf(page).analyze()).violations).toEqual([])
      }
    })

    await test.step('it is taken back, and taken again', async () => {
      await button('Take it back').click()
      await expect(toast(page, 'The file was taken back.')).toBeVisible()
      await take(rig)
      await page.getByRole('link', { name: 'Go on in the builder' }).click()
      await expect(page).toHaveURL(/\/manage-forms\/edit\?formId=/)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: /Is it safe\?/ }).first()).toBeVisible()
    })

    await test.step('it leaves as a workbook', async () => {
      const saving = page.waitForEvent('download')
      await fromMenu('Download as XLSForm')
      const written = await readXlsx(readFileSync(await (await saving).path()))
      expect(written.sheets.map(({ name }) => name)).toEqual(['survey', 'choices', 'settings'])
      const names = written.sheets[0]?.rows.map(([, name]) => name) ?? []
      expect(names.slice(-3)).toEqual(['safe', 'why', 'slope'])
    })
  },
)
