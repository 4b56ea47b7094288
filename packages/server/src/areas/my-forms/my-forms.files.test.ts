import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { pdfOf } from '../../../test/made-files.ts'
import { pngOf } from '../../../test/pictures.ts'
import { placeForm } from '../../../test/place-form.ts'
import { pagesOf } from '../../../test/read-pdf.ts'
import { sendFile, sendPhoto } from '../../../test/send-photo.ts'

const form: FormDefinition = {
  ...{ schema: 1, key: 'lift', version: 1, title: { en: 'Lift' }, languages: ['en'] },
  items: [
    { key: 'what', type: 'text', label: { en: 'What' }, media: {} },
    {
      ...{ key: 'papers', type: 'file', label: { en: 'Load charts' } },
      ...{ required: true, media: { max: 2 } },
    },
    { key: 'picture', type: 'photo', label: { en: 'Photo' } },
  ],
}

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await placeForm(world, 'f-lift', { published: form })
})
afterAll(() => world.close())

const chart = pdfOf(['Load chart of the crane'])
const started = async () => contentOf(await employee.myForms.start({ formId: 'f-lift' })).id
const sent = (name: string, bytes: Uint8Array, who: CastName = 'employee') =>
  sendFile(world, who, { field: 'paper.papers', name, bytes })
const reference = (uploadId: string) => `upload:${uploadId}`

async function add(myFormId: string, name = 'Chart.pdf', bytes: Uint8Array = chart) {
  const file = reference(await sent(name, bytes))
  return employee.myForms.addAnswerFile({ myFormId, questionKey: 'papers', file })
}

/** What the API answers to a file that is sent with the call itself. */
async function post(path: string, myFormId: string, name: string, bytes: string | Uint8Array) {
  const body = new FormData()
  body.set('myFormId', myFormId)
  body.set('questionKey', 'papers')
  body.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  const response = await world.http(path, { method: 'POST', body, as: 'employee' })
  return { status: response.status, said: ((await response.json()) as { message: string }).message }
}

describe('a file is refused', () => {
  test('beside any other answer, and from anybody but its submitter', async () => {
    const myFormId = await started()
    for (const questionKey of ['what', 'picture', 'none']) {
      const file = reference(await sent('Chart.pdf', chart))
      const answer = await employee.myForms.addAnswerFile({ myFormId, questionKey, file })
      expect(answer).toMatchObject({ problem: { message: 'This question takes no files.' } })
    }
    const colleague = await world.as('colleague')
    const theirs = reference(await sent('Chart.pdf', chart, 'colleague'))
    const input = { myFormId, questionKey: 'papers', file: theirs }
    expect(problemOf(await colleague.myForms.addAnswerFile(input))).toBe('forbidden')
    // Nor is somebody else's file taken.
    expect(await employee.myForms.addAnswerFile(input)).toMatchObject({
      problem: { message: 'The file has expired. Please choose it again.' },
    })
  })

  test.each([
    ['page.html', '<h1>Load chart</h1>'],
    ['run.exe', 'MZ'],
    ['notes.txt', 'A sign that no text has: \u0000'],
  ])('where it is none of a kind that is kept: %s', async (name, bytes) => {
    const { status, said } = await post('/my-form-answer-files', await started(), name, bytes)
    expect([status, said]).toEqual([415, expect.stringMatching(/^Please choose a PDF, a Word/)])
  })

  test('by the call for photos, which takes pictures alone', async () => {
    const { status, said } = await post('/my-form-answer-images', await started(), 'a.pdf', chart)
    expect([status, said]).toEqual([415, 'Please choose a JPEG, PNG or WebP picture.'])
  })

  test('once there are as many as the question takes', async () => {
    const myFormId = await started()
    contentOf(await add(myFormId))
    contentOf(await add(myFormId, 'Tests.csv', Buffer.from('Sling,Load\n1,2\n')))
    expect(await add(myFormId)).toMatchObject({
      problem: { message: 'An answer takes at most 2 files.' },
    })
  })
})

describe('a file that answers a question', () => {
  test('is asked for, kept with its name, and told by name and size', async () => {
    const myFormId = await started()
    expect(await employee.myForms.submit({ myFormId })).toMatchObject({
      status: 222,
      content: { missing: [{ key: 'papers', message: 'Add a file.' }] },
    })
    const { media, revs } = contentOf(await add(myFormId))
    const size = chart.byteLength
    expect([media, revs]).toMatchObject([
      { name: 'Chart.pdf', type: 'application/pdf', size },
      { papers: 1 },
    ])
    // A picture is one of the files, by either call.
    const file = reference(await sendPhoto(world))
    contentOf(await employee.myForms.addAnswerImage({ myFormId, questionKey: 'papers', file }))
    const { data } = contentOf(await employee.myForms.history({ myFormId }))
    const told = data.flatMap(({ fields }) => fields).map(({ label, to }) => [label, to])
    expect(told).toContainEqual(['Load charts', 'Chart.pdf (1 KB)'])
    expect(told).toContainEqual(['Load charts', 'Chart.pdf (1 KB), a.png (1 KB)'])
    const attachments = contentOf(await employee.myForms.attachments({ myFormId }))
    expect(attachments.map(({ kind, name }) => [kind, name])).toEqual([
      ['file', 'Chart.pdf'],
      ['file', 'a.png'],
    ])
    expect((await employee.myForms.submit({ myFormId })).status).toBe(200)
    const link = contentOf(await employee.myForms.pdf({ myFormId }))
    const paper = await world.http(link.url.replace('/api/v1', ''), { as: 'employee' })
    const text = (await pagesOf(await paper.arrayBuffer())).join(' ').replace(/\s+/g, ' ')
    expect(text).toContain('Chart.pdf (1 KB), a.png (1 KB)')
  })

  test('is saved by whoever may read the entry, and never shown in the portal’s name', async () => {
    const myFormId = await started()
    const { media } = contentOf(await add(myFormId, 'Chart “1”.pdf'))
    const at = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${media.uploadId}`
    expect((await world.http(at)).status).toBe(401)
    expect((await world.http(at, { as: 'outsider' })).status).toBe(403)
    const other = `/my-form-answer-image?myFormId=${await started()}&uploadId=${media.uploadId}`
    expect((await world.http(other, { as: 'employee' })).status).toBe(404)
    const { headers, status } = await world.http(at, { as: 'employee' })
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/pdf')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; /)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  })

  test('goes off its answer, and is a document of the whole entry no less readable than before', async () => {
    const myFormId = await started()
    const { media } = contentOf(await add(myFormId))
    const { uploadId } = media
    const input = { myFormId, questionKey: 'papers', uploadId }
    contentOf(await employee.myForms.removeAnswerImage(input))
    const { answers } = contentOf(await employee.myForms.get({ myFormId }))
    expect(answers['papers']?.media).toBeUndefined()
    const deeds = contentOf(await employee.myForms.history({ myFormId })).data
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add file', 'remove file']),
    )
    expect(problemOf(await employee.myForms.answerImage({ myFormId, uploadId }))).toBe('not_found')
    // What is attached to the whole is shown, as before.
    const file = reference(
      await sendFile(world, 'employee', { field: 'document', name: 'b.pdf', bytes: chart }),
    )
    const attached = contentOf(await employee.myForms.addAttachment({ myFormId, file }))
    const at = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${attached.uploadId}`
    const { headers } = await world.http(at, { as: 'employee' })
    expect(headers.get('Content-Disposition')).toMatch(/^inline; /)
  })

  test('is no photo to what is raised on its question, unless it is a picture', async () => {
    const myFormId = await started()
    contentOf(await add(myFormId))
    contentOf(await add(myFormId, 'b.png', pngOf({ width: 2, height: 2 })))
    const { actionId } = contentOf(
      await employee.actions.save({
        ...{ title: 'Find the newer chart', assigneeIds: cast.colleague, dueOn: '2026-03-20' },
        ...{ sourceType: 'my_form', sourceId: myFormId, questionKey: 'papers' },
      }),
    )
    const { source, files } = contentOf(await employee.actions.get({ actionId }))
    expect(source?.answer).toBe('Chart.pdf (1 KB), b.png (1 KB)')
    expect(files.map(({ name }) => name)).toEqual(['b.png'])
  })
})
