import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { parseDefinition } from '@holdpoint/forms/schema'
import { fromXlsForm, toXlsForm } from '@holdpoint/forms/xlsform'
import { demoForms } from '../../../../seeds/forms/index.ts'
import { testForm } from '../../../../test/test-form.ts'
import { officeTypes } from '../../../files/media-type.ts'
import { formLibrary } from '../library/library.ts'
import { asWorkbook } from './export.handlers.ts'
import { sheetsOfWorkbook } from './read-workbook.ts'
import { NoForm, readFormFile, type FormFile } from './read-form-file.ts'

const workbook = async (definition: FormDefinition) => ({
  ...{ fileName: 'form.xlsx', mediaType: officeTypes.xlsx },
  bytes: await asWorkbook(definition),
})

/** Texts that programs of offices are known to change. */
const tricky: FormDefinition = {
  ...testForm,
  languages: ['en', 'es-MX'],
  title: { en: '= 1 + 1', 'es-MX': '安全 🦺' },
  items: [
    {
      key: 'a',
      type: 'text',
      label: { en: '_x0041_ & <b>"quoted"</b>', 'es-MX': '007' },
      hint: { en: 'One\n\n  two\ttabs' },
      default: 'TRUE',
    },
    {
      key: 'b',
      type: 'choice',
      label: { en: '1e3' },
      choices: [
        { value: ' 01 ', label: { en: '2026-01-31' }, score: 0.1 },
        { value: '1', label: { en: '+1' }, critical: true },
      ],
    },
  ],
  scoring: { enabled: false, passingPercentage: 0, na: 'pass', critical: 'failZero' },
}

test.each([
  ...[...demoForms, ...formLibrary].map(({ definition }) => definition),
  testForm,
  tricky,
])('$title.en comes back out of its workbook as it was', async (definition) => {
  const { definition: again, ...lines } = await readFormFile(await workbook(definition), {
    key: 'rig_check',
  })
  expect(again).toEqual({ ...definition, key: 'rig_check' })
  expect([lines.changed, lines.refused]).toEqual([[], []])
})

test('a cell far out makes no sheet wide or long, and is no form', async () => {
  const wide = [['type', 'name'], ['text', 'a'], Array.from({ length: 16_384 }, () => 'x')]
  const long = Array.from({ length: 5001 }, () => ['text', 'a'])
  for (const [rows, sentence] of [
    [wide, '“survey” has more columns than a form needs: at most 200 are read.'],
    [long, '“survey” has more rows than a form needs: at most 5,000 are read.'],
  ] as const) {
    const bytes = await writeXlsx({
      sheets: [{ name: 'survey', rows: rows.map((row) => [...row]) }],
    })
    expect((await sheetsOfWorkbook(bytes))[0]?.rows.length).toBeLessThanOrEqual(5001)
    const file = { fileName: 'a.xlsx', mediaType: officeTypes.xlsx, bytes }
    await expect(readFormFile(file, { key: 'a' })).rejects.toThrow(sentence)
  }
})

test('a form with more choices than a call takes arguments becomes a workbook', async () => {
  const label = { en: 'x' }
  const choices = Array.from({ length: 500 }, (_, at) => ({ value: `v${at}`, label }))
  const items = Array.from({ length: 260 }, (_, at) => ({
    key: `q${at}`,
    type: 'choice' as const,
    label,
    choices,
  }))
  expect((await asWorkbook({ ...testForm, items })).byteLength).toBeGreaterThan(0)
})

const folder = fileURLToPath(
  new URL('../../../../../../../shared/data/xlsforms/workbooks/', import.meta.url),
)
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => /\.(xlsx|csv)$/.test(name))
  : []

/** What there is no question in: lists alone, and surveys of calculations or of other files. */
const withoutForm = [
  'bad_calc.xlsx',
  'fruits.csv',
  'include_json.csv',
  'include_json.xlsx',
  'pull_data.xlsx',
]

// The workbooks are not part of the project; where they are not beside it, nothing is tried.
describe.skipIf(files.length === 0)('workbooks of others', () => {
  const read = async (name: string): Promise<FormFile | NoForm> => {
    const mediaType = name.endsWith('.csv') ? 'text/csv' : officeTypes.xlsx
    const bytes = readFileSync(`${folder}${name}`)
    return readFormFile({ fileName: name, mediaType, bytes }, { key: 'rig_check' }).catch(
      (error: unknown) => {
        if (error instanceof NoForm) {
          return error
        }
        throw error
      },
    )
  }

  test.each(files)('%s is read, or told why not', async (name) => {
    const form = await read(name)
    if (form instanceof NoForm) {
      expect(withoutForm).toContain(name)
      return
    }
    expect(withoutForm).not.toContain(name)
    expect(parseDefinition(form.definition)).toEqual({ ok: true, definition: form.definition })
    const told = [form.taken, form.changed, form.refused].flat()
    const places = told.map(({ sheet, row }) => `${sheet} ${row}`)
    expect(new Set(places).size).toBe(places.length)
    // What was taken once goes out and comes back.
    const again = fromXlsForm(toXlsForm(form.definition), { key: 'rig_check' })
    expect(again.definition).toEqual(form.definition)
  })

  test('the workbook that shows all of the standard is told row by row', async () => {
    const form = await read('xlsform_spec_test.xlsx')
    if (form instanceof NoForm) {
      throw form
    }
    const rowsOf = (lines: FormFile['taken']) =>
      lines.filter(({ sheet, row }) => sheet === 'survey' && row > 1).map(({ row }) => row)
    const all = [form.taken, form.changed, form.refused].map(rowsOf)
    expect(all.map(({ length }) => length)).toEqual([21, 27, 8])
    expect(all.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 56 }, (_, at) => at + 2))
  })
})
