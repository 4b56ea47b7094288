import { describe, expect, test } from 'vitest'
import { createPhotoQueue, type PendingPhoto, type PhotoReply } from './photo-queue.ts'
import { testClock } from './test-clock.ts'

type Sent = {
  key: string
  file: string
  idempotencyKey: string
  onPercent: (percent: number) => void
  answer: (reply: PhotoReply<string>) => void
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

function wired() {
  const clock = testClock()
  const sent: Sent[] = []
  const done: string[] = []
  let shown: readonly PendingPhoto[] = []
  let keys = 0
  let signedOut = 0
  const queue = createPhotoQueue<string, string>({
    send: ({ key, file, idempotencyKey }, onPercent) =>
      new Promise((answer) => sent.push({ key, file, idempotencyKey, onPercent, answer })),
    prepare: async (file) => `small ${file}`,
    clock,
    newKey: () => `key ${(keys += 1)}`,
    onChange: (photos) => {
      shown = photos
    },
    onSent: (key, media) => done.push(`${key}: ${media}`),
    onSignedOut: () => {
      signedOut += 1
    },
  })
  const answer = async (place: number, reply: PhotoReply<string>) => {
    sent[place]?.answer(reply)
    await settled()
  }
  return { queue, clock, sent, done, answer, shown: () => shown, signedOut: () => signedOut }
}

const arrived = (media: string): PhotoReply<string> => ({ kind: 'sent', media, revs: {} })

describe('photo queue', () => {
  test('sends photos one after the other, made smaller, with their progress', async () => {
    const { queue, sent, done, answer, shown } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    queue.add('ppe', 'b', 'b.jpg', 'blob:b')
    await settled()
    expect(sent.map(({ file }) => file)).toEqual(['small a'])
    sent[0]?.onPercent(64)
    expect(shown().map(({ state, percent }) => [state, percent])).toEqual([
      ['sending', 64],
      ['waiting', 0],
    ])
    await answer(0, arrived('upload a'))
    await answer(1, arrived('upload b'))
    expect(done).toEqual(['ppe: upload a', 'ppe: upload b'])
    expect(shown()).toEqual([])
  })

  test('tries again under the same key after a pause', async () => {
    const { queue, clock, sent, done, answer, shown } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    await settled()
    await answer(0, { kind: 'unreachable' })
    expect(shown()[0]?.state).toBe('retrying')
    clock.pass(1000)
    await settled()
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 1'])
    expect(sent[1]?.file).toBe('small a')
    await answer(1, arrived('upload a'))
    expect(done).toEqual(['ppe: upload a'])
  })

  test('keeps a refused photo with the reason, and goes on with the next', async () => {
    const { queue, sent, answer, shown } = wired()
    queue.add('ppe', 'a', 'a.heic', 'blob:a')
    queue.add('ppe', 'b', 'b.jpg', 'blob:b')
    await settled()
    await answer(0, { kind: 'stopped', message: 'Please choose a JPEG, PNG or WebP picture.' })
    expect(shown()[0]).toMatchObject({
      state: 'failed',
      message: 'Please choose a JPEG, PNG or WebP picture.',
    })
    expect(sent[1]?.file).toBe('small b')
  })

  test('leaves a photo out when asked to', async () => {
    const { queue, answer, shown } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    await settled()
    await answer(0, { kind: 'stopped', message: 'No.' })
    queue.drop(shown()[0]?.id ?? '')
    expect(shown()).toEqual([])
  })

  test('waits for the person to sign in again', async () => {
    const { queue, sent, answer, signedOut } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    await settled()
    await answer(0, { kind: 'signedOut' })
    expect(signedOut()).toBe(1)
    queue.wake()
    await settled()
    expect(sent).toHaveLength(2)
  })
})
