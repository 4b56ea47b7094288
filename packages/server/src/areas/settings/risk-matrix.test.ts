import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  usualRiskMatrix,
  type CallInput,
  type CallOf,
  type Client,
  type RiskCode,
  type RiskName,
} from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeHazard } from '../../../test/place-hazard.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { grantTo } from '../../../test/rights.ts'

type Matrix = CallInput<CallOf<'settings.saveRiskMatrix'>>

let world: TestServer
let keeper: Client

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'admin', ['manage_settings'])
  await grantTo(world, 'employee', ['create_jsa', 'create_hazards', 'edit_all_hazards'])
  await grantTo(world, 'manager', ['edit_all_jsa'])
  keeper = await world.as('admin')
})
afterAll(() => world.close())

const { likelihoods, severities, levels } = usualRiskMatrix
const usual: Matrix = { likelihoods: [...likelihoods], severities: [...severities], levels }
const changed = (some: Partial<Record<RiskCode, RiskName>>): Matrix => ({
  ...usual,
  levels: { ...levels, ...some },
})
/** Code 33 is Severe and above it all is Unacceptable; 14 is High. */
const strict = changed({
  ...{ 14: 'High', 15: 'High' },
  ...{ 33: 'Severe', 34: 'Unacceptable', 35: 'Unacceptable', 43: 'Unacceptable' },
  ...{ 44: 'Unacceptable', 53: 'Unacceptable' },
})
const fieldsOf = (reply: Awaited<ReturnType<Client['settings']['saveRiskMatrix']>>) =>
  reply.status === 'problem' ? reply.problem.fields : []
const read = async (who: CastName, jsaId: string) =>
  contentOf(await (await world.as(who)).jsa.get({ jsaId }))
const act = async (who: CastName, jsaId: string, event: 'submit' | 'approve' | 'withdraw') =>
  (await world.as(who)).jsa.act({ jsaId, event })

test('everybody reads the usual matrix, and those who keep the settings save another one', async () => {
  expect(problemOf(await world.nobody.settings.riskMatrix({}))).toBe('not_signed_in')
  const employee = await world.as('employee')
  expect(contentOf(await employee.settings.riskMatrix({}))).toEqual({ ...usual, rowVersion: 0 })
  expect(problemOf(await world.nobody.settings.saveRiskMatrix(strict))).toBe('not_signed_in')
  expect(problemOf(await employee.settings.saveRiskMatrix(strict))).toBe('forbidden')
})

test('what makes no matrix is refused at its fields, all of it at once', async () => {
  const [first, ...rest] = likelihoods
  const long = { name: 'x'.repeat(41), about: 'y'.repeat(101) }
  const wrong = await keeper.settings.saveRiskMatrix({
    likelihoods: [{ name: ' ', about: first?.about ?? '' }, ...rest],
    severities: [long, ...severities.slice(1)],
    levels: { ...levels, 33: 'Unacceptable' },
  })
  expect(fieldsOf(wrong)).toEqual([
    { path: 'likelihoods.0.name', message: 'Enter a name.' },
    { path: 'severities.0.name', message: 'Use at most 40 characters.' },
    { path: 'severities.0.about', message: 'Maximum 100 characters' },
    ...['34', '43'].map((code) => ({
      path: `levels.${code}`,
      message: 'At least Unacceptable: 33 is Unacceptable already, and is no worse.',
    })),
  ])
  const short = await keeper.settings.saveRiskMatrix({ ...usual, likelihoods: rest })
  expect(fieldsOf(short)).toEqual([{ path: 'likelihoods', message: 'There are five of them.' }])
  const none = { ...usual, levels: { ...levels, 11: 'None' } } as never
  expect(fieldsOf(await keeper.settings.saveRiskMatrix(none))).toEqual([
    { path: 'levels.11', message: 'Please choose a level.' },
  ])
})

test('another matrix rates anew what nobody has approved, and nothing else', async () => {
  const risk = { residual_likelihood: 3, residual_severity: 3 }
  await placeHazard(world, 'library', { ...risk })
  await placeHazard(world, 'elsewhere', { ...risk, shard_key: 'other-org' })
  await placeJsa(world, 'draft', { hazards: [risk, { title: 'Hands' }] })
  await placeJsa(world, 'waits', { columns: { status: 'awaiting_approval' }, hazards: [risk] })
  for (const status of ['ready', 'active', 'closed'] as const) {
    await placeJsa(world, status, { columns: { status }, hazards: [risk] })
  }
  const saved = contentOf(await keeper.settings.saveRiskMatrix(strict, { ifMatch: 0 }))
  expect(saved).toEqual({ ...strict, rowVersion: 1 })
  expect(contentOf(await keeper.settings.riskMatrix({}))).toEqual(saved)

  const hazards = contentOf(
    await (await world.as('employee')).jsa.masterHazards({ residualRisks: 'Severe' }),
  )
  expect(hazards.data).toMatchObject([
    { masterHazardId: 'library', residualRisk: 33, residualRiskName: 'Severe' },
  ])
  const elsewhere = await world.database.kysely
    .selectFrom('master_hazards')
    .select('residual_level')
    .where('id', '=', 'elsewhere')
    .executeTakeFirstOrThrow()
  expect(elsewhere.residual_level).toBe(3)
  for (const [id, name] of [
    ...([
      ['draft', 'Severe'],
      ['waits', 'Severe'],
    ] as const),
    ...([
      ['ready', 'High'],
      ['active', 'High'],
      ['closed', 'High'],
    ] as const),
  ]) {
    expect([id, (await read('foreman', id)).residualRiskName]).toEqual([id, name])
  }
  // The draft's other hazard is 14, which is High by now, and milder than its worst.
  const draft = await read('employee', 'draft')
  expect(draft).toMatchObject({ residualRisk: 33 })
  expect(draft.hazards.map((one) => one.residualRiskName)).toEqual(['Severe', 'High'])
  const trail = await world.database.kysely
    .selectFrom('audit_events')
    .select(['changes', 'person_id'])
    .where('record_type', '=', 'risk_matrix')
    .where('record_id', '=', castShard)
    .execute()
  expect(trail).toHaveLength(1)
  expect(trail[0]).toMatchObject({
    person_id: cast.admin,
    changes: { 33: { from: 'High', to: 'Severe' } },
  })
})

test('guards, approvals and the list go by the levels of the organisation', async () => {
  // Severe is no supervisor's any more.
  expect(await act('foreman', 'waits', 'approve')).toMatchObject({
    problem: {
      message: 'A severe residual risk is approved by somebody who may edit all analyses.',
    },
  })
  contentOf(await act('manager', 'waits', 'approve'))
  // 34 is more than anybody bears; 14 waits for an approval now.
  await placeJsa(world, 'worse', {
    hazards: [{ residual_likelihood: 3, residual_severity: 4, residual_level: 5 }],
  })
  expect(await act('employee', 'worse', 'submit')).toMatchObject({
    problem: {
      message:
        'A residual risk is unacceptable. Please add controls, or do the job in another way.',
    },
  })
  const employee = await world.as('employee')
  const added = contentOf(
    await employee.jsa.saveMasterHazard({
      ...{ title: 'Hose whips', controls: [], categoryIds: '', tagIds: '' },
      ...{ initialLikelihood: 3, initialSeverity: 4, residualLikelihood: 1, residualSeverity: 4 },
    }),
  )
  const { masterHazardId } = added
  expect(contentOf(await employee.jsa.masterHazard({ masterHazardId }))).toMatchObject({
    ...{ initialRiskName: 'Unacceptable', residualRiskName: 'High' },
  })
})

test('a job that runs keeps its levels through an edit, and a draft is rated by what holds', async () => {
  const { hazards, rowVersion } = await read('manager', 'active')
  const [known] = hazards
  const again = { ...known, step: 'Lift again', masterVersion: undefined }
  const manager = await world.as('manager')
  const fresh = { ...again, hazardId: undefined, title: 'Hands' }
  contentOf(
    await manager.jsa.saveHazards(
      { jsaId: 'active', hazards: [again, fresh] as never, change: 'Another step.' },
      { ifMatch: rowVersion },
    ),
  )
  const edited = await read('manager', 'active')
  expect(edited.hazards.map((one) => one.residualRiskName)).toEqual(['High', 'Severe'])
  expect((await read('manager', 'ready')).residualRiskName).toBe('High')
  contentOf(await act('manager', 'ready', 'withdraw'))
  expect((await read('manager', 'ready')).residualRiskName).toBe('Severe')
  const employee = await world.as('employee')
  const copy = contentOf(await employee.jsa.clone({ jsaId: 'closed' }))
  expect((await read('employee', copy.jsaId)).residualRiskName).toBe('Severe')
  expect((await read('employee', 'closed')).residualRiskName).toBe('High')
})

test('a version that was not seen is not written over, and nothing new is no version', async () => {
  const stale = await keeper.settings.saveRiskMatrix(usual, { ifMatch: 0 })
  expect(problemOf(stale)).toBe('row_changed')
  const same = contentOf(await keeper.settings.saveRiskMatrix(strict, { ifMatch: 1 }))
  expect(same.rowVersion).toBe(1)
  const back = contentOf(await keeper.settings.saveRiskMatrix(usual, { ifMatch: 1 }))
  expect(back).toEqual({ ...usual, rowVersion: 2 })
})
