import { afterAll, beforeAll, expect, test } from 'vitest'
import { riskNames, usualRiskMatrix, type Client } from '@holdpoint/api'
import { riskCodes, riskLevelNames, riskLevelOf, type FormDefinition } from '@holdpoint/forms'
import { cast } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { grantTo } from '../../../test/rights.ts'

const sighting: FormDefinition = {
  ...{ schema: 1, key: 'f_sighting', version: 1, title: { en: 'Sighting' }, languages: ['en'] },
  items: [
    { key: 'what', type: 'text', label: { en: 'What' }, titleAnswer: true },
    {
      ...{ key: 'danger', type: 'risk', label: { en: 'Danger' }, required: true },
      on: [{ when: { op: 'ge', args: [{ op: 'value' }, 3] }, do: 'requireAction' }],
    },
  ],
}
const { likelihoods, severities, levels } = usualRiskMatrix
const strict = {
  likelihoods: [{ name: 'Never', about: '' }, ...likelihoods.slice(1)],
  severities: [...severities],
  levels: { ...levels, 22: 'High' as const, 23: 'High' as const, 32: 'High' as const },
}

let world: TestServer
let maker: Client
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms', 'manage_settings'])
  await placeForm(world, 'f_sighting', { columns: { owner_id: cast.manager }, draft: sighting })
  maker = await world.as('manager')
  employee = await world.as('employee')
})
afterAll(() => world.close())

const formId = 'f_sighting'
const drafted = async () => contentOf(await maker.manageForms.draft({ formId }))
const publish = async () => {
  const { rowVersion } = await drafted()
  contentOf(await maker.manageForms.move({ formId, event: 'publish', draftRowVersion: rowVersion }))
}
const matrixOf = (definition: unknown) => (definition as FormDefinition).riskMatrix
async function started() {
  const { id } = contentOf(await employee.myForms.start({ formId }))
  const changes = [
    { key: 'danger', value: '22' },
    { key: 'what', value: 'A hose whips' },
  ]
  return { myFormId: id, saved: await employee.myForms.fill({ myFormId: id, changes }) }
}

test('the engine and the contract know the same levels, and the same usual matrix', () => {
  expect(riskLevelNames).toEqual(riskNames)
  const byEngine = riskCodes.map((code) => [code, riskLevelOf({}, code)])
  expect(byEngine).toEqual(riskCodes.map((code) => [code, levels[code]]))
})

test('a code is taken, anything else is refused at its question', async () => {
  await publish()
  const { myFormId, saved } = await started()
  expect(contentOf(saved).revs).toMatchObject({ danger: 1 })
  for (const value of ['16', 'High', 22]) {
    const answer = await employee.myForms.fill({ myFormId, changes: [{ key: 'danger', value }] })
    expect(answer).toMatchObject({
      content: {
        refused: [{ key: 'danger', message: 'Choose how likely and how grave it is.' }],
      },
    })
  }
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  const told = data.flatMap(({ fields }) => fields).map(({ label, to }) => [label, to])
  expect(told).toContainEqual(['Danger', '22 Medium'])
})

test('a version keeps the matrix that it was published with, whoever sends another one', async () => {
  const before = await started()
  expect(matrixOf(contentOf(await employee.myForms.get(before)).definition)).toEqual(
    usualRiskMatrix,
  )
  contentOf(await maker.settings.saveRiskMatrix(strict))
  contentOf(await employee.myForms.submit(before))
  // What an entry was answered with stays, and a client's own matrix is nothing.
  const definition = { ...sighting, riskMatrix: usualRiskMatrix, title: { en: 'Sighting' } }
  contentOf(await maker.manageForms.saveDraft({ formId, definition }))
  expect(matrixOf((await drafted()).definition)).toEqual(strict)
  await publish()
  const after = await started()
  expect(matrixOf(contentOf(await employee.myForms.get(after)).definition)).toEqual(strict)
  expect(await employee.myForms.submit(after)).toMatchObject({ status: 222 })
  expect(matrixOf(contentOf(await employee.myForms.get(before)).definition)).toEqual(
    usualRiskMatrix,
  )
})

test('a form that asks for no risk has no matrix', async () => {
  const definition = { ...sighting, items: sighting.items.slice(0, 1), riskMatrix: strict }
  contentOf(await maker.manageForms.saveDraft({ formId, definition: { ...definition } }))
  expect(matrixOf((await drafted()).definition)).toBeUndefined()
})
