import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { cast, type CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { docxOf } from '../../../../test/made-files.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { grantTo } from '../../../../test/rights.ts'
import { sendFile } from '../../../../test/send-photo.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms'])
  await grantTo(world, 'reviewer', ['create_forms'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

/** A form of the manager's, in use. */
async function published(id: string): Promise<string> {
  await placeForm(world, id, { columns: { owner_id: cast.manager } })
  return id
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const survey = [
  ['type', 'name', 'label'],
  ['integer', 'wind', 'Wind'],
  ['range', 'slope', 'Slope'],
  ['audio', 'where', 'Where'],
]
const rigCheck = () => writeXlsx({ sheets: [{ name: 'survey', rows: survey }] })

/** A form whose texts alone are more than is kept. */
function largeForm(): FormDefinition {
  const label = { en: 'x'.repeat(2000) }
  const items = Array.from({ length: 501 }, (_, at) => ({
    key: `q${at}`,
    type: 'text' as const,
    label,
  }))
  return { ...testForm, items }
}

type Sent = { formId: string; bytes: Uint8Array; name?: string; who?: CastName; ifMatch?: number }

async function take({ formId, bytes, name = 'rig-check.xlsx', who = 'manager', ifMatch }: Sent) {
  const file = `upload:${await sendFile(world, who, { field: 'paper', name, bytes })}`
  const { manageForms } = await world.as(who)
  return manageForms.importFile({ formId, file }, ifMatch === undefined ? {} : { ifMatch })
}

const draftOf = async (formId: string) => contentOf(await maker.manageForms.draft({ formId }))
const keysOf = async (formId: string) =>
  ((await draftOf(formId)).definition as FormDefinition).items.map(({ key }) => key)

describe('manageForms.importFile', () => {
  test('is for whoever may write the form', async () => {
    const formId = await published('f-theirs')
    const bytes = await rigCheck()
    expect(problemOf(await take({ formId, bytes, who: 'employee' }))).toBe('forbidden')
    expect(problemOf(await take({ formId, bytes, who: 'reviewer' }))).toBe('forbidden')
    expect(problemOf(await take({ formId: 'no-such-form', bytes }))).toBe('forbidden')
    const nobody = world.nobody.manageForms.importFile({ formId, file: 'upload:u' })
    expect(problemOf(await nobody)).toBe('not_signed_in')
  })

  test('makes the draft of a workbook, says what became of each row, and can be taken back', async () => {
    const formId = await published('f-workbook')
    const taken = contentOf(await take({ formId, bytes: await rigCheck(), ifMatch: 0 }))
    expect(taken).toEqual({
      ...{ formId, rowVersion: 1, problemCount: 1 },
      taken: [{ sheet: 'survey', row: 2, message: '“Wind” asks for a whole number.' }],
      changed: [
        { sheet: 'survey', row: 1, message: expect.stringContaining('nothing about scoring:') },
        { sheet: 'survey', row: 3, message: expect.stringContaining('“Slope” asks') },
      ],
      refused: [
        { sheet: 'survey', row: 4, message: expect.stringContaining('“Where”: It would need') },
      ],
    })
    expect(await draftOf(formId)).toMatchObject({
      ...{ isDraft: true, undoes: 'Taken from rig-check.xlsx' },
      definition: { title: { en: 'Form f-workbook' }, version: 2 },
    })
    expect(await keysOf(formId)).toEqual(['wind', 'slope'])
    contentOf(await maker.manageForms.undoDraft({ formId }))
    expect((await draftOf(formId)).isDraft).toBe(false)
  })

  test('takes an XLSForm as text, and our JSON', async () => {
    const formId = await published('f-texts')
    const csv = survey.map((row) => row.join(';')).join('\n')
    contentOf(await take({ formId, bytes: bytesOf(`\ufeff${csv}`), name: 'a.csv' }))
    expect(await keysOf(formId)).toEqual(['wind', 'slope'])
    const json = JSON.stringify(testForm)
    const taken = contentOf(await take({ formId, bytes: bytesOf(json), name: 'a.json' }))
    expect(taken.taken).toEqual([
      {
        sheet: 'a.json',
        row: 1,
        message:
          'It is taken as it is, with 8 questions, under the title and the number of this form.',
      },
    ])
    expect(await keysOf(formId)).toEqual(testForm.items.map(({ key }) => key))
  })

  test.each([
    ['no table', docxOf(['x']), 'a.docx', 'Please choose an XLSForm (.xlsx or .csv)'],
    ['a broken workbook', bytesOf('PK\x03\x04 no workbook'), 'a.xlsx', 'could not be read.'],
    ['no survey', bytesOf('name,address\nAda,x\n'), 'a.csv', 'This is no XLSForm'],
    ['no questions', bytesOf('type,name\nnote,a\n'), 'a.csv', 'There is no question in this'],
    ['no JSON', bytesOf('{"schema": 1'), 'a.json', 'The file is no JSON.'],
    ['another JSON', bytesOf('{"schema": 1}'), 'a.json', 'is no form here'],
    ['too many rows', bytesOf(`type,name\n${'text,a\n'.repeat(5000)}`), 'a.csv', 'at most 5,000'],
    ['too many columns', bytesOf(`type,name${','.repeat(200)}x\ntext,a\n`), 'a.csv', 'at most 200'],
    [
      'groups too deep',
      bytesOf(`type,name\n${'begin_group,g\n'.repeat(31)}text,a\n`),
      'a.csv',
      'at most 30 deep',
    ],
    [
      'a form too large',
      bytesOf(JSON.stringify(largeForm())),
      'a.json',
      'This form is too large to be kept',
    ],
    ['another alphabet', new Uint8Array([0x74, 0xe9, 0x0a]), 'a.csv', 'no text in UTF-8'],
    ['a book of its own', bytesOf('type\n'.repeat(2 ** 20 + 2)), 'a.csv', 'larger than 5 MB.'],
    [
      'harm in it',
      bytesOf('type,name,label,bind::ehs:item\ntext,a,A,"{""set"":{""on"":7}}"\n'),
      'a.csv',
      'is no form here',
    ],
  ])('says beside the file what is wrong with %s', async (what, bytes, name, sentence) => {
    const formId = await published(`f-${what.replaceAll(' ', '-')}`)
    const reply = await take({ formId, bytes, name })
    const fields = reply.status === 'problem' ? reply.problem.fields : []
    expect(fields).toEqual([{ path: 'file', message: expect.stringContaining(sentence) }])
    expect((await draftOf(formId)).isDraft).toBe(false)
  })

  test('is refused where somebody wrote meanwhile, and where the form is out of use', async () => {
    const formId = await published('f-held')
    const bytes = await rigCheck()
    contentOf(await take({ formId, bytes }))
    expect(problemOf(await take({ formId, bytes, ifMatch: 0 }))).toBe('row_changed')
    const archived = { owner_id: cast.manager, status: 'archived' as const }
    await placeForm(world, 'f-archived', { columns: archived })
    expect(problemOf(await take({ formId: 'f-archived', bytes }))).toBe('wrong_state')
  })
})

describe('manageForms.exportFile', () => {
  const fileOf = (query: string, as: CastName = 'manager') =>
    world.http(`/manage-form-file?${query}`, { as })

  test('is for whoever keeps forms, and of versions that are there', async () => {
    const formId = await published('f-out')
    expect((await fileOf(`formId=${formId}`, 'employee')).status).toBe(403)
    expect((await fileOf(`formId=${formId}&version=9`)).status).toBe(404)
    expect((await fileOf(`formId=${formId}`, 'reviewer')).status).toBe(200)
  })

  test('answers a workbook that makes the same draft again', async () => {
    const formId = await published('f-round')
    const response = await fileOf(`formId=${formId}`)
    expect(response.headers.get('content-disposition')).toContain('Form f-round v1.xlsx')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { definition } = await draftOf(formId)
    const other = await published('f-round-2')
    const taken = contentOf(await take({ formId: other, bytes }))
    expect([taken.changed, taken.refused, taken.problemCount]).toEqual([[], [], 0])
    expect((await draftOf(other)).definition).toEqual({
      ...(definition as FormDefinition),
      title: { en: 'Form f-round-2' },
    })
  })

  test('answers a version as JSON, as it was published', async () => {
    const formId = await published('f-json')
    const response = await fileOf(`formId=${formId}&version=1&kind=json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual(testForm)
  })
})
