import { describe, expect, test } from 'vitest'
import { createAutosave, type SaveReply, type SaveState } from './autosave.ts'
import type { SentChange } from './held.ts'
import { testClock } from './test-clock.ts'

type Sent = { changes: readonly SentChange[]; key: string; answer: (reply: SaveReply) => void }

/** A queue with a server at the other end of a wire that the test holds. */
function wired(options: { revs?: Record<string, number>; judge?: 'sendAgain' | 'ask' } = {}) {
  const clock = testClock()
  const sent: Sent[] = []
  const states: SaveState[] = []
  const saved: string[] = []
  const refused: string[] = []
  const conflicts: string[] = []
  let keys = 0
  const autosave = createAutosave({
    transport: (changes, key) =>
      new Promise((resolve) => sent.push({ changes, key, answer: resolve })),
    clock,
    newKey: () => `key ${(keys += 1)}`,
    revs: options.revs ?? {},
    onState: (state) => states.push(state),
    onSaved: (changes) => saved.push(...changes.map(({ key }) => key)),
    onConflict: ({ key }) => {
      conflicts.push(key)
      return options.judge ?? 'ask'
    },
    onRefused: (key, { message }) => refused.push(`${key}: ${message}`),
  })
  const answer = async (place: number, reply: SaveReply) => {
    sent[place]?.answer(reply)
    await settled()
  }
  return { autosave, clock, sent, states, saved, refused, conflicts, answer }
}

const ok = (revs: Record<string, number> = {}): SaveReply => ({
  kind: 'saved',
  revs,
  conflicts: [],
  refused: [],
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('autosave', () => {
  test('sends a choice at once, with the revision that it was made on', () => {
    const { autosave, sent } = wired({ revs: { ppe: 4 } })
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    expect(sent[0]?.changes).toEqual([{ key: 'ppe', value: 'yes', baseRev: 4 }])
  })

  test('sends typing after a pause of 600 ms, and only its last state', () => {
    const { autosave, sent, clock } = wired()
    autosave.take({ key: 'seen', value: 'l' }, 'pause')
    clock.pass(599)
    autosave.take({ key: 'seen', value: 'leak' }, 'pause')
    clock.pass(599)
    expect(sent).toHaveLength(0)
    clock.pass(1)
    expect(sent.map(({ changes }) => changes)).toEqual([
      [{ key: 'seen', value: 'leak', baseRev: 0 }],
    ])
  })

  test('sends typing at once when the field is left', () => {
    const { autosave, sent } = wired()
    autosave.take({ key: 'seen', value: 'leak' }, 'pause')
    autosave.hurry()
    expect(sent).toHaveLength(1)
  })

  test('says "saved" only after the server has answered', async () => {
    const { autosave, states, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    expect(states.map(({ kind }) => kind)).toEqual(['saving'])
    await answer(0, ok({ ppe: 1 }))
    expect(states.at(-1)).toEqual({ kind: 'saved', at: 0 })
  })

  test('keeps one request in flight and joins what changes meanwhile', async () => {
    const { autosave, sent, saved, states, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    autosave.take({ key: 'ppe', value: 'no' }, 'now')
    autosave.take({ key: 'sse', value: 'na' }, 'now')
    autosave.take({ key: 'ppe', value: 'na' }, 'now')
    expect(sent).toHaveLength(1)
    await answer(0, ok({ ppe: 1 }))
    expect(states.at(-1)?.kind).toBe('saving')
    expect(sent[1]?.changes).toEqual([
      { key: 'ppe', value: 'na', baseRev: 1 },
      { key: 'sse', value: 'na', baseRev: 0 },
    ])
    await answer(1, ok({ ppe: 2, sse: 1 }))
    expect(saved).toEqual(['ppe', 'ppe', 'sse'])
    expect(states.at(-1)?.kind).toBe('saved')
  })

  test('gives each request a key of its own', async () => {
    const { autosave, sent, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, ok({ ppe: 1 }))
    autosave.take({ key: 'ppe', value: 'no' }, 'now')
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2'])
  })

  test('repeats the same batch under the same key when no answer came', async () => {
    const { autosave, sent, states, clock, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'unreachable' })
    expect(states.at(-1)?.kind).toBe('retrying')
    autosave.take({ key: 'ppe', value: 'no' }, 'now')
    clock.pass(1000)
    expect(sent[1]).toMatchObject({ key: 'key 1', changes: [{ key: 'ppe', value: 'yes' }] })
    await answer(1, ok({ ppe: 1 }))
    expect(sent[2]).toMatchObject({ key: 'key 2', changes: [{ value: 'no', baseRev: 1 }] })
  })

  test('waits 1, 2, 5 and then always 10 seconds between tries', async () => {
    const { autosave, sent, clock, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    for (const [place, pause] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
      await answer(place, { kind: 'unreachable' })
      clock.pass(pause - 1)
      expect(sent).toHaveLength(place + 1)
      clock.pass(1)
      expect(sent).toHaveLength(place + 2)
    }
  })

  test('waits as long as the server asks', async () => {
    const { autosave, sent, clock, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'unreachable', waitMs: 7000 })
    clock.pass(6999)
    expect(sent).toHaveLength(1)
    clock.pass(1)
    expect(sent).toHaveLength(2)
  })

  test('tries again at once when the network comes back', async () => {
    const { autosave, sent, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'unreachable' })
    autosave.wake()
    expect(sent).toHaveLength(2)
  })

  test('counts a transport that throws as one that got no answer', async () => {
    const clock = testClock()
    const states: SaveState[] = []
    const autosave = createAutosave({
      transport: () => Promise.reject(new TypeError('network')),
      clock,
      newKey: () => 'key',
      revs: {},
      onState: (state) => states.push(state),
      onSaved: () => undefined,
      onConflict: () => 'ask',
      onRefused: () => undefined,
    })
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await settled()
    expect(states.at(-1)?.kind).toBe('retrying')
    autosave.stop()
  })

  test('keeps everything while nobody is signed in, and goes on after', async () => {
    const { autosave, sent, states, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'signedOut' })
    autosave.take({ key: 'sse', value: 'no' }, 'now')
    expect(states.at(-1)?.kind).toBe('signedOut')
    expect(autosave.unsaved().map(({ key }) => key)).toEqual(['ppe', 'sse'])
    autosave.wake()
    await answer(1, ok({ ppe: 1 }))
    await answer(2, ok({ sse: 1 }))
    expect(sent).toHaveLength(3)
    expect(autosave.unsaved()).toEqual([])
  })

  test('takes a new key when the server has seen the old one with something else', async () => {
    const { autosave, sent, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'keyTaken' })
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2'])
  })

  test('stops on an answer that would not change, keeps the change, and goes on with the next', async () => {
    const { autosave, sent, states, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'stopped', message: 'This form is no longer open for filling.' })
    expect(states.at(-1)).toEqual({
      kind: 'stopped',
      message: 'This form is no longer open for filling.',
    })
    expect(autosave.unsaved()).toEqual([{ key: 'ppe', value: 'yes' }])
    autosave.take({ key: 'sse', value: 'no' }, 'now')
    expect(sent[1]?.changes.map(({ key }) => key)).toEqual(['ppe', 'sse'])
  })

  test("asks about somebody else's answer and does not send again by itself", async () => {
    const { autosave, sent, saved, conflicts, answer } = wired({ revs: { ppe: 1 } })
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, {
      ...ok(),
      conflicts: [{ key: 'ppe', current: { value: 'no', rev: 5 } }],
    } as SaveReply)
    expect(conflicts).toEqual(['ppe'])
    expect(saved).toEqual([])
    expect(sent).toHaveLength(1)
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    expect(sent[1]?.changes).toEqual([{ key: 'ppe', value: 'yes', baseRev: 5 }])
  })

  test('asks as well when the answer was changed again meanwhile', async () => {
    const { autosave, sent, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    autosave.take({ key: 'ppe', value: 'na' }, 'now')
    await answer(0, {
      ...ok(),
      conflicts: [{ key: 'ppe', current: { value: 'no', rev: 5 } }],
    } as SaveReply)
    expect(sent).toHaveLength(1)
  })

  test('sends again on top when only a photo came in between', async () => {
    const { autosave, sent, answer } = wired({ judge: 'sendAgain' })
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, {
      ...ok(),
      conflicts: [{ key: 'ppe', current: { value: null, rev: 2 } }],
    } as SaveReply)
    expect(sent[1]?.changes).toEqual([{ key: 'ppe', value: 'yes', baseRev: 2 }])
  })

  test('tells what the server refused and counts the rest as saved', async () => {
    const { autosave, saved, refused, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'pause')
    autosave.take({ key: 'gas', value: 5000 }, 'now')
    await answer(0, {
      ...ok({ ppe: 1 }),
      refused: [{ key: 'gas', message: 'Enter 1000 or less.' }],
    } as SaveReply)
    expect(saved).toEqual(['ppe'])
    expect(refused).toEqual(['gas: Enter 1000 or less.'])
  })

  test('learns the revision that a photo has made', () => {
    const { autosave, sent } = wired({ revs: { ppe: 1 } })
    autosave.learn({ ppe: 2 })
    autosave.take({ key: 'ppe', value: 'no' }, 'now')
    expect(sent[0]?.changes[0]?.baseRev).toBe(2)
  })

  test('settles with a yes once the server has everything', async () => {
    const { autosave, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'pause')
    const settling = autosave.settle()
    await answer(0, ok({ ppe: 1 }))
    expect(await settling).toBe(true)
  })

  test('settles with a no when the server cannot be reached', async () => {
    const { autosave, answer } = wired()
    const settling = autosave.settle()
    await answer(0, { kind: 'unreachable' })
    expect(await settling).toBe(false)
    autosave.stop()
  })

  test('asks the server even when nothing waits, so that a yes is the server speaking', async () => {
    const { autosave, sent, answer } = wired()
    const settling = autosave.settle()
    expect(sent[0]?.changes).toEqual([])
    await answer(0, ok())
    expect(await settling).toBe(true)
  })

  test('sends everything at once when the page goes, later changes on top of what is on its way', async () => {
    const { autosave, sent } = wired({ revs: { ppe: 3 } })
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    autosave.take({ key: 'ppe', value: 'no' }, 'now')
    autosave.take({ key: 'seen', value: 'leak' }, 'pause')
    autosave.farewell()
    expect(sent[1]?.changes).toEqual([
      { key: 'ppe', value: 'no', baseRev: 4 },
      { key: 'seen', value: 'leak', baseRev: 0 },
    ])
  })

  test('repeats what was not answered when the page goes, and sends on top of it', async () => {
    const { autosave, sent, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'unreachable' })
    autosave.take({ key: 'ppe', value: 'no' }, 'now')
    autosave.farewell()
    expect(sent[1]).toMatchObject({ changes: sent[0]?.changes, key: sent[0]?.key })
    expect(sent[2]?.changes).toEqual([{ key: 'ppe', value: 'no', baseRev: 1 }])
    autosave.stop()
  })

  const many = Array.from({ length: 450 }, (_, place) => ({ key: `q${place}`, value: 'yes' }))
  const sizes = (sent: readonly Sent[]) => sent.map(({ changes }) => changes.length)

  test('sends many answers in parts that a call takes, and settles once all are there', async () => {
    const { autosave, sent, saved, answer } = wired()
    many.forEach((change) => autosave.take(change, 'pause'))
    const settling = autosave.settle()
    for (const place of [0, 1, 2]) {
      await answer(place, ok())
    }
    expect([sizes(sent), await settling, saved.length]).toEqual([[200, 200, 50], true, 450])
  })

  test('cuts what was held before only where no call ever took it', async () => {
    const { autosave, sent, answer } = wired()
    autosave.resume([{ changes: many, key: 'before' }, { changes: [...many, ...many] }])
    for (const place of [0, 1, 2, 3, 4]) {
      await answer(place, ok())
    }
    expect(sizes(sent)).toEqual([450, 200, 200, 200, 200, 100])
    expect(sent.slice(0, 2).map(({ key }) => key)).toEqual(['before', 'key 1'])
  })

  test('sends many answers in parts when the page goes', () => {
    const { autosave, sent } = wired()
    many.forEach((change) => autosave.take(change, 'pause'))
    autosave.farewell()
    expect(sizes(sent)).toEqual([200, 200, 50])
  })

  test('forgets what turned into something that cannot be saved', () => {
    const { autosave, sent, clock, states } = wired()
    autosave.take({ key: 'gas', value: 12 }, 'pause')
    autosave.drop('gas')
    clock.pass(1000)
    expect(sent).toHaveLength(0)
    expect(states.at(-1)?.kind).toBe('idle')
  })

  test('sends nothing after it was stopped', async () => {
    const { autosave, sent, clock, states, answer } = wired()
    autosave.take({ key: 'ppe', value: 'yes' }, 'now')
    await answer(0, { kind: 'unreachable' })
    autosave.stop()
    const told = states.length
    clock.pass(60_000)
    expect(sent).toHaveLength(1)
    expect(states).toHaveLength(told)
  })
})
