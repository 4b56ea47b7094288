import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import {
  fieldsOf,
  startSqrWorld,
  whyNot,
  wholeHeader,
  type Header,
  type SqrWorld,
} from '../../../test/sqr-world.ts'

// Who does what is kept apart: whoever investigates a report decides nothing on it.

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
})
afterAll(() => world.close())

const asJson = (lines: unknown) => JSON.stringify(lines) as never
const mild = {
  ...{ endsAt: '2026-03-04T07:00:00Z', responsiblePartyId: 'responsible-party.vendor' },
  ownerId: cast.foreman,
}
const move = async (...[who, ...asked]: Parameters<SqrWorld['ask']>) =>
  contentOf(await world.ask(who, ...asked))
const save = async (sqrId: string, said: Partial<Header>, who: CastName = 'employee') =>
  (await world.sqr(who)).saveHeaderInfo({ ...wholeHeader, ...mild, ...said, sqrId })
const investigated = async (said: Partial<Header> = {}) => {
  const sqrId = await world.begin({ ...mild, ...said })
  await move('employee', sqrId, 'submit')
  await move('admin', sqrId, 'investigate')
  return sqrId
}
const notTheirs = 'You have investigated this. Please let somebody else decide on it.'

describe('a report is decided by nobody', () => {
  test('who owned it, although they have given it away', async () => {
    const sqrId = await investigated({ ownerId: cast.reviewer })
    contentOf(await save(sqrId, { ownerId: cast.colleague }, 'reviewer'))
    await move('colleague', sqrId, 'ask_approval')
    expect(whyNot(await world.ask('reviewer', sqrId, 'approve'))).toBe(notTheirs)
    // Moves are no writing.
    await move('admin', sqrId, 'approve')
  })

  test('who wrote it, or asked for its approval', async () => {
    const sqrId = await investigated()
    contentOf(await save(sqrId, { vendor: 'Valves Inc.' }, 'admin'))
    await move('foreman', sqrId, 'ask_approval')
    expect(whyNot(await world.ask('admin', sqrId, 'approve'))).toBe(notTheirs)
    await move('reviewer', sqrId, 'approve')
    const asked = await investigated()
    await move('admin', asked, 'ask_approval')
    expect(whyNot(await world.ask('admin', asked, 'approve'))).toBe(notTheirs)
  })

  test('who verifies their own work', async () => {
    const sqrId = await investigated({ teamIds: [cast.manager] })
    await move('foreman', sqrId, 'ask_verification')
    const verdict = { sqrId, verdict: 'verified', note: '' } as const
    const said = await (await world.sqr('manager')).verifyResponsibleParty(verdict)
    expect(whyNot(said)).toBe(notTheirs)
    expect((await world.read('manager', sqrId)).can.verify).toBe(false)
    const disputed = { ...verdict, verdict: 'disputed' } as const
    contentOf(await (await world.sqr('admin')).verifyResponsibleParty(disputed))
    const { warnings } = await world.read('manager', sqrId)
    expect(warnings).toContain('The responsible party is disputed.')
    await move('admin', sqrId, 'verify')
    await move('foreman', sqrId, 'ask_approval')
    // A verdict is no writing.
    await move('admin', sqrId, 'approve')
  })
})

describe('who may not edit all reports', () => {
  const refused = 'Only whoever may edit all reports lowers a severity.'

  test('says no lower severity than the lost time does', async () => {
    const override = { severityOverride: 'level_1', overrideReason: 'It is so.' } as const
    const by = await world.sqr('employee')
    const begun = await by.saveHeaderInfo({ ...wholeHeader, ...override })
    expect(fieldsOf(begun)).toEqual([['severityOverride', refused]])
    // Nor by another time once it was said.
    const sqrId = await world.begin({ ...mild, ...override })
    const longer = { ...override, endsAt: wholeHeader.endsAt }
    expect(fieldsOf(await save(sqrId, longer))).toEqual([['severityOverride', refused]])
    contentOf(await save(sqrId, longer, 'admin'))
    contentOf(await save(sqrId, { ...longer, vendor: 'Valves Inc.' }))
  })

  test.each([
    ['severityOverride', { severityOverride: 'level_2', overrideReason: 'Close.' }, {}],
    ['businessUnit', {}, { businessUnit: 'WL' }],
    ['endsAt', {}, { endsAt: '2026-03-04T06:00:00Z' }],
    ['startsAt', {}, { startsAt: '2026-03-04T07:00:00Z' }],
  ] as const)('makes no submitted report milder, by %s', async (field, before, after) => {
    const sqrId = await world.begin({ ...mild, ...before })
    await move('employee', sqrId, 'submit')
    expect(fieldsOf(await save(sqrId, after))).toEqual([[field, refused]])
    contentOf(await save(sqrId, after, 'admin'))
  })

  test('tells whoever follows a report that it has become graver, and of no other edit', async () => {
    const sqrId = await world.begin(mild)
    await move('employee', sqrId, 'submit')
    await world.tell()
    const { subscriptions, notifications } = await world.as('manager')
    contentOf(await subscriptions.save({ recordType: 'sqr', recordId: sqrId }))
    const heard = async () => {
      await world.tell()
      const { data } = contentOf(await notifications.list({}))
      return data.filter(({ record }) => record?.id === sqrId).map(({ event }) => event)
    }
    contentOf(await save(sqrId, { vendor: 'Valves Inc.' }))
    expect(await heard()).toEqual([])
    contentOf(await save(sqrId, { vendor: 'Valves Inc.', endsAt: wholeHeader.endsAt }))
    expect(await heard()).toEqual(['sqr_raised'])
  })

  test('takes no lead of what is investigated from its owner', async () => {
    const sqrId = await investigated({ teamIds: [cast.colleague] })
    const message = 'Only its owner and whoever may edit all reports change who investigates it.'
    const own = { ownerId: cast.colleague, teamIds: [] }
    expect(fieldsOf(await save(sqrId, own, 'colleague'))).toEqual([['ownerId', message]])
    expect(fieldsOf(await save(sqrId, { teamIds: [] }, 'colleague'))).toEqual([
      ['teamIds', message],
    ])
    contentOf(await save(sqrId, { ownerId: cast.colleague, teamIds: [cast.foreman] }, 'foreman'))
  })
})

test('what was approved is followed by its non-conformance, files and actions alone', async () => {
  const sqrId = await investigated()
  const owner = await world.sqr('foreman')
  const ncr = {
    ...{ requirement: 'Seals are checked.', containment: 'Set aside', cause: 'Wrong seal' },
    ...{ dispositionId: 'ncr.disposition.scrap', correctiveAction: 'New list of seals' },
  }
  contentOf(await owner.saveNcr({ sqrId, ncr: asJson([ncr]) }))
  await move('foreman', sqrId, 'ask_approval')
  await move('reviewer', sqrId, 'approve')
  const why = 'While it is monitored, its non-conformance, files and actions alone are written.'
  expect(whyNot(await save(sqrId, {}, 'foreman'))).toBe(why)
  expect(whyNot(await owner.saveScat({ sqrId, scat: [] }))).toBe(why)
  expect(whyNot(await owner.attachForms({ sqrId, myFormIds: [] }))).toBe(why)
  expect(whyNot(await owner.saveNcr({ sqrId, ncr: [] }))).toContain('is not taken away')
  const { can } = await world.read('foreman', sqrId)
  expect(can).toMatchObject({ edit: false, editNcr: true, raiseAction: true, link: false })
  // Whoever writes it now does not close it.
  const [{ lineId } = { lineId: '' }] = (await world.read('foreman', sqrId)).ncr
  const seen = { ...ncr, lineId, verification: 'List seen.', effectiveness: 'effective' }
  contentOf(await (await world.sqr('admin')).saveNcr({ sqrId, ncr: asJson([seen]) }))
  const helped = { reason: 'No leak for a month.' }
  expect(whyNot(await world.ask('admin', sqrId, 'effective', helped))).toBe(notTheirs)
  const [told] = (await world.read('admin', sqrId)).history.data
  const fields = told?.fields.map(({ label, from, to }) => [label, from, to]) ?? []
  expect(fields.sort()).toEqual([
    ['Has it helped', null, 'It has'],
    ['Non-conformance', 'Action in progress', 'Closed'],
    ['What shows that it was done', null, 'List seen.'],
  ])
  await move('reviewer', sqrId, 'effective', helped)
})

test('a moment stays what it was when its form is sent again', async () => {
  await world.database.kysely
    .updateTable('people')
    .set({ time_zone: 'America/Chicago' })
    .where('id', '=', cast.employee)
    .execute()
  // The second of two hours that are called half past one.
  const startsAt = '2025-11-02T07:30:20.000Z'
  const ends = { endsAt: '2025-11-02T09:00:00Z' }
  const sqrId = await world.begin({ startsAt, ...ends })
  contentOf(await save(sqrId, { startsAt: '2025-11-02T01:30', ...ends }))
  expect((await world.read('employee', sqrId)).header.startsAt).toBe(startsAt)
  contentOf(await save(sqrId, { startsAt: '2025-11-02T01:31', ...ends }))
  expect((await world.read('employee', sqrId)).header.startsAt).toBe('2025-11-02T06:31:00.000Z')
})

test('whoever has lost a report links it no more', async () => {
  await grantTo(world, 'employee', ['create_sqr'])
  const sqrId = await investigated()
  expect(
    problemOf(await (await world.sqr('employee')).saveLinking({ sqrId, parentId: null })),
  ).toBe('forbidden')
})
