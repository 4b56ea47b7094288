import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPage, type TestPage, type TestPerson } from './test-page.ts'

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

const allDays = 'selectedFilterId=none&selectedStartDate=none'

async function shown(path: string) {
  const { page } = await world.load(employee, path)
  return {
    rows: page?.rows.map(({ title, due }) => [title, due?.isOver]),
    chips: page?.filters.chips.map(({ label }) => label),
  }
}

test('what was assigned is found by its filter, and says that it is due', async () => {
  expect(await shown(`/my-forms?section=ongoing&isAssignedSelected=true&${allDays}`)).toEqual({
    rows: [['Wellsite Walkaround', false]],
    chips: [expect.any(String), 'Assigned to you'],
  })
})

test('nothing of theirs is overdue', async () => {
  const overdue = await shown(`/my-forms?section=ongoing&isOverdueSelected=true&${allDays}`)
  expect(overdue).toEqual({ rows: [], chips: [expect.any(String), 'Overdue'] })
})

test('what has failed says so, and what has failed critically is among it', async () => {
  const completed = `/my-forms?section=completed&${allDays}`
  const failed = await world.load(employee, `${completed}&isFailedSelected=true`)
  const scores = failed.page?.rows.map(({ score }) => score?.result)
  expect(new Set(scores)).toEqual(new Set(['failed']))
  const critical = await world.load(employee, `${completed}&hasCriticalFailureSelected=true`)
  expect(critical.page?.rows.every(({ score }) => score?.isCritical)).toBe(true)
})
