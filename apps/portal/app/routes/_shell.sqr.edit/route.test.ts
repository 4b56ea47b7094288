import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEmail } from '@holdpoint/server'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { removeLine } from '../../sqr/edit/lines.server.ts'
import { action as lineAction, loader as lineLoader } from '../_shell.sqr.line/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  colleague = await world.signedIn('colleague')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

type Fields = Readonly<Record<string, string>>

/** Where a post leads, or the form as it comes back. */
async function posted(to: string, fields: Fields, act: typeof action = action) {
  const body = new URLSearchParams({ intent: 'save', ...fields, formKey: nextKey() })
  const arrived = await world.arriving(admin, to, { method: 'POST', body })
  const answer: unknown = await act(arrived).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') ?? '', again: null, said: {}, typed: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue = {} } = again.lastResult
  return { to: null, again, said: error ?? {}, typed: initialValue }
}

const postLine: typeof posted = (to, fields) => posted(to, fields, lineAction)

async function led(person: TestPerson, to: string, load: typeof loader | typeof lineLoader) {
  const thrown: unknown = await load(await world.arriving(person, to)).catch((one: unknown) => one)
  return thrown instanceof Response ? thrown.headers.get('Location') : null
}

const draft = (title: string, more: Fields = {}) =>
  admin.client.sqr.saveHeaderInfo({ title, ...more }).then(content)

const reportOf = async (sqrId: string) => content(await admin.client.sqr.information({ sqrId }))

const began = { startsAt: '2026-11-20T08:00', endsAt: '2026-11-20T12:30' }

test('a report of others has no form, and a part that is none neither', async () => {
  const { sqrId } = await draft('Pump 7 stopped')
  expect(await led(colleague, paths.sqrEdit(sqrId), loader)).toBe(paths.noAccess('sqr'))
  const theirs = paths.sqrLine(sqrId, 'parts')
  expect(await led(colleague, theirs, lineLoader)).toBe(paths.noAccess('sqr'))
  const unknown = paths.sqrLine(sqrId, 'parts').replace('part=parts', 'part=none')
  await expect(lineLoader(await world.arriving(admin, unknown))).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('a report needs a title alone, and what is wrong loses nothing that was typed', async () => {
  const typed = { ...began, description: 'It leaked.', ownCost: 'many', isRecordable: 'true' }
  const refused = await posted(paths.sqrEdit(), typed)
  expect(refused.said).toEqual({
    title: ['Please enter title.'],
    ownCost: [expect.stringMatching(/^Enter a number/)],
  })
  expect(refused.typed).toMatchObject(typed)
  // The schema has nothing against it, the call has.
  const backwards = { title: 'Pump 7 stopped', startsAt: began.endsAt, endsAt: began.startsAt }
  const late = await posted(paths.sqrEdit(), backwards)
  expect(late.said).toEqual({ endsAt: ['It ends after it begins.'] })
  expect(late.typed).toMatchObject(backwards)
  const { to } = await posted(paths.sqrEdit(), { title: 'Pump 7 stopped' })
  expect(to).toMatch(/^\/sqr\/view\//)
})

test('the form of a report begins with what it says, on the clock of whoever writes', async () => {
  const { data } = content(await admin.client.people.search({ search: demoEmail('employee') }))
  const ownerId = data[0]?.personId ?? ''
  const header = { ...began, ownerId, classificationId: 'classification.equipment-reliability' }
  const { sqrId } = await draft('Sand ran out', header)
  const { page, number } = await loader(await world.arriving(admin, paths.sqrEdit(sqrId)))
  expect(page.start).toMatchObject({ title: 'Sand ran out', ...header, teamIds: [] })
  expect(page.isDraft).toBe(true)
  expect(number).toMatch(/^SQR-/)
  const names = (field: string) => page.choices.offered[field]?.map(({ id }) => id)
  expect(names('ownerId')).toContain(ownerId)
  const lists = page.choices.lists
  expect(lists['incidentId']?.map(({ label }) => label)).toContain('Fracturing / Pump fleet')
  expect(lists['businessUnit']?.[0]?.options.length).toBeGreaterThan(1)
})

test('somebody is found without losing what was typed', async () => {
  const typed = { title: 'Sand ran out', [`find.ownerId`]: 'Quintanilla' }
  const { again, said } = await posted(paths.sqrEdit(), { ...typed, intent: 'find:ownerId' })
  expect(said).toEqual({})
  expect(again?.found).toMatchObject({ field: 'ownerId', sought: 'Quintanilla' })
  expect(again?.found?.choices[0]?.name).toContain('Quintanilla')
  expect(again?.lastResult.initialValue).toMatchObject({ title: 'Sand ran out' })
})

test('words typed without choosing save nothing: the field says so, with what they find', async () => {
  const typed = { title: 'Sand ran out', ownerId: '', 'find.ownerId': 'Quintanilla' }
  const { again, said } = await posted(paths.sqrEdit(), typed)
  expect(said).toEqual({ ownerId: [recordWords.notChosen('Quintanilla')] })
  const [one] = again?.found?.choices ?? []
  expect(one?.name).toContain('Quintanilla')
  expect(again?.lastResult.initialValue).toMatchObject({ title: 'Sand ran out' })
  const chosen = { ...typed, ownerId: one?.id ?? '', 'found.ownerId': 'Quintanilla' }
  expect((await posted(paths.sqrEdit(), chosen)).to).toMatch(/^\/sqr\/view\//)
})

test('what somebody saved meanwhile is not written over unseen', async () => {
  const { sqrId, rowVersion } = await draft('Sand ran out')
  const mine = { title: 'Mine', rowVersion: `${rowVersion}` }
  content(await admin.client.sqr.saveHeaderInfo({ sqrId, title: 'Theirs' }))
  const refused = await posted(paths.sqrEdit(sqrId), mine)
  expect(refused.said).toEqual({ '': [recordWords.overtakenBy] })
  expect(refused.typed).toMatchObject({ title: 'Mine', rowVersion: `${rowVersion + 1}` })
  const again = await posted(paths.sqrEdit(sqrId), { ...mine, rowVersion: `${rowVersion + 1}` })
  expect(again.to).toBe(paths.sqr(sqrId))
  expect((await reportOf(sqrId)).title).toBe('Mine')
})

test('a report that takes no edit leads to its page, and says why beside what was typed', async () => {
  const { sqrId } = await draft('Gauge drifted', {
    ...{ ...began, description: 'It drifted.', businessUnit: 'FRAC' },
    ...{ classificationId: 'classification.service-quality', typeId: 'type.npt-event' },
  })
  const { page } = await loader(await world.arriving(admin, paths.sqrEdit(sqrId)))
  content(await admin.client.sqr.changeStatus({ sqrId, event: 'submit' }))
  content(await admin.client.sqr.changeStatus({ sqrId, event: 'void', reason: 'Twice' }))
  expect(await led(admin, paths.sqrEdit(sqrId), loader)).toBe(paths.sqr(sqrId))
  expect(await led(admin, paths.sqrLine(sqrId, 'scat'), lineLoader)).toBe(paths.sqr(sqrId))
  const typed = {
    title: 'Gauge drifted again',
    rowVersion: `${(await reportOf(sqrId)).rowVersion}`,
  }
  const refused = await posted(paths.sqrEdit(sqrId), typed)
  expect(JSON.stringify(refused.said)).toContain('void')
  expect(refused.typed).toMatchObject({ title: 'Gauge drifted again' })
  expect(page.rowVersion).toBe(1)
})

const seal = { itemNumber: 'SEAL-9', condition: 'failed' }

test('a line is added and changed in its place, and the others stay as they are', async () => {
  const { sqrId } = await draft('Packing leaks')
  const missing = await postLine(paths.sqrLine(sqrId, 'parts'), { vendor: 'Larkspur' })
  expect(missing.said).toEqual({
    itemNumber: ['Please enter the item number.'],
    condition: ['Please choose one of these.'],
  })
  expect(missing.typed).toMatchObject({ vendor: 'Larkspur' })
  const to = paths.sqrLine(sqrId, 'parts')
  const first = await postLine(to, { ...seal, note: 'Worn.', rowVersion: '1' })
  expect(first.to).toBe(paths.sqr(sqrId, { pane: 'involved' }))
  const another = await postLine(to, { itemNumber: 'V-2', condition: 'both', intent: 'another' })
  expect(another.to).toBe(to)
  const [one] = (await reportOf(sqrId)).parts
  const form = await lineLoader(
    await world.arriving(admin, paths.sqrLine(sqrId, 'parts', one?.lineId)),
  )
  expect(form.start).toMatchObject({ ...seal, note: 'Worn.', vendor: '' })
  await postLine(paths.sqrLine(sqrId, 'parts', one?.lineId), { ...seal, vendor: 'Larkspur' })
  expect((await reportOf(sqrId)).parts).toMatchObject([
    { lineId: one?.lineId, itemNumber: 'SEAL-9', vendor: 'Larkspur', note: '' },
    { itemNumber: 'V-2', condition: 'both' },
  ])
})

test('what the call has against a line stands at its field', async () => {
  const { sqrId } = await draft('Packing leaks')
  const typed = { name: 'Pump 7', involvementId: 'incident.fracturing', note: 'By hand.' }
  const refused = await postLine(paths.sqrLine(sqrId, 'equipments'), typed)
  expect(refused.said).toEqual({ involvementId: ['Please choose one of these.'] })
  expect(refused.typed).toMatchObject(typed)
  const unnamed = await postLine(paths.sqrLine(sqrId, 'equipments'), {
    ...{ involvementId: 'equipment-involvement.failed', note: 'By hand.' },
  })
  expect(unnamed.said).toEqual({ name: ['Please choose the equipment, or enter its name.'] })
  expect(unnamed.typed).toMatchObject({ note: 'By hand.' })
})

test('a line keeps its moment when another one is changed, and equipment is found', async () => {
  const { sqrId } = await draft('Packing leaks')
  const event = { eventId: 'timeline-event.stop.ours', at: '2026-11-20T08:00', hours: '1.25' }
  await postLine(paths.sqrLine(sqrId, 'timeline'), event)
  await postLine(paths.sqrLine(sqrId, 'timeline'), { ...event, at: '2026-11-20T09:15' })
  expect((await reportOf(sqrId)).timeline).toMatchObject([
    { at: '2026-11-20T14:00:00.000Z', hours: 1.25 },
    { at: '2026-11-20T15:15:00.000Z' },
  ])
  const [asset] = content(await admin.client.sqr.assets({}))
  const sought = { 'find.assetId': asset?.code ?? '', intent: 'find:assetId', note: 'Typed.' }
  const { again } = await postLine(paths.sqrLine(sqrId, 'equipments'), sought)
  expect(again?.found?.choices.map(({ id }) => id)).toContain(asset?.assetId)
  expect(again?.lastResult.initialValue).toMatchObject({ note: 'Typed.' })
})

test('a stale line keeps what was typed, and is saved beside what others wrote', async () => {
  const { sqrId, rowVersion } = await draft('Packing leaks')
  const parts = [{ itemNumber: 'Theirs', condition: 'both' as const }]
  content(await admin.client.sqr.saveParts({ sqrId, parts }))
  const to = paths.sqrLine(sqrId, 'parts')
  const refused = await postLine(to, { ...seal, rowVersion: `${rowVersion}` })
  expect(refused.said).toEqual({ '': [recordWords.overtaken] })
  expect(refused.typed).toMatchObject(seal)
  await postLine(to, { ...seal, rowVersion: `${rowVersion + 1}` })
  const numbers = (await reportOf(sqrId)).parts.map(({ itemNumber }) => itemNumber)
  expect(numbers).toEqual(['Theirs', 'SEAL-9'])
})

test('a report has one non-conformance: its form is that of the one that is there', async () => {
  const { sqrId } = await draft('Wrong seal')
  const to = paths.sqrLine(sqrId, 'ncr')
  await postLine(to, { requirement: 'Seals are those of the list.' })
  const form = await lineLoader(await world.arriving(admin, to))
  expect(form.start).toMatchObject({ requirement: 'Seals are those of the list.' })
  expect(form.lineId).not.toBeNull()
  await postLine(to, { requirement: 'Seals are those of the new list.' })
  expect((await reportOf(sqrId)).ncr).toMatchObject([
    { lineId: form.lineId, requirement: 'Seals are those of the new list.' },
  ])
})

test('a line is taken off, and a form of one that is gone leads back', async () => {
  const { sqrId } = await draft('Packing leaks')
  await postLine(paths.sqrLine(sqrId, 'parts'), seal)
  const { parts, rowVersion } = await reportOf(sqrId)
  const asked = { sqrId, part: 'parts', lineId: parts[0]?.lineId } as const
  const { context } = await world.arriving(admin, paths.sqr(sqrId))
  const stale = await removeLine(context, { ...asked, ifMatch: rowVersion - 1 })
  expect(stale).toMatchObject({ status: 'problem', problem: { name: 'row_changed' } })
  expect(await removeLine(context, { ...asked, ifMatch: rowVersion })).toMatchObject({
    status: 200,
  })
  expect((await reportOf(sqrId)).parts).toEqual([])
  const gone = paths.sqrLine(sqrId, 'parts', asked.lineId)
  expect(await led(admin, gone, lineLoader)).toBe(paths.sqr(sqrId, { pane: 'involved' }))
})
