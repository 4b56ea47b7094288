import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualRiskMatrix, type RiskMatrix } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0

/** A matrix as its form sends it. */
function fieldsOf({ likelihoods, severities, levels }: RiskMatrix): Record<string, string> {
  const digits = Object.entries({ likelihoods, severities }).flatMap(([kind, lines]) =>
    lines.flatMap(({ name, about }, place) => [
      [`${kind}[${place}].name`, name],
      [`${kind}[${place}].about`, about],
    ]),
  )
  const cells = Object.entries(levels).map(([code, level]) => [`levels.${code}`, level])
  return Object.fromEntries([...digits, ...cells]) as Record<string, string>
}

async function posted(person: TestPerson, fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: 'save', ...fields, formKey: `risk-${(keys += 1)}` })
  const arrived = await world.arriving(person, paths.riskMatrix(), { method: 'POST', body })
  const answer: unknown = await action({ ...arrived, params: {} }).catch((one: unknown) => one)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue } = again.lastResult
  return { to: null, said: error, start: initialValue, theirs: again.theirs?.start }
}

const pageOf = async (person: TestPerson) =>
  loader({ ...(await world.arriving(person, paths.riskMatrix())), params: {} })

test('the page is for whoever keeps the settings', async () => {
  const thrown: unknown = await pageOf(employee).catch((one: unknown) => one)
  expect((thrown as Response).headers.get('Location')).toBe(paths.noAccess('settings'))
  expect(await posted(employee, fieldsOf(usualRiskMatrix))).toEqual({
    to: paths.noAccess('settings'),
  })
})

test('what makes no matrix comes back with all that was typed', async () => {
  const { start } = await pageOf(admin)
  expect(start).toEqual(usualRiskMatrix)
  const typed = {
    ...fieldsOf(usualRiskMatrix),
    ...{ 'likelihoods[1].name': '', 'levels.22': 'Low', 'levels.12': 'Medium' },
  }
  const refused = await posted(admin, typed)
  expect(refused.said).toEqual({
    'likelihoods[1].name': ['Enter a name.'],
    'levels.13': ['At least Medium: 12 is Medium already, and is no worse.'],
    'levels.22': ['At least Medium: 12 is Medium already, and is no worse.'],
  })
  expect(refused.start).toMatchObject({ levels: { 22: 'Low', 12: 'Medium' } })
})

test('it is saved from the version that was seen, and the usual one comes back', async () => {
  const seen = { ...fieldsOf(usualRiskMatrix), rowVersion: '0' }
  expect(
    await posted(admin, {
      ...seen,
      'levels.33': 'Severe',
      'levels.34': 'Severe',
      'levels.43': 'Severe',
    }),
  ).toEqual({
    to: paths.settings(),
  })
  const saved = content(await employee.client.settings.riskMatrix({}))
  expect([saved.rowVersion, saved.levels[33]]).toEqual([1, 'Severe'])
  expect(await posted(admin, { ...seen, 'severities[0].name': 'Scratch' })).toMatchObject({
    start: { severities: [{ name: 'Scratch' }, {}, {}, {}, {}] },
    theirs: { 'levels.33': 'Severe', 'severities[0].name': 'Minor' },
  })
  const usual = { intent: 'usual' }
  expect(await posted(admin, { ...usual, rowVersion: '0' })).toEqual({ to: paths.riskMatrix() })
  expect((await pageOf(admin)).start.levels[33]).toBe('Severe')
  expect(await posted(admin, { ...usual, rowVersion: '1' })).toEqual({ to: paths.riskMatrix() })
  expect(await pageOf(admin)).toMatchObject({ start: usualRiskMatrix, rowVersion: 2 })
})
