import { createCaller } from '@holdpoint/api/calls'
import { describe, expect, test } from 'vitest'
import { searchBy } from './person-search.source.ts'

const found = { personId: 'p1', fullName: 'Ada Quill' }

function portal(answer: object, status = 200) {
  const asked: URL[] = []
  const search = searchBy(
    createCaller({
      baseUrl: 'https://portal.example',
      fetch: (request) => {
        asked.push(new URL(request instanceof Request ? request.url : request))
        return Promise.resolve(Response.json(answer, { status }))
      },
    }),
  )
  return { asked, search }
}

const { signal } = new AbortController()

describe('searchBy', () => {
  test('sends the words and every filter that holds something, by the names of the call', async () => {
    const { asked, search } = portal({
      status: 200,
      message: '',
      errors: [],
      requestId: 'r1',
      content: { data: [found], totalRecords: 1, offset: 0 },
    })
    const query = {
      search: 'ada',
      pLimit: 5,
      userIds: ['p1', 'p2'],
      permissions: ['authorize_loto'],
      crew: ['A', 'B'],
      managerEmail: [],
      isExcluded: true,
    }
    expect(await search(query, { signal })).toEqual([found])
    expect(asked[0]?.pathname).toBe('/api/v1/person-search')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      search: 'ada',
      pLimit: '5',
      userIds: 'p1,p2',
      permissions: 'authorize_loto',
      crew: 'A,B',
      isExcluded: 'true',
    })
  })

  test("throws the portal's sentence when it refuses", async () => {
    const { search } = portal(
      {
        status: 403,
        message: 'Authentication Failed.',
        content: null,
        errors: [],
        requestId: 'r1',
      },
      403,
    )
    await expect(search({ search: '' }, { signal })).rejects.toThrow('Authentication Failed.')
  })
})
