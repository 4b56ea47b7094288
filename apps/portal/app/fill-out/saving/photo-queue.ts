import type { Refusal } from '../language/refusal.ts'
import { backOff, type Clock } from './clock.ts'

/** A photo, or another file, on its way to the server. */
export type PendingPhoto = {
  readonly id: string
  readonly key: string
  readonly name: string
  /** An address to show it from, on this device; empty for a file that is no picture. */
  readonly preview: string
  readonly percent: number
  /** `leaving`: it is left out, and may have arrived, so the server is asked and it is taken off. */
  readonly state: 'waiting' | 'sending' | 'retrying' | 'failed' | 'leaving'
  /** Why it failed for good. */
  readonly refusal?: Refusal
}

type Revisions = Readonly<Record<string, number>>

export type PhotoReply<Media> =
  | { kind: 'sent'; media: Media; revs: Revisions }
  | { kind: 'unreachable'; waitMs?: number }
  | { kind: 'signedOut' }
  | { kind: 'keyTaken' }
  | ({ kind: 'stopped' } & Refusal)

export interface PhotoQueueOptions<File, Media> {
  send: (
    photo: { key: string; file: File; name: string; idempotencyKey: string },
    onPercent: (percent: number) => void,
  ) => Promise<PhotoReply<Media>>
  /** Makes the photo smaller, or answers it as it is. */
  prepare: (file: File) => Promise<File>
  /** Takes a photo off its answer again. */
  takeOff: (photo: { key: string; media: Media }) => Promise<PhotoReply<Media>>
  clock: Clock
  newKey: () => string
  onChange: (photos: readonly PendingPhoto[]) => void
  onSent: (key: string, media: Media, revs: Revisions) => void
  /** A photo that was left out had arrived, with these revisions, and is off again, with those. */
  onTakenOff: (key: string, media: Media, revs: { arrived: Revisions; off: Revisions }) => void
  onSignedOut: () => void
  /** A photo was taken in, or is settled: it arrived, or it was left out. */
  onTaken?: (photo: { id: string; key: string; name: string; file: File }) => void
  onSettled?: (id: string) => void
  /**
   * It was made smaller. It is sent once this is done: repeated later it must be the same bytes, and
   * to make it smaller once more may make others.
   */
  onPrepared?: (photo: { id: string; key: string; name: string; file: File }) => Promise<void>
}

/** Sends photos one after the other, and again until they are there or left out. */
export interface PhotoQueue<File> {
  add: (key: string, file: File, name: string, preview: string, id?: string) => void
  /** Tries at once what failed or waits. */
  wake: () => void
  drop: (id: string) => void
  /** What is not on the server yet. */
  waiting: () => readonly { id: string; key: string; name: string; file: File }[]
  stop: () => void
}

type Entry<File, Media> = {
  photo: PendingPhoto
  file: File
  isPrepared: boolean
  idempotencyKey: string
  tries: number
  /** It was sent, here or on an earlier visit, and no answer came. */
  mayHaveArrived: boolean
  isUnwanted: boolean
  /** Of one that is not wanted: it is there, and has to go. */
  arrived?: { media: Media; revs: Revisions }
}

export function createPhotoQueue<File, Media>(
  options: PhotoQueueOptions<File, Media>,
): PhotoQueue<File> {
  let entries: Entry<File, Media>[] = []
  let isSending = false
  let isStopped = false
  let callOffRetry = () => {}

  function tell() {
    if (!isStopped) {
      options.onChange(entries.map(({ photo }) => photo))
    }
  }

  function update(entry: Entry<File, Media>, change: Partial<PendingPhoto>) {
    entry.photo = { ...entry.photo, ...change }
    tell()
  }

  function sendNext() {
    callOffRetry()
    const entry = entries.find(({ photo }) => photo.state !== 'failed')
    if (isSending || isStopped || entry === undefined) {
      return
    }
    isSending = true
    void deliver(entry)
      .catch((): PhotoReply<Media> => ({ kind: 'unreachable' }))
      .then((reply) => {
        isSending = false
        receive(entry, reply)
      })
  }

  async function deliver(entry: Entry<File, Media>): Promise<PhotoReply<Media>> {
    update(entry, { state: entry.isUnwanted ? 'leaving' : 'sending', percent: 0 })
    if (entry.arrived !== undefined) {
      return options.takeOff({ key: entry.photo.key, media: entry.arrived.media })
    }
    if (!entry.isPrepared) {
      const file = await options.prepare(entry.file)
      entry.isPrepared = true
      if (file !== entry.file) {
        entry.file = file
        const { id, key, name } = entry.photo
        await options.onPrepared?.({ id, key, name, file })
      }
    }
    const { photo, file, idempotencyKey } = entry
    return options.send({ key: photo.key, file, name: photo.name, idempotencyKey }, (percent) =>
      update(entry, { percent }),
    )
  }

  function receive(entry: Entry<File, Media>, reply: PhotoReply<Media>) {
    switch (reply.kind) {
      case 'sent':
        receiveSent(entry, reply)
        sendNext()
        return
      case 'unreachable':
        entry.tries += 1
        entry.mayHaveArrived = true
        update(entry, { state: waitingState(entry), percent: 0 })
        callOffRetry = options.clock.after(
          Math.max(reply.waitMs ?? 0, backOff(entry.tries)),
          sendNext,
        )
        return
      case 'keyTaken':
        entry.idempotencyKey = options.newKey()
        sendNext()
        return
      case 'signedOut':
        update(entry, { state: waitingState(entry), percent: 0 })
        options.onSignedOut()
        return
      case 'stopped':
        receiveStopped(entry, reply)
        sendNext()
        return
      default:
        reply satisfies never
    }
  }

  function receiveSent(
    entry: Entry<File, Media>,
    { media, revs }: { media: Media; revs: Revisions },
  ) {
    const { key } = entry.photo
    if (!entry.isUnwanted) {
      options.onSent(key, media, revs)
    } else if (entry.arrived === undefined) {
      // It is asked for once more, to be taken off.
      entry.arrived = { media, revs }
      return
    } else {
      options.onTakenOff(key, entry.arrived.media, { arrived: entry.arrived.revs, off: revs })
    }
    remove(entry)
  }

  function receiveStopped(
    entry: Entry<File, Media>,
    { kind: _kind, ...refusal }: Refusal & { kind: 'stopped' },
  ) {
    if (!entry.isUnwanted) {
      update(entry, { state: 'failed', percent: 0, refusal })
      return
    }
    // It never arrived, or it has to stay: then it shows among those that are there.
    if (entry.arrived !== undefined) {
      options.onSent(entry.photo.key, entry.arrived.media, entry.arrived.revs)
    }
    remove(entry)
  }

  const waitingState = ({ isUnwanted }: Entry<File, Media>) => (isUnwanted ? 'leaving' : 'retrying')

  function remove(entry: Entry<File, Media>) {
    if (!entry.isUnwanted) {
      options.onSettled?.(entry.photo.id)
    }
    entries = entries.filter((candidate) => candidate !== entry)
    tell()
  }

  return {
    add(key, file, name, preview, id) {
      const idempotencyKey = id ?? options.newKey()
      const photo: PendingPhoto = {
        id: idempotencyKey,
        key,
        name,
        preview,
        percent: 0,
        state: 'waiting',
      }
      const isNew = { isPrepared: false, tries: 0, isUnwanted: false }
      entries.push({ photo, file, idempotencyKey, ...isNew, mayHaveArrived: id !== undefined })
      options.onTaken?.({ id: idempotencyKey, key, name, file })
      tell()
      sendNext()
    },
    wake() {
      for (const entry of entries) {
        if (entry.photo.state === 'failed') {
          update(entry, { state: 'waiting' })
        }
      }
      sendNext()
    },
    drop(id) {
      const entry = entries.find(({ photo }) => photo.id === id)
      if (entry === undefined || entry.isUnwanted) {
        return
      }
      if (!entry.mayHaveArrived || entry.photo.state === 'failed') {
        remove(entry)
        return
      }
      entry.isUnwanted = true
      options.onSettled?.(id)
      update(entry, { state: 'leaving', percent: 0 })
      sendNext()
    },
    waiting: () =>
      entries
        .filter(({ isUnwanted }) => !isUnwanted)
        .map(({ photo: { id, key, name }, file }) => ({ id, key, name, file })),
    stop() {
      isStopped = true
      callOffRetry()
    },
  }
}
