import { createCaller } from '@holdpoint/api/calls'
import { describe, expect, test } from 'vitest'
import { type Comment } from '../comment-thread/comment.rules.ts'
import { commentSource } from '../comment-thread/comment-thread.source.ts'
import { savedFilterSource } from '../saved-filter-dialog/saved-filter-dialog.source.ts'
import { shareBy } from '../share-dialog/share-dialog.source.ts'
import { voteBy } from '../upvote-button/upvote-button.source.ts'
import { repeatOf } from './connection.ts'
import { tellOfSecret } from './tag-session.ts'

const { signal } = new AbortController()
const tag = () => ({ apiBase: '', apiKey: '', token: 't', getToken: undefined })

/** A portal whose answers are lost for as long as told, and the keys that it was shown. */
function portal(content: (request: Request) => unknown = () => null) {
  const keys: (string | null)[] = []
  let isLost = true
  const call = createCaller({
    baseUrl: 'https://portal.example',
    fetch: (input) => {
      const request = new Request(input)
      if (request.method !== 'GET') {
        keys.push(request.headers.get('Idempotency-Key'))
      }
      if (request.method !== 'GET' && isLost) {
        // A gateway gave up waiting; what was asked may be done all the same.
        return Promise.resolve(new Response('', { status: 504 }))
      }
      const reply = { status: 200, message: '', errors: [], requestId: 'r1' }
      return Promise.resolve(Response.json({ ...reply, content: content(request) }))
    },
  })
  return { call, keys, answers: () => void (isLost = false), loses: () => void (isLost = true) }
}

/** Presses twice without an answer, once with one, and once more. */
async function pressed(press: () => unknown, { keys, answers }: ReturnType<typeof portal>) {
  keys.length = 0
  await expect(press()).rejects.toThrow('Something went wrong.')
  await expect(press()).rejects.toThrow('Something went wrong.')
  answers()
  await press()
  await press()
  const [first] = keys
  return keys.map((key) => (key === first ? 'same' : 'another'))
}

const onceThenAnother = ['same', 'same', 'same', 'another']
const comment: Comment = {
  id: 'c1',
  comments: 'Mind the step',
  privacyType: 'public',
  createdAt: '2026-03-05T09:03:07Z',
  updatedAt: '2026-03-05T09:03:07Z',
  createdUserInfo: { personId: 'p1', fullName: 'Ada Berg' },
}
const draft = { comment: 'Mind the step', privacyType: 'public' } as const

describe('a press whose answer was lost', () => {
  test('votes once', async () => {
    const asked = portal(() => ({ isUpVote: true, upvoteCount: 1 }))
    const vote = voteBy(asked.call, 'f1', repeatOf(tag()))
    expect(await pressed(() => vote(true), asked)).toEqual(onceThenAnother)
  })

  test('is another one where the vote is taken back', async () => {
    const asked = portal()
    const vote = voteBy(asked.call, 'f1', repeatOf(tag()))
    await expect(vote(true)).rejects.toThrow('Something went wrong.')
    await expect(vote(false)).rejects.toThrow('Something went wrong.')
    expect(new Set(asked.keys).size).toBe(2)
  })

  test('shares once', async () => {
    const asked = portal()
    const share = shareBy(asked.call, 'f1', repeatOf(tag()))
    const people = [{ personId: 'p1', fullName: 'Ada Berg' }]
    expect(await pressed(() => share(people, { signal }), asked)).toEqual(onceThenAnother)
  })

  test('adds, edits and deletes a comment once', async () => {
    const asked = portal(() => comment)
    const source = commentSource(asked.call, 'f1', repeatOf(tag()))
    expect(await pressed(() => source.add(draft, { signal }), asked)).toEqual(onceThenAnother)
    asked.loses()
    expect(await pressed(() => source.edit(comment, draft, { signal }), asked)).toEqual(
      onceThenAnother,
    )
    asked.loses()
    expect(await pressed(() => source.remove(comment, { signal }), asked)).toEqual(onceThenAnother)
  })

  test('does not stand for the same words after they were seen and deleted', async () => {
    const asked = portal(() => comment)
    const source = commentSource(asked.call, 'f1', repeatOf(tag()))
    await expect(source.add(draft, { signal })).rejects.toThrow('Something went wrong.')
    asked.answers()
    await source.remove(comment, { signal })
    await source.add(draft, { signal })
    expect(new Set(asked.keys).size).toBe(3)
  })

  test('does not stand for the same words after the list has shown them', async () => {
    const asked = portal(({ method }) => (method === 'GET' ? [comment] : comment))
    const source = commentSource(asked.call, 'f1', repeatOf(tag()))
    await expect(source.add(draft, { signal })).rejects.toThrow('Something went wrong.')
    asked.answers()
    await source.list(undefined, { signal })
    await source.add(draft, { signal })
    const [lost, again] = asked.keys
    expect(again).not.toBe(lost)
  })

  test('saves, marks and deletes a filter once', async () => {
    const filter = { id: 'x1', title: 'Mine', isDefault: false, filterValues: {}, rowVersion: 1 }
    const asked = portal(({ method }) => (method === 'GET' ? [filter] : []))
    const source = savedFilterSource(asked.call, 'myform', repeatOf(tag()))
    await source.list(undefined, { signal })
    const saving = { title: 'Mine', isDefault: false }
    expect(await pressed(() => source.save(saving, { signal }), asked)).toEqual(onceThenAnother)
    asked.loses()
    const marking = { isDefault: true, signal }
    expect(await pressed(() => source.setDefault(filter, marking), asked)).toEqual(onceThenAnother)
    asked.loses()
    expect(await pressed(() => source.remove(filter, { signal }), asked)).toEqual(onceThenAnother)
  })
})

test('what a tag keeps of its presses goes when the person is signed out', () => {
  const one = tag()
  const before = repeatOf(one)
  expect(repeatOf(one)).toBe(before)
  tellOfSecret(one, 'given')
  expect(repeatOf(one)).toBe(before)
  tellOfSecret(one, 'taken')
  expect(repeatOf(one)).not.toBe(before)
})
