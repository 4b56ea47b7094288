import { describe, expect, test } from 'vitest'
import { liveStream, readLiveAsk } from './live-stream.server.ts'

const times = { waitS: 0, lifeMs: 5_000 }

/** An API whose entries are in the states of each question in turn; then it is gone. */
function apiOf(...turns: (readonly string[])[]) {
  const asked: { ids: unknown; states: unknown }[] = []
  const left = [...turns]
  return {
    asked,
    changes: ({ ids, states: known }: { ids: unknown; states: unknown }) => {
      asked.push({ ids, states: known })
      const states = left.shift()
      return states === undefined
        ? Promise.reject(new Error('The API is gone.'))
        : Promise.resolve({
            status: 200 as const,
            content: { data: states.map((state) => ({ state })) },
          })
    },
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

describe('what a stream is asked', () => {
  test('is null where no entry is named', () => {
    expect(readLiveAsk(new Request('http://portal.example/live/my_form'))).toBeNull()
    expect(readLiveAsk(new Request('http://portal.example/live/my_form?ids=,%20'))).toBeNull()
  })

  test('takes the states of the last event along, if they fit', () => {
    const ask = (last: string) =>
      readLiveAsk(
        new Request('http://portal.example/live/my_form?ids=e-0,e-1', {
          headers: { 'Last-Event-ID': last },
        }),
      )
    expect(ask('a,b')).toEqual({ ids: ['e-0', 'e-1'], states: ['a', 'b'] })
    expect(ask('a')).toEqual({ ids: ['e-0', 'e-1'], states: [] })
  })

  test('watches a hundred entries at most, the newest, and knows them again', () => {
    const ids = Array.from({ length: 150 }, (_, index) => `e-${index}`)
    const last = Array.from({ length: 100 }, () => 'a')
    const ask = readLiveAsk(
      new Request(`http://portal.example/live/my_form?ids=${ids.join(',')}`, {
        headers: { 'Last-Event-ID': last.join(',') },
      }),
    )
    expect(ask).toEqual({ ids: ids.slice(50), states: last })
  })
})

describe('a stream', () => {
  test('says what is known first, then which entries changed, and ends with the API', async () => {
    const api = apiOf(['a', 'b'], ['a', 'b'], ['a', 'c'])
    const ask = { ids: ['e-0', 'e-1'], states: [] }
    expect(await textOf(liveStream(ask, api.changes, new AbortController().signal, times))).toBe(
      'retry: 2000\n\n' +
        'id: a,b\nevent: known\ndata: \n\n' +
        ': still here\n\n' +
        'id: a,c\nevent: changed\ndata: e-1\n\n',
    )
    expect(api.asked.map(({ states }) => states)).toEqual([[], ['a', 'b'], ['a', 'b'], ['a', 'c']])
  })

  test('tells a reader who comes back of what changed in between', async () => {
    const ask = { ids: ['e-0', 'e-1'], states: ['a', 'b'] }
    const stream = liveStream(ask, apiOf(['d', 'b']).changes, new AbortController().signal, times)
    expect(await textOf(stream)).toContain('id: d,b\nevent: changed\ndata: e-0\n\n')
  })

  test('asks no more once its reader has left', async () => {
    const api = apiOf(['a'], ['a'], ['a'])
    const leaving = new AbortController()
    leaving.abort()
    await textOf(liveStream({ ids: ['e-0'], states: [] }, api.changes, leaving.signal, times))
    expect(api.asked).toEqual([])
  })

  test('ends when its time is up', async () => {
    const api = apiOf(['a'], ['a'])
    const short = { waitS: 0, lifeMs: 0 }
    const ask = { ids: ['e-0'], states: [] }
    expect(await textOf(liveStream(ask, api.changes, new AbortController().signal, short))).toBe(
      'retry: 2000\n\n',
    )
  })
})
