import { describe, expect, test } from 'vitest'
import type { SaveReply } from '../fill-out/saving/autosave.ts'
import type { Held, SentChange } from '../fill-out/saving/held.ts'
import type { BeginReply } from './begin/send-beginning.ts'
import { sendRecord } from './send-unsent.ts'
import { unsentRecords, type UnsentAnswers, type UnsentBeginning } from './unsent-records.ts'

const saved = (revs: Record<string, number>): SaveReply => ({
  kind: 'saved',
  revs,
  conflicts: [],
  refused: [],
})

function visit(batches: Held): { id: string; about: UnsentAnswers } {
  const about = { formId: 'e1', title: 'Walkaround', visit: 'v', at: 1, batches }
  return { id: 'v', about: { kind: 'answers', ...about } }
}

/** Sends a record to a server that gives these answers, one after the other. */
async function sending(batches: Held, replies: readonly SaveReply[]) {
  const sent: { changes: readonly SentChange[]; key: string; keptBefore: unknown }[] = []
  let kept: unknown = visit(batches).about
  let keys = 0
  const result = await sendRecord(visit(batches), {
    sendAnswers: async (_formId, changes, key) => {
      sent.push({ changes, key, keptBefore: kept })
      return replies[sent.length - 1] ?? { kind: 'unreachable' }
    },
    sendBeginning: async () => ({ kind: 'unreachable' }),
    now: () => 0,
    sendPhoto: async () => ({ kind: 'unreachable' }),
    newKey: () => `new ${(keys += 1)}`,
    keep: async ({ about }) => {
      kept = about
    },
  })
  return { result, sent, kept }
}

const ppe = { key: 'ppe', value: 'no', baseRev: 2 }
const line = { key: 'line', value: 'Weep', baseRev: 0 }

describe('sending what waits', () => {
  test('repeats what was sent before under its key, then the rest on top of it', async () => {
    const later = { changes: [{ ...ppe, value: 'na' }, line] }
    const held = [{ changes: [ppe], key: 'k' }, later]
    const { result, sent, kept } = await sending(held, [saved({ ppe: 3 }), saved({ ppe: 4 })])
    expect(sent.map(({ key }) => key)).toEqual(['k', 'new 1'])
    expect(sent[1]?.changes).toEqual([{ ...ppe, value: 'na', baseRev: 3 }, line])
    expect([result, kept]).toEqual(['sent', null])
  })

  test('has a new key on the disk before the server sees it', async () => {
    const { sent } = await sending([{ changes: [ppe] }], [saved({ ppe: 3 })])
    expect(sent[0]).toMatchObject({ key: 'new 1', keptBefore: { batches: [{ key: 'new 1' }] } })
  })

  test.each(['unreachable', 'signedOut'] as const)('keeps all of it when %s', async (kind) => {
    const { result, kept } = await sending([{ changes: [ppe], key: 'k' }], [{ kind }])
    expect(result).toBe(kind)
    expect(kept).toMatchObject({ batches: [{ changes: [ppe], key: 'k' }] })
  })

  test('keeps what the server turns down, with its sentence', async () => {
    const stopped: SaveReply = { kind: 'stopped', message: 'This form is closed.' }
    const { result, kept } = await sending([{ changes: [ppe], key: 'k' }], [stopped])
    expect(result).toBe('stuck')
    expect(kept).toMatchObject({
      batches: [{ changes: [ppe] }],
      trouble: { kind: 'stopped', message: 'This form is closed.' },
    })
  })

  test("keeps what met somebody else's answer, to be asked about, and sends the rest", async () => {
    const conflict = { ...saved({ line: 1 }), conflicts: [{ key: 'ppe', current: null }] }
    const held = [{ changes: [ppe, line], key: 'k' }]
    const { result, kept } = await sending(held, [conflict as SaveReply])
    expect(result).toBe('stuck')
    expect(kept).toMatchObject({
      batches: [{ changes: [{ ...ppe, baseRev: 0 }] }],
      trouble: { kind: 'conflict' },
    })
  })

  test('frees what was more than the server takes, in parts under keys of their own', async () => {
    const changes = Array.from({ length: 501 }, (_, place) => ({ ...line, key: `q${place}` }))
    const replies = [saved({}), saved({}), saved({})]
    const { result, sent, kept } = await sending([{ changes, key: 'k' }], replies)
    expect(sent.map((one) => one.changes.length)).toEqual([200, 200, 101])
    expect(sent.map(({ key }) => key)).toEqual(['new 1', 'new 2', 'new 3'])
    expect([result, kept]).toEqual(['sent', null])
  })

  test('takes another key when the server has seen the old one with something else', async () => {
    const { result, sent } = await sending(
      [{ changes: [ppe], key: 'k' }],
      [{ kind: 'keyTaken' }, saved({ ppe: 3 })],
    )
    expect(sent.map(({ key }) => key)).toEqual(['k', 'new 1'])
    expect(result).toBe('sent')
  })
})

describe('what was begun here', () => {
  const of = { formId: 'f-check', version: 3 }
  const whole = { formId: 'e1', title: 'Walkaround', visit: 'e1', at: 1000, of, isFresh: false }
  const about: UnsentBeginning = { kind: 'beginning', ...whole }

  async function beginning(reply: BeginReply, change: Partial<UnsentBeginning> = {}, now = 2000) {
    const left = { ...about, ...change }
    let kept: unknown = left
    let asked = 0
    const result = await sendRecord(
      { id: 'e1', about: left },
      {
        sendBeginning: async () => {
          asked += 1
          return reply
        },
        sendAnswers: async () => ({ kind: 'unreachable' }),
        sendPhoto: async () => ({ kind: 'unreachable' }),
        newKey: () => 'new',
        now: () => now,
        keep: async ({ about: next }) => {
          kept = next
        },
      },
    )
    return { result, kept, asked }
  }

  test('goes from the device once the server has heard of it, and not before', async () => {
    expect(await beginning({ kind: 'begun' })).toEqual({ result: 'sent', kept: null, asked: 1 })
    expect(await beginning({ kind: 'unreachable' })).toMatchObject({
      ...{ result: 'unreachable', kept: about },
    })
  })

  test('is kept with the sentence where it is refused', async () => {
    const message = 'This form is not open to you.'
    const { result, kept } = await beginning({ kind: 'stopped', message })
    expect([result, kept]).toEqual(['stuck', { ...about, trouble: { kind: 'stopped', message } }])
  })

  test('is left to its page for a minute, until somebody has looked at it', async () => {
    const fresh = { isFresh: true }
    expect(await beginning({ kind: 'begun' }, fresh)).toMatchObject({ asked: 0 })
    expect(await beginning({ kind: 'begun' }, fresh, 61_000)).toMatchObject({ result: 'sent' })
  })

  test('is sent before anything of it, and its answers before its photos', async () => {
    const at = (kind: string, id: string) => ({ id, value: { json: { ...whole, kind } } })
    const all = [at('photo', 'p'), at('answers', 'a'), at('typed', 't'), at('beginning', 'e1')]
    const found = await unsentRecords({ all: async () => all })
    expect(found.map(({ id }) => id)).toEqual(['e1', 'a', 'p'])
  })
})
