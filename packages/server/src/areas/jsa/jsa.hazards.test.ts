import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import type { CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeHazard } from '../../../test/place-hazard.ts'
import { grantTo } from '../../../test/rights.ts'

type Draft = CallInput<CallOf<'jsa.saveMasterHazard'>>

let world: TestServer
let manager: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_jsa'])
  await grantTo(world, 'manager', ['create_hazards', 'edit_own_hazards', 'delete_own_hazards'])
  await grantTo(world, 'reviewer', ['edit_all_hazards', 'delete_all_hazards'])
  await placeHazard(world, 'taken')
  await placeHazard(world, 'written', { status: 'draft' })
  manager = await world.as('manager')
})
afterAll(() => world.close())

const whole: Draft = {
  title: 'Load drops or swings in a lift',
  description: 'Somebody stands where it falls.',
  categoryIds: 'lifting,line_of_fire',
  tagIds: 'motion,gravity',
  lossCategoryIds: 'people',
  ...{ initialLikelihood: '3', initialSeverity: '4', residualLikelihood: 1, residualSeverity: 4 },
  controls: [
    { text: 'Tag lines', level: 'administrative' },
    { text: '  ', level: 'ppe' },
    { text: 'Set down near the point of use', level: 'elimination' },
  ],
  ppe: 'Hard hat',
  references: 'Lifting standard',
  stopTrigger: 'Wind over the limit of the crane',
  businessUnits: 'FRAC',
}

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const idsOf = async (who: CastName, asked: CallInput<CallOf<'jsa.masterHazards'>> = {}) =>
  contentOf(await (await as(who)).jsa.masterHazards(asked)).data.map(
    ({ masterHazardId }) => masterHazardId,
  )

describe('who reads the library', () => {
  test('is whoever has to do with analyses, and nobody else', async () => {
    expect(problemOf(await world.nobody.jsa.masterHazards({}))).toBe('not_signed_in')
    for (const who of ['colleague', 'admin'] as const) {
      const client = await as(who)
      expect(problemOf(await client.jsa.masterHazards({}))).toBe('forbidden')
      expect(problemOf(await client.jsa.masterHazard({ masterHazardId: 'taken' }))).toBe(
        'forbidden',
      )
    }
    expect(await idsOf('employee')).toContain('taken')
    const read = contentOf(
      await (await as('employee')).jsa.masterHazardDetail({ masterHazardId: 'taken' }),
    )
    expect(read).toMatchObject({ allowedEvents: [], can: { edit: false, delete: false } })
  })

  test('keeps drafts for those who work on it', async () => {
    const masterHazardId = 'written'
    // The employee wrote it, and has no right to write any more.
    const refused = await (await as('employee')).jsa.masterHazard({ masterHazardId })
    expect(problemOf(refused)).toBe('forbidden')
    expect(await idsOf('employee', { section: 'drafts' })).toEqual([])
    expect(await idsOf('manager', { section: 'drafts' })).toContain(masterHazardId)
  })

  test('finds what is in use, where it may be read', async () => {
    const found = contentOf(await (await as('employee')).search.find({ search: 'Hazard ta' }))
    expect(found.hazards.data).toEqual([
      {
        ...{ masterHazardId: 'taken', number: 'HAZ-26-taken', title: 'Hazard taken' },
        ...{ residualRiskName: 'Medium', status: 'active' },
      },
    ])
    const others = contentOf(await (await as('colleague')).search.find({ search: 'Hazard ta' }))
    expect(others.hazards.data).toEqual([])
  })
})

describe('a hazard', () => {
  test('is written by whoever may, and by nobody else', async () => {
    for (const who of ['employee', 'colleague', 'reviewer'] as const) {
      const reply = await (await as(who)).jsa.saveMasterHazard({ title: 'Gun fires at surface' })
      expect(problemOf(reply)).toBe('forbidden')
    }
    const foreign = { masterHazardId: 'taken', title: 'Mine now' }
    expect(problemOf(await manager.jsa.saveMasterHazard(foreign))).toBe('forbidden')
  })

  test.each([
    ['no title', { title: ' ' }, 'title', 'Please enter title'],
    ['a category of nobody', { title: 'So', categoryIds: 'sports' }, 'categoryIds.0', undefined],
    ['a digit of six', { title: 'So', initialSeverity: '6' }, 'initialSeverity', undefined],
    [
      ...(['a unit of nobody', { title: 'So', businessUnits: 'NONE' }, 'businessUnits'] as const),
      'Please choose business units that are there.',
    ],
    [
      'too many controls',
      { title: 'So', controls: Array(21).fill({ text: 'One', level: 'ppe' }) },
      ...(['controls', 'At most 20 controls.'] as const),
    ],
    [
      'a control that is too long',
      { title: 'So', controls: [{ text: 'x'.repeat(501), level: 'ppe' }] },
      ...(['controls.0.text', 'Maximum 500 characters'] as const),
    ],
  ] as const)('is refused with %s', async (_what, draft, path, message) => {
    world.wait(1000)
    const reply = await manager.jsa.saveMasterHazard(draft as Draft)
    expect(reply).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path, ...(message && { message }) }] },
    })
  })

  test('goes from a draft into use, is reviewed, retired and reinstated', async () => {
    const { masterHazardId, number } = contentOf(
      await manager.jsa.saveMasterHazard({ title: 'Load drops' }),
    )
    expect(number).toMatch(/^HAZ-26-\d{5}$/u)
    const early = await manager.jsa.moveMasterHazard({ masterHazardId, event: 'activate' })
    expect(early).toMatchObject({
      problem: { name: 'wrong_state', message: 'Please select category' },
    })
    contentOf(await manager.jsa.saveMasterHazard({ masterHazardId, ...whole }, { ifMatch: 1 }))
    const stale = await manager.jsa.saveMasterHazard({ masterHazardId, ...whole }, { ifMatch: 1 })
    expect(problemOf(stale)).toBe('row_changed')
    contentOf(await manager.jsa.moveMasterHazard({ masterHazardId, event: 'activate' }))
    const taken = contentOf(await manager.jsa.masterHazard({ masterHazardId }))
    expect(taken).toMatchObject({
      ...{ status: 'active', reviewDue: '2027-03-05', isReviewDue: false },
      ...{ categoryIds: ['lifting', 'line_of_fire'], tagIds: ['gravity', 'motion'] },
      ...{ initialRisk: 34, initialRiskName: 'High', residualRisk: 14, residualRiskName: 'Medium' },
      ...{ controlCount: 2, businessUnits: ['FRAC'], references: 'Lifting standard' },
      controls: [
        { text: 'Tag lines', level: 'administrative' },
        { text: 'Set down near the point of use', level: 'elimination' },
      ],
    })
    await world.database.kysely
      .updateTable('master_hazards')
      .set({ review_due: '2026-03-05' })
      .where('id', '=', masterHazardId)
      .execute()
    const due = contentOf(await manager.jsa.masterHazard({ masterHazardId }))
    expect(due.isReviewDue).toBe(true)
    contentOf(await manager.jsa.moveMasterHazard({ masterHazardId, event: 'review' }))
    const why = await manager.jsa.moveMasterHazard({ masterHazardId, event: 'retire' })
    expect(why).toMatchObject({ problem: { fields: [{ path: 'reason' }] } })
    const reason = 'No crane works for us any more.'
    contentOf(await manager.jsa.moveMasterHazard({ masterHazardId, event: 'retire', reason }))
    const retired = contentOf(await manager.jsa.masterHazard({ masterHazardId }))
    expect(retired).toMatchObject({ status: 'retired', statusReason: reason, reviewDue: null })
    const edited = await manager.jsa.saveMasterHazard({ masterHazardId, ...whole })
    expect(problemOf(edited)).toBe('wrong_state')
    contentOf(await manager.jsa.moveMasterHazard({ masterHazardId, event: 'reinstate' }))
    const { history } = contentOf(await manager.jsa.masterHazardDetail({ masterHazardId }))
    expect(history.data.map(({ action }) => action)).toEqual([
      ...['reinstate', 'retire', 'review', 'activate', 'edit', 'create'],
    ])
    expect(history.data[4]?.fields).toContainEqual({
      ...{ key: 'residualRisk', label: 'Risk with controls', from: null, to: '14' },
    })
  })

  test('keeps while it is in use what its activation asked for', async () => {
    const reply = await (
      await as('reviewer')
    ).jsa.saveMasterHazard({
      ...{ ...whole, masterHazardId: 'taken', controls: [], residualLikelihood: 5 },
    })
    expect(reply).toMatchObject({
      problem: { fields: [{ path: 'controls' }, { path: 'residualLikelihood' }] },
    })
  })

  test('is deleted while it is a draft, and retired afterwards', async () => {
    const reviewer = await as('reviewer')
    expect(await reviewer.jsa.removeMasterHazard({ masterHazardId: 'taken' })).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'A hazard that is or was in use is not deleted. Please retire it instead.',
      },
    })
    contentOf(await reviewer.jsa.removeMasterHazard({ masterHazardId: 'written' }))
    const gone = await reviewer.jsa.masterHazard({ masterHazardId: 'written' })
    expect(problemOf(gone)).toBe('forbidden')
  })
})
