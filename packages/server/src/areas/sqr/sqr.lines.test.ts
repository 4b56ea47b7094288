import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { fieldsOf, startSqrWorld, whyNot, type SqrWorld } from '../../../test/sqr-world.ts'

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
  await world.database.kysely
    .insertInto('assets')
    .values({ shard_key: 'test-org', id: 'pump-7', code: 'P-07', name: 'Pump 7', category: 'Pump' })
    .execute()
})
afterAll(() => world.close())

const reporter = () => world.sqr('employee')
const part = { itemNumber: 'FE-100', vendor: 'Valves Inc.', condition: 'failed' as const }
/** Lines as a form sends them: what is left out is empty. */
const asJson = (lines: unknown) => JSON.stringify(lines) as never

describe('the lines of a part', () => {
  test.each([
    ['saveEquipments', 'equipments', {}, 'involvementId', 'Please choose how it was involved.'],
    [
      'saveEquipments',
      'equipments',
      { involvementId: 'equipment-involvement.failed' },
      ...(['name', 'Please choose the equipment, or enter its name.'] as const),
    ],
    [
      'saveEquipments',
      'equipments',
      { assetId: 'pump-9', involvementId: 'equipment-involvement.failed' },
      'assetId',
      'There is no such equipment.',
    ],
    [
      'saveEmployees',
      'employees',
      { personId: cast.outsider, involvementId: 'employee-involvement.witness' },
      'personId',
      'This is not an employee here, or no longer.',
    ],
    ['saveParts', 'parts', { ...part, condition: '' }, 'condition', 'Please choose one of these.'],
    [
      'saveTimeline',
      'timeline',
      { eventId: 'timeline-event.stop', at: '2026-03-04T06:00', hours: '1' },
      'eventId',
      'Please choose one of those below “Stop”.',
    ],
    ['saveScat', 'scat', { itemId: 'code.mech' }, 'itemId', 'Please choose one of these.'],
    [
      'saveNcr',
      'ncr',
      { requirement: 'Iron is tested.', dispositionId: 'ncr.origin.final' },
      'dispositionId',
      'Please choose one of these.',
    ],
  ] as const)('by sqr.%s are refused at the field', async (call, name, line, field, message) => {
    const sqrId = await world.begin()
    const save = (await reporter())[call] as (input: unknown) => Promise<never>
    const lines = asJson([line])
    expect(fieldsOf(await save({ sqrId, [name]: lines }))).toEqual([
      [`${name}.0.${field}`, message],
    ])
  })

  test('stay who they are when they are saved again, and their history tells them in words', async () => {
    const sqrId = await world.begin()
    const line = { assetId: 'pump-7', involvementId: 'equipment-involvement.failed', damageId: '' }
    const by = await reporter()
    contentOf(await by.saveEquipments({ sqrId, equipments: asJson([line]) }, { ifMatch: 1 }))
    const stale = await by.saveEquipments({ sqrId, equipments: [] }, { ifMatch: 1 })
    expect(problemOf(stale)).toBe('row_changed')
    const [first] = (await world.read('employee', sqrId)).equipments
    expect(first).toMatchObject({
      ...{ assetId: 'pump-7', name: '', hoursSinceService: null, damageId: null },
      words: { assetId: 'Pump 7 (P-07)', involvementId: 'Failed' },
    })
    const lineId = first?.lineId
    const more = [
      { ...line, note: 'Behind it' },
      { ...line, lineId, hoursSinceService: '12.5' },
    ]
    contentOf(await by.saveEquipments({ sqrId, equipments: asJson(more) }))
    const detail = await world.read('employee', sqrId)
    expect(detail.equipments.map((one) => [one.lineId === lineId, one.hoursSinceService])).toEqual([
      [false, null],
      [true, 12.5],
    ])
    const [told] = detail.history.data
    expect(told?.fields).toMatchObject([
      {
        from: 'Equipment: Pump 7 (P-07); Involvement: Failed',
        to: expect.stringContaining('12.5 h'),
      },
    ])
  })

  test('keep what they have chosen when it is hidden, and none of them is deleted', async () => {
    const sqrId = await world.begin()
    const by = await reporter()
    const itemId = 'scat.immediate-cause.act.step-skipped'
    contentOf(await by.saveScat({ sqrId, scat: asJson([{ itemId, why: 'In a hurry' }]) }))
    const { kysely } = world.database
    await kysely
      .updateTable('categories')
      .set({ is_active: false })
      .where('id', '=', itemId)
      .execute()
    const [{ lineId } = { lineId: '' }] = (await world.read('employee', sqrId)).scat
    contentOf(await by.saveScat({ sqrId, scat: asJson([{ lineId, itemId }]) }))
    expect(fieldsOf(await by.saveScat({ sqrId, scat: asJson([{ itemId }]) }))).toHaveLength(1)
    const kept = await kysely.selectFrom('sqr_lines').select('category_ids').execute()
    expect(kept).toContainEqual({ category_ids: [itemId] })
  })

  test('are not changed while the report waits for approval, nor once it is void', async () => {
    const sqrId = await world.begin()
    contentOf(await world.ask('employee', sqrId, 'submit'))
    contentOf(await world.ask('admin', sqrId, 'void', { reason: 'Reported twice.' }))
    expect(whyNot(await (await reporter()).saveScat({ sqrId, scat: [] }))).toBe(
      'What is void is not edited.',
    )
  })
})

test('a non-conformance is as far as its text bears out', async () => {
  const sqrId = await world.begin()
  const by = await reporter()
  const stepAfter = async (line: object) => {
    contentOf(
      await by.saveNcr({ sqrId, ncr: asJson([{ requirement: 'Iron is tested.', ...line }]) }),
    )
    return (await world.read('employee', sqrId)).ncrStep
  }
  expect(await stepAfter({})).toBe('open')
  const contained = { containment: 'Set aside', dispositionId: 'ncr.disposition.rework' }
  expect(await stepAfter(contained)).toBe('dispositioned')
  expect(await stepAfter({ ...contained, cause: 'Wrong seal' })).toBe('cause_found')
  contentOf(await by.saveNcr({ sqrId, ncr: [] }))
  expect((await world.read('employee', sqrId)).ncrStep).toBeNull()
})

test('a timeline is told by the clock, however it was written', async () => {
  const sqrId = await world.begin()
  const event = (at: string) => ({ eventId: 'timeline-event.stop.ours', at, hours: 1 })
  const [late, early] = ['2026-03-04T08:00:00.000Z', '2026-03-04T06:00:00.000Z']
  const timeline = asJson([late, early].map((at) => event(at)))
  contentOf(await (await reporter()).saveTimeline({ sqrId, timeline }))
  const told = (await world.read('employee', sqrId)).timeline.map(({ at }) => at)
  expect(told).toEqual([early, late])
})

test('a category that a line chooses is not deleted at the same time', async () => {
  await grantTo(world, 'admin', ['edit_all_sqr', 'delete_all_categories'])
  const { categories } = await world.as('admin')
  const itemId = 'scat.event.fall.to-a-lower-level'
  const sqrId = await world.begin()
  const by = await reporter()
  const [chosen, deleted] = await Promise.all([
    by.saveScat({ sqrId, scat: asJson([{ itemId }]) }),
    categories.remove({ categoryId: itemId }),
  ])
  const isThere = contentOf(await categories.list({ type: 'scat' })).some(
    ({ categoryId }) => categoryId === itemId,
  )
  expect([chosen.status === 200, deleted.status === 200]).toEqual([isThere, !isThere])
  expect((await world.read('employee', sqrId)).scat).toHaveLength(isThere ? 1 : 0)
})

describe('verdicts', () => {
  test('are lost by what is changed, and by nothing else', async () => {
    const sqrId = await verifying({ parts: [part, { ...part, itemNumber: 'FE-200' }] })
    const verifier = await world.sqr('manager')
    const lineIds = (await world.read('manager', sqrId)).parts.map(({ lineId }) => lineId)
    contentOf(await verifier.verifyParts({ sqrId, lineIds, verdict: 'verified', note: 'Seen' }))
    contentOf(await verifier.verifyResponsibleParty({ sqrId, verdict: 'disputed', note: '' }))
    const verdictsOf = async () => {
      const detail = await world.read('manager', sqrId)
      const parts = detail.parts.map(({ verdict }) => verdict?.verdict)
      return [...parts, detail.responsiblePartyVerdict?.verdict]
    }
    expect(await verdictsOf()).toEqual(['verified', 'verified', 'disputed'])
    const { parts, header } = await world.read('manager', sqrId)
    const lines = parts.map(({ words: _words, verdict: _verdict, ...line }) => line)
    const [one, other] = lines
    const changed = [
      { ...one, note: 'At the well' },
      { ...other, serialNumber: 'S-9' },
    ]
    const by = await reporter()
    contentOf(await by.saveParts({ sqrId, parts: asJson(changed) }))
    expect(await verdictsOf()).toEqual(['verified', undefined, 'disputed'])
    contentOf(await by.saveHeaderInfo({ ...header, sqrId, well: '12H' } as never))
    expect((await verdictsOf())[2]).toBe('disputed')
    contentOf(await by.saveHeaderInfo({ ...header, sqrId, vendor: 'Another' } as never))
    expect((await verdictsOf())[2]).toBeUndefined()
  })

  test('are given by whoever verifies, while it waits for them, to parts that are there', async () => {
    const sqrId = await verifying({ parts: [part] })
    const said = { sqrId, lineIds: ['none'], verdict: 'verified' as const, note: '' }
    expect(problemOf(await (await reporter()).verifyParts(said))).toBe('forbidden')
    const verifier = await world.sqr('manager')
    expect(fieldsOf(await verifier.verifyParts(said))).toEqual([
      ['lineIds', 'Some of these parts are not there any more.'],
    ])
    contentOf(await world.ask('foreman', sqrId, 'take_back', { reason: 'One more part.' }))
    expect(whyNot(await verifier.verifyResponsibleParty({ ...said }))).toBe(
      'It does not wait for verification now.',
    )
  })
})

/** A report that waits for verification. */
async function verifying({ parts }: { parts: readonly object[] }): Promise<string> {
  const sqrId = await world.begin({
    ...{ ownerId: cast.foreman, teamIds: [cast.colleague] },
    responsiblePartyId: 'responsible-party.vendor',
  })
  contentOf(await (await reporter()).saveParts({ sqrId, parts: asJson(parts) }))
  contentOf(await world.ask('employee', sqrId, 'submit'))
  contentOf(await world.ask('foreman', sqrId, 'investigate'))
  contentOf(await world.ask('foreman', sqrId, 'ask_verification'))
  return sqrId
}
