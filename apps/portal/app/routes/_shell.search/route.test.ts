import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentences } from '@holdpoint/api'
import { formKeyField } from '../../ui/form-key.tsx'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { loader as foundLoader } from '../search.found/route.ts'
import { action, loader } from './route.tsx'

let page: TestPage
let employee: TestPerson

beforeAll(async () => {
  page = await openTestPage()
  employee = await page.signedIn('employee')
})
afterAll(() => page.entry.close())

const shown = async (path: string) => loader(await page.arriving(employee, path))

describe('the search', () => {
  test('asks nothing while nothing is searched for', async () => {
    expect(await shown('/search')).toMatchObject({ searched: '', kind: null, answer: null })
  })

  test('says what is wrong with a text', async () => {
    const problem = { found: null, isNear: false, problem: sentences.length.atLeast2 }
    expect((await shown('/search?q=+a+')).answer).toEqual(problem)
    const answer = await foundLoader(await page.arriving(employee, '/search/found?q=a'))
    expect(await answer.json()).toEqual(problem)
  })

  test('answers five of each kind, and twenty of one that is asked for alone', async () => {
    const { answer } = await shown('/search?q=wellsite')
    expect(answer?.found?.entries).toMatchObject({ rows: { length: 5 }, hasMore: true })
    const alone = await shown('/search?q=wellsite&kind=entries')
    expect(alone.answer?.found?.entries.rows).toHaveLength(20)
    expect(alone.answer?.found?.forms.rows).toEqual([])
    const unknown = await shown('/search?q=wellsite&kind=secrets')
    expect(unknown.answer).toEqual(answer)
  })

  test('answers the palette as it answers the page', async () => {
    const answer = await foundLoader(await page.arriving(employee, '/search/found?q=iron'))
    expect(await answer.json()).toEqual((await shown('/search?q=iron')).answer)
  })

  test('starts a form that was found, and comes back when it is none', async () => {
    const { answer, formKey } = await shown('/search?q=wellsite')
    const [form] = answer?.found?.forms.rows ?? []
    const post = async (value: string) => {
      const body = new URLSearchParams([
        [formKeyField, formKey],
        ['form', value],
      ])
      const arrived = await page.arriving(employee, '/search?q=wellsite', { method: 'POST', body })
      const response: unknown = await action(arrived)
      return response instanceof Response ? response.headers.get('Location') : null
    }
    expect(await post('nonsense')).toBe('/search?q=wellsite')
    expect(await post(`${form?.version}:0:${form?.id}`)).toMatch(/^\/my-form\/fill-out\//)
  })
})
