import { backOff, type Clock } from './clock.ts'

/** A photo on its way to the server. */
export type PendingPhoto = {
  readonly id: string
  readonly key: string
  readonly name: string
  /** An address to show it from, on this device. */
  readonly preview: string
  readonly percent: number
  readonly state: 'waiting' | 'sending' | 'retrying' | 'failed'
  /** Why it failed for good. */
  readonly message?: string
}

export type PhotoReply<Media> =
  | { kind: 'sent'; media: Media; revs: Readonly<Record<string, number>> }
  | { kind: 'unreachable'; waitMs?: number }
  | { kind: 'signedOut' }
  | { kind: 'keyTaken' }
  | { kind: 'stopped'; message: string }

export interface PhotoQueueOptions<File, Media> {
  send: (
    photo: { key: string; file: File; name: string; idempotencyKey: string },
    onPercent: (percent: number) => void,
  ) => Promise<PhotoReply<Media>>
  /** Makes the photo smaller, or answers it as it is. */
  prepare: (file: File) => Promise<File>
  clock: Clock
  newKey: () => string
  onChange: (photos: readonly PendingPhoto[]) => void
  onSent: (key: string, media: Media, revs: Readonly<Record<string, number>>) => void
  onSignedOut: () => void
  /** A photo was taken in, or is settled: it arrived, or it was left out. */
  onTaken?: (photo: { id: string; key: string; name: string; file: File }) => void
  onSettled?: (id: string) => void
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

type Entry<File> = {
  photo: PendingPhoto
  file: File
  isPrepared: boolean
  idempotencyKey: string
  tries: number
}

export function createPhotoQueue<File, Media>(
  options: PhotoQueueOptions<File, Media>,
): PhotoQueue<File> {
  let entries: Entry<File>[] = []
  let isSending = false
  let isStopped = false
  let callOffRetry = () => {}

  function tell() {
    if (!isStopped) {
      options.onChange(entries.map(({ photo }) => photo))
    }
  }

  function update(entry: Entry<File>, change: Partial<PendingPhoto>) {
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

  async function deliver(entry: Entry<File>): Promise<PhotoReply<Media>> {
    update(entry, { state: 'sending', percent: 0 })
    if (!entry.isPrepared) {
      entry.file = await options.prepare(entry.file)
      entry.isPrepared = true
    }
    const { photo, file, idempotencyKey } = entry
    return options.send({ key: photo.key, file, name: photo.name, idempotencyKey }, (percent) =>
      update(entry, { percent }),
    )
  }

  function receive(entry: Entry<File>, reply: PhotoReply<Media>) {
    switch (reply.kind) {
      case 'sent':
        options.onSent(entry.photo.key, reply.media, reply.revs)
        remove(entry)
        sendNext()
        return
      case 'unreachable':
        entry.tries += 1
        update(entry, { state: 'retrying', percent: 0 })
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
        update(entry, { state: 'retrying', percent: 0 })
        options.onSignedOut()
        return
      case 'stopped':
        update(entry, { state: 'failed', percent: 0, message: reply.message })
        sendNext()
        return
      default:
        reply satisfies never
    }
  }

  function remove(entry: Entry<File>) {
    options.onSettled?.(entry.photo.id)
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
      entries.push({ photo, file, isPrepared: false, idempotencyKey, tries: 0 })
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
      if (entry !== undefined) {
        remove(entry)
      }
    },
    waiting: () => entries.map(({ photo: { id, key, name }, file }) => ({ id, key, name, file })),
    stop() {
      isStopped = true
      callOffRetry()
    },
  }
}
