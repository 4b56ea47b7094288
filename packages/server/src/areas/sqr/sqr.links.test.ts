import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf } from '../../../test/harness.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import {
  fieldsOf,
  startSqrWorld,
  whyNot,
  wholeHeader,
  type SqrWorld,
} from '../../../test/sqr-world.ts'

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
})
afterAll(() => world.close())

const mild = { endsAt: '2026-03-04T07:00:00Z' }
const submitted = async (said = {}) => {
  const sqrId = await world.begin(said)
  contentOf(await world.ask('employee', sqrId, 'submit'))
  return sqrId
}

describe('a link', () => {
  test('is of one level, between reports that may be read', async () => {
    const upper = await submitted()
    const lower = await submitted()
    const third = await submitted()
    const draft = await world.begin()
    const reporter = await world.sqr('employee')
    expect(problemOf(await reporter.saveLinking({ sqrId: lower, parentId: upper }))).toBe(
      'forbidden',
    )
    const quality = await world.sqr('admin')
    const refusedBy = async (sqrId: string, parentId: string) =>
      fieldsOf(await quality.saveLinking({ sqrId, parentId }))
    expect(await refusedBy(lower, lower)).toEqual([
      ['parentId', 'A report is not linked below itself.'],
    ])
    expect(await refusedBy(lower, 'none')).toEqual([['parentId', 'There is no such report.']])
    const { number } = await world.read('admin', draft)
    expect(await refusedBy(lower, draft)).toEqual([
      ['parentId', `${number} is draft. Please choose another report.`],
    ])
    expect(whyNot(await quality.saveLinking({ sqrId: draft, parentId: upper }))).toBe(
      'Reports are linked while they are open, investigated or verified.',
    )
    const own = await submitted({ ownerId: cast.manager })
    const foreign = await world.read('admin', upper)
    const verifier = await world.sqr('manager')
    expect(fieldsOf(await verifier.saveLinking({ sqrId: own, parentId: upper }))).toEqual([
      ['parentId', `${foreign.number} is not yours to write.`],
    ])
    contentOf(await quality.saveLinking({ sqrId: lower, parentId: upper }))
    expect(await refusedBy(third, lower)).toHaveLength(1)
    expect(await refusedBy(upper, third)).toEqual([
      ['parentId', 'This report has others below it, so it stays on top.'],
    ])
    expect(await world.read('employee', upper)).toMatchObject({
      ...{ childCount: 1, children: [{ sqrId: lower, isReadable: true }], parent: null },
    })
  })

  test('of a void report is taken away, and holds nothing on top until then', async () => {
    const upper = await submitted(mild)
    const lower = await submitted(mild)
    const third = await submitted(mild)
    const quality = await world.sqr('admin')
    contentOf(await quality.saveLinking({ sqrId: lower, parentId: upper }))
    contentOf(await world.ask('admin', lower, 'void', { reason: 'Reported twice.' }))
    expect(await world.read('admin', lower)).toMatchObject({ can: { link: true } })
    contentOf(await quality.saveLinking({ sqrId: upper, parentId: third }))
    contentOf(await quality.saveLinking({ sqrId: lower, parentId: null }))
    const free = await world.read('admin', lower)
    expect(free).toMatchObject({ parent: null, can: { link: false } })
  })

  test('changes nothing of a report that is closed, which follows once it is reopened', async () => {
    const party = { ...mild, responsiblePartyId: 'responsible-party.nature' }
    const upper = await submitted({ ...party, ownerId: cast.foreman })
    const lower = await submitted(mild)
    const quality = await world.sqr('admin')
    contentOf(await quality.saveLinking({ sqrId: lower, parentId: upper }))
    contentOf(await world.ask('foreman', upper, 'investigate'))
    contentOf(await world.ask('foreman', upper, 'ask_approval'))
    contentOf(await world.ask('reviewer', upper, 'approve'))
    const { number, severity } = await world.read('admin', upper)
    const refused = [['parentId', `${number} is closed. Please choose another report.`]]
    const other = await submitted(mild)
    for (const [sqrId, parentId] of [
      [lower, null],
      [other, upper],
    ] as const) {
      expect(fieldsOf(await quality.saveLinking({ sqrId, parentId }))).toEqual(refused)
    }
    contentOf(await quality.saveHeaderInfo({ ...wholeHeader, sqrId: lower }))
    expect((await world.read('admin', upper)).severity).toBe(severity)
    contentOf(await world.ask('admin', upper, 'reopen', { reason: 'It was graver.' }))
    expect((await world.read('admin', upper)).severity).toBe('level_3')
  })

  test('makes the upper report as severe as those below it, for as long as they are', async () => {
    const upper = await submitted(mild)
    const lower = await submitted()
    const severityOf = async () => (await world.read('admin', upper)).severity
    const quality = await world.sqr('admin')
    const link = (parentId: string | null) => quality.saveLinking({ sqrId: lower, parentId })
    contentOf(await link(upper))
    expect(await severityOf()).toBe('level_3')
    contentOf(await link(null))
    expect(await severityOf()).toBe('level_1')
    contentOf(await link(upper))
    const ended = { ...wholeHeader, sqrId: lower, endsAt: '2026-03-04T10:00:00Z' }
    contentOf(await quality.saveHeaderInfo(ended))
    expect(await severityOf()).toBe('level_2')
    // Its own header takes nothing of what lies below it.
    contentOf(await quality.saveHeaderInfo({ ...wholeHeader, ...mild, sqrId: upper }))
    const days = async () => {
      const { dueAt, history } = await world.read('admin', upper)
      expect(history.data.map(({ action }) => action)).toContain('severity')
      return Math.round((Date.parse(dueAt ?? '') - world.ports.clock.now().getTime()) / 86_400_000)
    }
    expect([await severityOf(), await days()]).toEqual(['level_2', 14])
    contentOf(await world.ask('admin', lower, 'void', { reason: 'Reported twice.' }))
    expect([await severityOf(), await days()]).toEqual(['level_1', 7])
  })
})

test('forms are attached by whoever may read them, and told to others by their form alone', async () => {
  await placeEntry(world, 'e-own')
  await placeEntry(world, 'e-limited', { isLimited: true })
  await placeEntry(world, 'e-other', { person: 'foreman', isLimited: true })
  const sqrId = await submitted({ ownerId: cast.foreman })
  const reporter = await world.sqr('employee')
  const refused = await reporter.attachForms({ sqrId, myFormIds: ['e-own', 'e-other'] })
  expect(fieldsOf(refused)).toEqual([
    ['myFormIds', 'Some of these forms are not there, or not yours to read.'],
  ])
  contentOf(await reporter.attachForms({ sqrId, myFormIds: ['e-limited', 'e-own'] }))
  const hidden = { myFormId: 'e-limited', formName: 'Short check', title: '', isReadable: false }
  expect((await world.read('foreman', sqrId)).forms[0]).toMatchObject(hidden)
  expect((await world.read('employee', sqrId)).forms).toMatchObject([
    { title: 'e-limited', status: 'in_review', isReadable: true },
    { title: 'e-own' },
  ])
  // What one may not read oneself stays where it is.
  const owner = await world.sqr('foreman')
  contentOf(await owner.attachForms({ sqrId, myFormIds: ['e-other', 'e-limited'] }))
  const { forms } = await world.read('employee', sqrId)
  expect(forms.map(({ myFormId }) => myFormId)).toEqual(['e-other', 'e-limited'])
})

test('files come and go while the report is worked on', async () => {
  const sqrId = await submitted()
  const reporter = await world.sqr('employee')
  const file = `upload:${await sendPhoto(world)}` as never
  const { uploadId } = contentOf(await reporter.saveFiles({ sqrId, file }))
  expect((await world.read('manager', sqrId)).files).toMatchObject([{ uploadId, name: 'a.png' }])
  const path = `/sqr-file?sqrId=${sqrId}&uploadId=${uploadId}`
  expect((await world.http(path, { as: 'manager' })).status).toBe(200)
  expect((await world.http(path, { as: 'colleague' })).status).toBe(403)
  contentOf(await world.ask('admin', sqrId, 'void', { reason: 'Reported twice.' }))
  expect(whyNot(await reporter.removeFile({ sqrId, uploadId }))).toBe('What is void is not edited.')
})

test('an action is raised by whoever writes the report, once it was submitted', async () => {
  const draft = { title: 'Order seals', assigneeIds: [cast.colleague], dueOn: '2026-03-20' }
  const sqrId = await world.begin({ districtId: 'PER', padId: 'pad-1' })
  const reporter = await world.sqr('employee')
  expect(whyNot(await reporter.saveActions({ sqrId, ...draft }))).toContain('submit the report')
  contentOf(await world.ask('employee', sqrId, 'submit'))
  const { actions } = await world.as('manager')
  const elsewhere = { ...draft, sourceType: 'sqr' as const, sourceId: sqrId }
  expect(problemOf(await actions.save(elsewhere))).toBe('forbidden')
  const { actionId } = contentOf(await reporter.saveActions({ sqrId, ...draft }))
  const action = contentOf(await (await world.as('employee')).actions.get({ actionId }))
  expect(action).toMatchObject({ sqrId, districtId: 'PER', padIds: ['pad-1'] })
  // Whoever reads the report sees it there, and opens it by the rules of actions.
  const seen = { actionId, assignees: [{ personId: cast.colleague }] }
  expect(problemOf(await actions.get({ actionId }))).toBe('forbidden')
  expect(await world.read('manager', sqrId)).toMatchObject({
    ...{ openActions: 1, linkedActions: [{ ...seen, isReadable: false }] },
  })
  const { linkedActions } = await world.read('employee', sqrId)
  expect(linkedActions).toMatchObject([{ ...seen, isReadable: true }])
  // The report is named to those alone who may read it.
  const { number, title } = await world.read('employee', sqrId)
  const sourceFor = async (who: CastName) => {
    const client = await world.as(who)
    const { source } = contentOf(await client.actions.get({ actionId }))
    const { data } = contentOf(await client.actions.list({ section: 'mine', fromDate: 'none' }))
    const listed = data.find((one) => one.actionId === actionId)
    return [source, ...(listed === undefined ? [] : [listed.source])]
  }
  expect((await sourceFor('employee'))[0]).toMatchObject({ number, title })
  for (const source of await sourceFor('colleague')) {
    expect(source).toMatchObject({ type: 'sqr', id: sqrId, number: null, title: '' })
  }
})

test('an action is taken off a report while that is worked on, and its history tells it', async () => {
  const party = { ...mild, responsiblePartyId: 'responsible-party.nature' }
  const sqrId = await submitted({ ...party, ownerId: cast.foreman })
  const owner = await world.sqr('foreman')
  const draft = { title: 'Order seals', assigneeIds: [cast.colleague], dueOn: '2026-03-20' }
  const one = contentOf(await owner.saveActions({ sqrId, ...draft }))
  const other = contentOf(await owner.saveActions({ sqrId, ...draft }))
  await grantTo(world, 'admin', ['edit_all_sqr', 'approve_sqr', 'delete_all_actions'])
  const { actions } = await world.as('admin')
  const mayDelete = async () =>
    contentOf(await actions.get({ actionId: other.actionId })).can.delete
  contentOf(await actions.removeSqrAction({ actionId: one.actionId, sqrId }))
  const [told] = (await world.read('admin', sqrId)).history.data
  expect(told).toMatchObject({ action: 'remove action', fields: [{ from: one.number, to: null }] })
  expect(await mayDelete()).toBe(true)
  contentOf(await world.ask('foreman', sqrId, 'investigate'))
  contentOf(await world.ask('foreman', sqrId, 'ask_approval'))
  contentOf(await world.ask('reviewer', sqrId, 'approve'))
  expect(whyNot(await actions.removeSqrAction({ actionId: other.actionId, sqrId }))).toBe(
    'No action is taken off a report in this phase.',
  )
  expect(await mayDelete()).toBe(false)
})
