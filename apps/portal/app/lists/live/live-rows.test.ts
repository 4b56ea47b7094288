import { describe, expect, test, vi } from 'vitest'
import { refusedMs, watchRows, type LiveBrowser } from './live-rows.ts'

const ofPerson = (personId: string) => ({ personId, stream: '/gauges/live' })

/** A browser of several tabs: real channels, a lock that one tab holds, streams that are counted. */
function aBrowser() {
  const queue: (() => Promise<unknown>)[] = []
  const streams: {
    address: string
    isOpen: boolean
    tell: (ids: string) => void
    refuse: () => void
  }[] = []
  const name = `test-${Math.random()}`
  let isHeld = false
  let tabs = 0
  const next = () => {
    const work = isHeld ? undefined : queue.shift()
    if (work !== undefined) {
      isHeld = true
      void work().then(() => {
        isHeld = false
        next()
      })
    }
  }
  const request: LiveBrowser['locks']['request'] = (...call: unknown[]) => {
    const [, options, work] = call
    return new Promise((resolve, reject) => {
      queue.push(async () => {
        if (isAborted(options)) {
          reject(new Error('Nobody waits for this lock any more.'))
        } else {
          resolve(typeof work === 'function' ? await work(null) : undefined)
        }
      })
      next()
    })
  }
  const browser: LiveBrowser = {
    locks: { request },
    openChannel: (channel) => new BroadcastChannel(`${name}-${channel}`),
    openStream: (address) => {
      const hearers: ((event: MessageEvent<string>) => void)[] = []
      const failing: (() => void)[] = []
      let readyState = 1
      const stream = {
        refuse: () => {
          readyState = 2
          failing.forEach((hear) => hear())
        },
        address,
        isOpen: true,
        tell: (ids: string) =>
          hearers.forEach((hear) => hear(new MessageEvent('changed', { data: ids }))),
      }
      streams.push(stream)
      return {
        get readyState() {
          return readyState
        },
        addEventListener: (kind: string, hear: unknown) => {
          if (typeof hear === 'function' && kind === 'error') {
            failing.push(() => void hear())
          } else if (typeof hear === 'function') {
            hearers.push((event) => void hear(event))
          }
        },
        close: () => {
          stream.isOpen = false
        },
      }
    },
    newTabId: () => `tab-${(tabs += 1)}`,
  }
  const open = () => streams.filter(({ isOpen }) => isOpen)
  return { browser, open }
}

const idsOf = (address: string) => new URL(address, 'http://portal.example').searchParams.get('ids')

describe('the tabs of a browser', () => {
  test('share one stream of all that they show', async () => {
    const { browser, open } = aBrowser()
    const heard: string[] = []
    const first = watchRows(ofPerson('p'), browser, (ids) => heard.push(`first ${ids.join()}`))
    const second = watchRows(ofPerson('p'), browser, (ids) => heard.push(`second ${ids.join()}`))
    first.show(['b', 'a'])
    second.show(['c', 'a'])
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['a,b,c'])
    open()[0]?.tell('a,c')
    await expect.poll(() => heard.sort()).toEqual(['first a', 'second c,a'].map(sorted))
    first.close()
    second.close()
  })

  test('go on when the one that holds the stream is closed', async () => {
    const { browser, open } = aBrowser()
    const heard: string[] = []
    const first = watchRows(ofPerson('p'), browser, () => undefined)
    const second = watchRows(ofPerson('p'), browser, (ids) => heard.push(...ids))
    first.show(['a'])
    second.show(['b'])
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['a,b'])
    first.close()
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['b'])
    open()[0]?.tell('b')
    expect(heard).toEqual(['b'])
    second.close()
    expect(open()).toEqual([])
  })

  test('watch nothing for one that says it shows nothing any more', async () => {
    const { browser, open } = aBrowser()
    const first = watchRows(ofPerson('p'), browser, () => undefined)
    const second = watchRows(ofPerson('p'), browser, () => undefined)
    first.show(['a'])
    second.show(['b'])
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['a,b'])
    second.show([])
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['a'])
    first.close()
    second.close()
  })

  test('forget one that ended without a word once another one leads', async () => {
    const { browser, open } = aBrowser()
    const first = watchRows(ofPerson('p'), browser, () => undefined)
    first.show(['a'])
    const other = watchRows(ofPerson('p'), browser, () => undefined)
    other.show(['b'])
    const dead = browser.openChannel('hp-live:p:/gauges/live')
    dead.postMessage({ kind: 'shows', tab: 'dead', ids: ['c'] })
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['a,b,c'])
    dead.close()
    first.close()
    await expect.poll(() => open().map(({ address }) => idsOf(address))).toEqual(['b'])
    other.close()
  })

  test('ask again for a stream that was refused for good', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { browser, open } = aBrowser()
    const tab = watchRows(ofPerson('p'), browser, () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    tab.show(['a'])
    await vi.advanceTimersByTimeAsync(1000)
    const [refused] = open()
    refused?.refuse()
    await vi.advanceTimersByTimeAsync(refusedMs - 1)
    expect(open()).toEqual([refused])
    await vi.advanceTimersByTimeAsync(1)
    expect(open()).not.toEqual([refused])
    expect(open().map(({ address }) => idsOf(address))).toEqual(['a'])
    tab.close()
    vi.useRealTimers()
  })

  test('of different people do not hear each other', async () => {
    const { browser } = aBrowser()
    const heard: string[] = []
    const one = watchRows(ofPerson('p'), browser, (ids) => heard.push(...ids))
    const other = watchRows(ofPerson('q'), browser, (ids) => heard.push(...ids))
    one.show(['a'])
    other.show(['a'])
    await new Promise((resolve) => setTimeout(resolve, 400))
    one.close()
    other.close()
    expect(heard).toEqual([])
  })
})

function isAborted(options: unknown): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    'signal' in options &&
    options.signal instanceof AbortSignal &&
    options.signal.aborted
  )
}

/** The ids of an event stand in the order of the stream. */
function sorted(line: string): string {
  const [who = '', ids = ''] = line.split(' ')
  return `${who} ${ids.split(',').sort().join()}`
}
