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
  const taken: { media: string; answer: (reply: PhotoReply<string>) => void }[] = []
  const steps: string[] = []
  let keys = 0
  let signedOut = 0
  const queue = createPhotoQueue<string, string>({
    send: ({ key, file, idempotencyKey }, onPercent) =>
      new Promise((answer) => sent.push({ key, file, idempotencyKey, onPercent, answer })),
    prepare: async (file) => `small ${file}`,
    takeOff: ({ media }) => new Promise((answer) => taken.push({ media, answer })),
    onTakenOff: (key, media, { arrived, off }) =>
      done.push(`${key}: ${media} is off ${arrived['ppe']} ${off['ppe']}`),
    onPrepared: async ({ id, file }) => void steps.push(`keep ${id} as ${file}`),
    onSettled: (id) => void steps.push(`settled ${id}`),
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
  return {
    queue,
    clock,
    sent,
    taken,
    done,
    steps,
    answer,
    shown: () => shown,
    signedOut: () => signedOut,
  }
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
      refusal: { message: 'Please choose a JPEG, PNG or WebP picture.' },
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

  test('keeps a photo as it is sent before it sends it', async () => {
    const { queue, steps, sent } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    await settled()
    expect([steps, sent.map(({ file }) => file)]).toEqual([['keep key 1 as small a'], ['small a']])
  })

  test('takes off one that is left out and had arrived all the same', async () => {
    const { queue, clock, sent, taken, done, steps, answer, shown } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    await settled()
    await answer(0, { kind: 'unreachable' })
    queue.drop('key 1')
    await settled()
    expect(shown().map(({ state }) => state)).toEqual(['leaving'])
    expect(steps).toContain('settled key 1')
    expect(queue.waiting()).toEqual([])
    expect(sent[1]).toMatchObject({ idempotencyKey: 'key 1', file: 'small a' })
    await answer(1, { kind: 'sent', media: 'upload a', revs: { ppe: 3 } })
    expect(taken.map(({ media }) => media)).toEqual(['upload a'])
    taken[0]?.answer({ kind: 'unreachable' })
    await settled()
    expect(shown().map(({ state }) => state)).toEqual(['leaving'])
    clock.pass(10_000)
    await settled()
    taken[1]?.answer({ kind: 'sent', media: 'upload a', revs: { ppe: 4 } })
    await settled()
    expect([done, shown()]).toEqual([['ppe: upload a is off 3 4'], []])
  })

  test('leaves out at once what the server has refused', async () => {
    const { queue, sent, answer, shown } = wired()
    queue.add('ppe', 'a', 'a.jpg', 'blob:a')
    await settled()
    await answer(0, { kind: 'unreachable' })
    queue.drop('key 1')
    await settled()
    await answer(1, { kind: 'stopped', message: 'This is no picture.' })
    expect([shown(), sent.length]).toEqual([[], 2])
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
