import { describe, expect, test } from 'vitest'
import { browserShare, memoryShare, type BrowserParts, type SessionShare } from './session-share.ts'

function storage(): BrowserParts['storage'] {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

const session = { signIn: 's', accessToken: 'a', refreshToken: 'r', renewedAt: 4 }

async function isOneAtATime(shares: readonly SessionShare[]): Promise<boolean> {
  let inside = 0
  let most = 0
  await Promise.all(
    shares.map((share) =>
      share.inTurn(async () => {
        inside += 1
        most = Math.max(most, inside)
        await new Promise((resolve) => setTimeout(resolve, 1))
        inside -= 1
      }),
    ),
  )
  return most === 1
}

describe.each([
  ['memoryShare', memoryShare],
  ['browserShare', () => browserShare('s', { storage: storage() })],
])('%s', (_name, make) => {
  test('keeps a session until it is taken away', () => {
    const share = make()
    expect(share.read()).toBeUndefined()
    share.write(session)
    expect(share.read()).toEqual(session)
    share.write(undefined)
    expect(share.read()).toBeUndefined()
  })

  test('gives one turn at a time, also after one that failed', async () => {
    const share = make()
    await expect(share.inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await isOneAtATime([share, share, share])).toBe(true)
  })
})

describe('browserShare', () => {
  test('is the same for all tabs of an origin', () => {
    const one = storage()
    browserShare('s', { storage: one }).write(session)
    expect(browserShare('s', { storage: one }).read()).toEqual(session)
    expect(browserShare('other', { storage: one }).read()).toBeUndefined()
  })

  test('takes its turn by the lock of the browser where there is one', async () => {
    const asked: unknown[] = []
    const locks: BrowserParts['locks'] = {
      request: (name, work) => {
        asked.push(name)
        return work()
      },
    }
    const share = browserShare('s', { storage: storage(), locks })
    expect(await share.inTurn(() => Promise.resolve(4))).toBe(4)
    expect(asked).toEqual(['s'])
  })

  test.each(['', 'null', '4', '[]', '{"accessToken":4}', '{', '"text"'])(
    'takes %j for no session',
    (text) => {
      const kept = storage()
      kept.setItem('s', text)
      expect(browserShare('s', { storage: kept }).read()).toBeUndefined()
    },
  )
})
