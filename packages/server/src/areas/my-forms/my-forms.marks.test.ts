import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { castPassword } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { pngOf } from '../../../test/pictures.ts'
import { askToApprove, askToSign, handBack } from '../../../test/place-entry.ts'
import { placeForm } from '../../../test/place-form.ts'
import { pagesOf } from '../../../test/read-pdf.ts'
import { sendFile } from '../../../test/send-photo.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await placeForm(world, 'f-marks', {
    published: {
      ...{ schema: 1, key: 'marks', version: 1, title: { en: 'Marks' }, languages: ['en'] },
      items: [
        { key: 'valve', type: 'photo', label: { en: 'Valve' }, note: 'optional' },
        { key: 'other', type: 'photo', label: { en: 'Other' } },
        { key: 'papers', type: 'file', label: { en: 'Papers' } },
        { key: 'inspector', type: 'signature', label: { en: 'Inspector' } },
      ],
    },
  })
})
afterAll(() => world.close())

type Mark = {
  kind: 'arrow' | 'pin'
  points: [number, number][]
  colour: 'red' | 'blue'
  number?: number
  text?: string
}
const arrow: Mark = {
  kind: 'arrow',
  points: [
    [0.1, 0.2],
    [0.5, 0.61234],
  ],
  colour: 'red',
}
const pin: Mark = { kind: 'pin', points: [[0.5, 0.5]], colour: 'blue', number: 1, text: 'Leak' }
const questionKey = 'valve'

const started = async () => contentOf(await employee.myForms.start({ formId: 'f-marks' })).id

async function addPhoto(myFormId: string, bytes: Uint8Array = pngOf({ width: 8, height: 6 })) {
  const file = `upload:${await sendFile(world, 'employee', { field: 'file', name: 'a.png', bytes })}`
  return contentOf(await employee.myForms.addAnswerImage({ myFormId, questionKey, file })).media
}

async function photographed(): Promise<{ myFormId: string; uploadId: string }> {
  const myFormId = await started()
  return { myFormId, uploadId: (await addPhoto(myFormId)).uploadId }
}

const detailOf = async (myFormId: string) => contentOf(await employee.myForms.get({ myFormId }))

describe('marks are refused', () => {
  test('from anybody but the submitter, whatever they may read', async () => {
    const photo = { ...(await photographed()), questionKey, marks: [pin] }
    expect(problemOf(await world.nobody.myForms.markAnswerImage(photo))).toBe('not_signed_in')
    for (const who of ['colleague', 'reviewer', 'admin', 'outsider'] as const) {
      const other = await world.as(who)
      expect(problemOf(await other.myForms.markAnswerImage(photo))).toBe('forbidden')
    }
    const { myFormId, uploadId } = photo
    const outsider = await world.as('outsider')
    expect(problemOf(await outsider.myForms.answerImageSize({ myFormId, uploadId }))).toBe(
      'forbidden',
    )
  })

  test.each([
    ['beside the photo', [{ ...pin, points: [[0.5, 1.01]] }]],
    ['of a kind that is none', [{ ...pin, kind: 'star' }]],
    ['of one point where two are wanted', [{ ...arrow, points: [[0.5, 0.5]] }]],
    ['with a text that is too long', [{ ...pin, text: 'x'.repeat(101) }]],
    ['that are too many', Array.from({ length: 41 }, () => pin)],
    ['that are no list', 'x'],
  ])('%s, at their field, and nothing is changed', async (_, marks) => {
    const { myFormId, uploadId } = await photographed()
    const body = JSON.stringify({ myFormId, questionKey, uploadId, marks })
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', body, headers, as: 'employee' } as const
    const answer = await world.http('/my-form-answer-image-marks', init)
    expect(answer.status).toBe(400)
    const said = JSON.stringify(await answer.json())
    expect(said).toContain('invalid_input')
    expect(said).toMatch(/"marks(\.|")/)
    const { answers } = await detailOf(myFormId)
    expect(answers[questionKey]).toMatchObject({ rev: 1 })
    expect(answers[questionKey]?.media?.[0]).not.toHaveProperty('marked')
  })

  test('on a photo of another entry, of another question, and on none', async () => {
    const { myFormId, uploadId } = await photographed()
    const elsewhere = await photographed()
    for (const wrong of [
      { myFormId, questionKey, uploadId: elsewhere.uploadId },
      { myFormId, questionKey: 'other', uploadId },
      { myFormId, questionKey: 'none', uploadId },
      { myFormId, questionKey, uploadId: 'none' },
    ]) {
      expect(await employee.myForms.markAnswerImage({ ...wrong, marks: [pin] })).toMatchObject({
        problem: { name: 'not_found', message: 'This answer has no such photo.' },
      })
    }
    const size = await employee.myForms.answerImageSize({
      ...{ myFormId, uploadId: elsewhere.uploadId },
    })
    expect(problemOf(size)).toBe('not_found')
  })

  test('on a picture among files, which is not shown as one', async () => {
    const myFormId = await started()
    const bytes = pngOf({ width: 2, height: 2 })
    const file = `upload:${await sendFile(world, 'employee', { field: 'paper.papers', name: 'a.png', bytes })}`
    const input = { myFormId, questionKey: 'papers', file }
    const { uploadId } = contentOf(await employee.myForms.addAnswerFile(input)).media
    const marking = { myFormId, questionKey: 'papers', uploadId, marks: [pin] }
    expect(problemOf(await employee.myForms.markAnswerImage(marking))).toBe('not_found')
  })

  test('where the photo itself is gone, so that nobody can tell how large it is', async () => {
    const { myFormId, uploadId } = await photographed()
    const { storage_key: key } = await world.database.kysely
      .selectFrom('uploads')
      .select('storage_key')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow()
    await world.ports.files.remove(key)
    const marking = { myFormId, questionKey, uploadId, marks: [pin] }
    expect(problemOf(await employee.myForms.markAnswerImage(marking))).toBe('not_found')
  })

  test('once the form is handed in', async () => {
    const { myFormId, uploadId } = await photographed()
    contentOf(await employee.myForms.submit({ myFormId }))
    const late = await employee.myForms.markAnswerImage({
      ...{ myFormId, questionKey, uploadId, marks: [pin] },
    })
    expect(problemOf(late)).toBe('wrong_state')
  })
})

describe('the marks of a photo', () => {
  test('are kept beside it with how large it is, and its bytes stay as they are', async () => {
    const { myFormId, uploadId } = await photographed()
    const hash = async () => {
      const at = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${uploadId}`
      const bytes = await (await world.http(at, { as: 'employee' })).arrayBuffer()
      return createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
    }
    const before = await hash()
    const size = contentOf(await employee.myForms.answerImageSize({ myFormId, uploadId }))
    expect(size).toEqual({ width: 8, height: 6 })
    const saved = contentOf(
      await employee.myForms.markAnswerImage({
        ...{ myFormId, questionKey, uploadId, marks: [arrow, pin], baseRev: 0 },
      }),
    )
    const marked = {
      ...{ rev: 1, width: 8, height: 6 },
      marks: [
        {
          ...arrow,
          points: [
            [0.1, 0.2],
            [0.5, 0.6123],
          ],
        },
        pin,
      ],
    }
    expect(saved.media.marked).toEqual(marked)
    expect(saved.revs).toEqual({ valve: 2 })
    // A change of the answer itself leaves them where they are.
    const changes = [{ key: 'valve', value: null, note: 'Drips' }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    const { answers } = await detailOf(myFormId)
    expect(answers['valve']).toMatchObject({ note: 'Drips', media: [{ uploadId, marked }] })
    expect(await hash()).toBe(before)
  })

  test('are told by the history, moved ones too, and setting the same changes nothing', async () => {
    const { myFormId, uploadId } = await photographed()
    const set = (marks: Mark[]) =>
      employee.myForms.markAnswerImage({ myFormId, questionKey, uploadId, marks })
    contentOf(await set([pin]))
    expect(contentOf(await set([pin])).revs).toEqual({})
    world.wait(1000)
    contentOf(await set([{ ...pin, points: [[0.6, 0.5]] }]))
    world.wait(1000)
    contentOf(await set([]))
    const { data } = contentOf(await employee.myForms.history({ myFormId }))
    const told = data.filter(({ action }) => action === 'mark photo')
    expect(told.map(({ person, fields }) => [person?.fullName, fields[0]?.to])).toEqual([
      ['Test Employee', '1 photo · a.png: no marks, set 3 times'],
      ['Test Employee', '1 photo · a.png: 1 mark: pin 1 “Leak”, set 2 times'],
      ['Test Employee', '1 photo · a.png: 1 mark: pin 1 “Leak”'],
    ])
  })

  test('are not overwritten by who drew on older ones, but by who says so', async () => {
    const { myFormId, uploadId } = await photographed()
    const photo = { myFormId, questionKey, uploadId }
    contentOf(await employee.myForms.markAnswerImage({ ...photo, marks: [pin], baseRev: 0 }))
    const stale = await employee.myForms.markAnswerImage({ ...photo, marks: [arrow], baseRev: 0 })
    expect(stale).toMatchObject({
      problem: { name: 'row_changed', details: { media: { marked: { rev: 1, marks: [pin] } } } },
    })
    const over = await employee.myForms.markAnswerImage({ ...photo, marks: [arrow] })
    expect(contentOf(over).media.marked).toMatchObject({ rev: 2 })
    // None are a set of marks too: who drew on those before does not bring them back unseen.
    contentOf(await employee.myForms.markAnswerImage({ ...photo, marks: [], baseRev: 2 }))
    const again = await employee.myForms.markAnswerImage({ ...photo, marks: [pin], baseRev: 2 })
    expect(problemOf(again)).toBe('row_changed')
  })

  test('are set once by a call that arrives twice', async () => {
    const { myFormId, uploadId } = await photographed()
    const photo = { myFormId, questionKey, uploadId, marks: [pin], baseRev: 0 }
    const twice = { idempotencyKey: 'marked-once' }
    contentOf(await employee.myForms.markAnswerImage(photo, twice))
    contentOf(await employee.myForms.markAnswerImage(photo, twice))
    expect((await detailOf(myFormId)).answers['valve']?.media?.[0]?.marked?.rev).toBe(1)
  })

  test('void a signature that was given before them', async () => {
    const { myFormId, uploadId } = await photographed()
    const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
    contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
    const { state } = contentOf(
      await employee.myForms.markAnswerImage({ myFormId, questionKey, uploadId, marks: [pin] }),
    )
    const { answers } = await detailOf(myFormId)
    expect(answers['inspector']?.signature?.answersRev).toBe(1)
    expect(answers['valve']?.rev).toBe(2)
    expect(state.missing).toEqual([
      expect.objectContaining({
        message: 'An answer was changed after Test Employee had signed. Please sign again.',
      }),
    ])
  })

  test('set while a form is handed back ask whoever had signed it again; its version keeps the old', async () => {
    const { myFormId, uploadId } = await photographed()
    const photo = { myFormId, questionKey, uploadId }
    contentOf(await employee.myForms.markAnswerImage({ ...photo, marks: [pin] }))
    await askToSign(world, myFormId, 'colleague')
    world.wait(1000)
    contentOf(await employee.myForms.submit({ myFormId }))
    await askToApprove(world, myFormId, 'manager')
    const colleague = await world.as('colleague')
    const sign = {
      myFormId,
      kind: 'typed',
      name: 'Test Colleague',
      password: castPassword,
    } as const
    contentOf(await colleague.myForms.saveReviewSignature(sign))
    const signed = async () => {
      const people = contentOf(await colleague.myForms.approvals({ myFormId }))
      return people.find(({ task }) => task === 'sign')?.status
    }
    expect(await signed()).toBe('done')
    await handBack(world, myFormId, 'valve')
    world.wait(1000)
    contentOf(await employee.myForms.markAnswerImage({ ...photo, marks: [arrow] }))
    world.wait(1000)
    contentOf(await employee.myForms.submit({ myFormId }))
    expect(await signed()).toBe('pending')
    const marksIn = async (version: number) => {
      const { answers } = contentOf(await employee.myForms.historyVersion({ myFormId, version }))
      return answers['valve']?.media?.[0]?.marked?.marks.map(({ kind }) => kind)
    }
    expect([await marksIn(1), await marksIn(2)]).toEqual([['pin'], ['arrow']])
  })

  test('lie on paper over the photo, and are told to whoever cannot see them', async () => {
    const { myFormId, uploadId } = await photographed()
    const print = async () => {
      const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
      return (await world.http(url.replace('/api/v1', ''), { as: 'employee' })).arrayBuffer()
    }
    const textOf = async (bytes: ArrayBuffer) => (await pagesOf(bytes)).join(' ')
    expect(await textOf(await print())).not.toContain('Leak')
    const mark = (marks: Mark[]) =>
      employee.myForms.markAnswerImage({ myFormId, questionKey, uploadId, marks })
    contentOf(await mark([arrow]))
    const words = Buffer.from(await print()).toString('latin1')
    expect(words).toContain('/Alt (Photo a.png for Valve, 1 mark: arrow)')
    contentOf(await mark([arrow, pin]))
    expect(await textOf(await print())).toMatch(/Leak.*1/)
  })
})
