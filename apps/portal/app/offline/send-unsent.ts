import { rebased, type SaveReply } from '../fill-out/saving/autosave.ts'
import type { HeldBatch, SentChange } from '../fill-out/saving/held.ts'
import { sendable } from '../fill-out/saving/in-parts.ts'
import type { BeginReply } from './begin/send-beginning.ts'
import type { PhotoReply } from '../fill-out/saving/photo-queue.ts'
import { offlineWords } from './offline.words.ts'
import {
  type Trouble,
  type UnsentAnswers,
  type UnsentBeginning,
  type UnsentPhoto,
  type UnsentRecord,
} from './unsent-records.ts'

/** What sending needs from outside. */
export interface SendUnsentParts {
  /** Tells the server of an entry that was begun here. */
  sendBeginning: (id: string, about: UnsentBeginning) => Promise<BeginReply>
  sendAnswers: (formId: string, changes: readonly SentChange[], key: string) => Promise<SaveReply>
  sendPhoto: (
    id: string,
    photo: UnsentPhoto,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<PhotoReply<unknown>>
  newKey: () => string
  now: () => number
  /** Keeps a record as it now is; without one it is gone. */
  keep: (record: UnsentRecord | { id: string; about: null }) => Promise<void>
}

/** What came of sending one record. */
export type Sent = 'sent' | 'stuck' | 'unreachable' | 'signedOut'

/** Sends one record whole, keeping after every step what is left of it. */
export function sendRecord(record: UnsentRecord, parts: SendUnsentParts): Promise<Sent> {
  if ('bytes' in record) {
    return sendOnePhoto(record, parts)
  }
  const { id, about } = record
  return about.kind === 'beginning'
    ? sendBeginning(id, about, parts)
    : sendVisit({ id, about }, parts)
}

const firstVisitMs = 60_000

async function sendBeginning(
  id: string,
  about: UnsentBeginning,
  parts: SendUnsentParts,
): Promise<Sent> {
  if (about.isFresh && parts.now() - about.at < firstVisitMs) {
    // Its page is on its way, and says what the form begins with.
    return 'unreachable'
  }
  const reply = await parts.sendBeginning(id, about)
  switch (reply.kind) {
    case 'begun':
      await parts.keep({ id, about: null })
      return 'sent'
    case 'stopped': {
      const trouble: Trouble = { kind: 'stopped', message: reply.message }
      await parts.keep({ id, about: { ...about, trouble } })
      return 'stuck'
    }
    case 'unreachable':
    case 'signedOut':
      return reply.kind
  }
}

async function sendVisit(
  { id, about }: { id: string; about: UnsentAnswers },
  parts: SendUnsentParts,
): Promise<Sent> {
  let batches = about.batches.flatMap(sendable)
  const unsettled: SentChange[] = []
  let trouble: Trouble | undefined

  const keep = (rest: readonly HeldBatch[], why?: Trouble) => {
    const { trouble: _before, ...plain } = about
    // What somebody else's answer stands against is asked about again, whoever sends it.
    const left = unsettled.length === 0 ? rest : [...rest, { changes: unsettled }]
    const record = { ...plain, batches: left, ...(why === undefined ? {} : { trouble: why }) }
    return parts.keep({ id, about: left.length === 0 ? null : record })
  }

  for (let [first] = batches; first !== undefined; [first] = batches) {
    const key = first.key ?? parts.newKey()
    if (first.key === undefined) {
      batches = [{ ...first, key }, ...batches.slice(1)]
      await keep(batches)
    }
    const reply = await parts.sendAnswers(about.formId, first.changes, key)
    switch (reply.kind) {
      case 'saved': {
        const open = new Set([...reply.conflicts, ...reply.refused].map((one) => one.key))
        unsettled.push(
          ...first.changes
            .filter((change) => open.has(change.key))
            .map((change) => ({ ...change, baseRev: 0 })),
        )
        trouble = troubleOf(reply) ?? trouble
        batches = batches.slice(1).map((later) => rebased(later, reply.revs))
        await keep(batches, trouble)
        break
      }
      case 'keyTaken':
        batches = [{ changes: first.changes }, ...batches.slice(1)]
        break
      case 'stopped':
        await keep(batches, { kind: 'stopped', message: reply.message })
        return 'stuck'
      case 'unreachable':
      case 'signedOut':
        return reply.kind
      default:
        reply satisfies never
    }
  }
  return trouble === undefined ? 'sent' : 'stuck'
}

function troubleOf({ conflicts, refused }: SaveReply & { kind: 'saved' }): Trouble | undefined {
  const [first] = refused
  if (first !== undefined) {
    return { kind: 'refused', message: first.message }
  }
  return conflicts.length === 0
    ? undefined
    : { kind: 'conflict', message: offlineWords.changedElsewhere(conflicts.length) }
}

async function sendOnePhoto(
  { id, about, bytes }: { id: string; about: UnsentPhoto; bytes: Uint8Array<ArrayBuffer> },
  { sendPhoto, keep, newKey }: SendUnsentParts,
): Promise<Sent> {
  const reply = await sendPhoto(id, about, bytes)
  switch (reply.kind) {
    case 'sent':
      await keep({ id, about: null })
      return 'sent'
    case 'keyTaken':
      // The name of the record is the key, so the photo moves to another name.
      await keep({ id: newKey(), about, bytes })
      await keep({ id, about: null })
      return 'unreachable'
    case 'stopped':
      await keep({
        id,
        about: { ...about, trouble: { kind: 'stopped', message: reply.message } },
        bytes,
      })
      return 'stuck'
    case 'unreachable':
    case 'signedOut':
      return reply.kind
  }
}
