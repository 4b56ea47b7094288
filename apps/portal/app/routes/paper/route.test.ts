import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPage, type TestPage } from '../_shell.my-forms/test-page.ts'
import { loader } from './route.tsx'

let world: TestPage

beforeAll(async () => {
  world = await openTestPage()
}, 120_000)
afterAll(() => world.entry.close())

/** What the page shows to somebody without an account. */
async function shown(code: string) {
  const arrived = await world.arriving(
    { token: '', client: undefined as never },
    `/paper?code=${code}`,
  )
  const { data, init } = await loader(arrived)
  return { ...data, status: init?.status }
}

test('asks for a code, and says what is wrong with one', async () => {
  expect(await shown('')).toEqual({ typed: '', problem: null, paper: null, status: 200 })
  expect(await shown('0000')).toMatchObject({
    ...{ typed: '0000', status: 400, paper: null },
    problem: 'A code has 16 letters and digits.',
  })
  expect(await shown('0000-0000-0000-0000')).toMatchObject({
    ...{ status: 404, paper: null },
    problem: expect.stringContaining('Holdpoint knows no paper with this code.'),
  })
})
