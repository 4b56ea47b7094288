import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, MyFormComment } from '@holdpoint/api'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { deleteEntry, limitEntry, placeEntry } from '../../../../test/place-entry.ts'
import { verifyChain } from '../../../audit.ts'

let world: TestServer
let employee: Client
let reviewer: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  reviewer = await world.as('reviewer')
})
afterAll(() => world.close())

let placed = 0
async function anEntry(more: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  // A minute on, so that no rate class runs dry and comments have their own times.
  world.wait(60_000)
  return placeEntry(world, `talk-${placed}`, more)
}

async function say(
  who: CastName,
  myFormId: string,
  comment: string,
  privacyType?: 'public' | 'private',
): Promise<MyFormComment> {
  const client = await world.as(who)
  const input = { myFormId, comment, ...(privacyType === undefined ? {} : { privacyType }) }
  return contentOf(await client.myForms.saveComment(input))
}

async function heardBy(who: CastName, myFormId: string): Promise<string[]> {
  const reply = await (await world.as(who)).myForms.comments({ myFormId })
  return contentOf(reply).map(({ comments }) => comments)
}

async function countsOf(myFormId: string) {
  const { kysely } = world.database
  const entry = await kysely
    .selectFrom('my_forms')
    .select(['public_comment_count', 'private_comment_count'])
    .where('id', '=', myFormId)
    .executeTakeFirstOrThrow()
  const rows = await kysely
    .selectFrom('my_form_comments')
    .select('privacy_type')
    .where('my_form_id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .execute()
  const rowsOf = (type: 'public' | 'private') =>
    rows.filter(({ privacy_type }) => privacy_type === type).length
  return {
    counted: [entry.public_comment_count, entry.private_comment_count],
    rows: [rowsOf('public'), rowsOf('private')],
  }
}

describe('myForms.comments', () => {
  test('refuses nobody, and tells a foreign entry from a missing one to no one', async () => {
    const myFormId = await anEntry()
    expect(problemOf(await world.nobody.myForms.comments({ myFormId }))).toBe('not_signed_in')
    for (const name of ['colleague', 'outsider'] as const) {
      const client = await world.as(name)
      expect(problemOf(await client.myForms.comments({ myFormId }))).toBe('forbidden')
      expect(problemOf(await client.myForms.comments({ myFormId: 'none' }))).toBe('forbidden')
    }
  })

  test('opens to the submitter, signers, those it was shared with and reviewers', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    await say('employee', myFormId, 'First')
    for (const name of ['employee', 'colleague', 'manager', 'reviewer'] as const) {
      expect(await heardBy(name, myFormId)).toEqual(['First'])
    }
    await limitEntry(world, myFormId, true)
    for (const name of ['employee', 'colleague', 'manager'] as const) {
      expect(await heardBy(name, myFormId)).toEqual(['First'])
    }
    expect(problemOf(await reviewer.myForms.comments({ myFormId }))).toBe('forbidden')
  })

  test('lists the oldest first, with author, version and what is open to the reader', async () => {
    const myFormId = await anEntry()
    await say('reviewer', myFormId, 'Older')
    world.wait(1000)
    await say('employee', myFormId, 'Newer')
    const [older, newer] = contentOf(await employee.myForms.comments({ myFormId }))
    expect(older).toMatchObject({
      myFormId,
      comments: 'Older',
      privacyType: 'public',
      rowVersion: 1,
      mayEdit: false,
      mayDelete: false,
      createdUserInfo: {
        personId: 'p-reviewer',
        fullName: 'Test Reviewer',
        firstName: 'Test',
        lastName: 'Reviewer',
        profileImage: null,
        employeeTitle: 'Operator',
      },
    })
    expect(newer).toMatchObject({ comments: 'Newer', mayEdit: true, mayDelete: true })
    expect(Date.parse(newer?.createdAt ?? '')).toBe(Date.parse(older?.createdAt ?? '') + 1000)
    const admin = await world.as('admin')
    const [seen] = contentOf(await admin.myForms.comments({ myFormId }))
    expect(seen).toMatchObject({ mayEdit: false, mayDelete: true })
  })

  test('keeps private ones for their author, reviewers and admins, in lists and counts', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager', 'foreman'] })
    await say('employee', myFormId, 'For all')
    await say('reviewer', myFormId, 'For reviewers', 'private')
    await say('colleague', myFormId, 'From the signer', 'private')
    const seen: Partial<Record<CastName, string[]>> = {
      employee: ['For all'],
      manager: ['For all'],
      foreman: ['For all'],
      colleague: ['For all', 'From the signer'],
      reviewer: ['For all', 'For reviewers', 'From the signer'],
      admin: ['For all', 'For reviewers', 'From the signer'],
    }
    const authors = ['employee', 'colleague', 'reviewer']
    const readers = ['employee', 'manager', 'foreman', 'colleague', 'reviewer', 'admin'] as const
    for (const name of readers) {
      expect(await heardBy(name, myFormId)).toEqual(seen[name])
      const client = await world.as(name)
      const { entry } = contentOf(await client.myForms.get({ myFormId }))
      expect(entry.commentCounter).toBe(seen[name]?.length)
      expect(entry.isCommentAdded).toBe(authors.includes(name))
    }
  })
})

describe('myForms.saveComment', () => {
  test('refuses nobody, a foreign entry and a missing one', async () => {
    const myFormId = await anEntry()
    const input = { myFormId, comment: 'A word' }
    expect(problemOf(await world.nobody.myForms.saveComment(input))).toBe('not_signed_in')
    for (const name of ['colleague', 'outsider'] as const) {
      const client = await world.as(name)
      expect(problemOf(await client.myForms.saveComment(input))).toBe('forbidden')
      const missing = await client.myForms.saveComment({ ...input, myFormId: 'none' })
      expect(problemOf(missing)).toBe('forbidden')
    }
    await deleteEntry(world, myFormId)
    expect(problemOf(await employee.myForms.saveComment(input))).toBe('forbidden')
  })

  test.each([
    ['nothing', undefined, 'Please enter comment.'],
    ['an empty text', '', 'Please enter comment.'],
    ['spaces and line ends', ' \t\r\n\u00a0', 'Please enter comment.'],
    ['101 letters', 'x'.repeat(101), 'Comment must be at most 100 characters long.'],
    ['101 emoji', '😀'.repeat(101), 'Comment must be at most 100 characters long.'],
  ])('refuses %s with the specified sentence', async (_what, comment, sentence) => {
    const myFormId = await anEntry()
    const response = await world.http('/my-form-comments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ myFormId, comment }),
      as: 'employee',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [sentence] })
  })

  test.each([
    ['100 letters', 'x'.repeat(100)],
    ['100 emoji, which are 200 units of UTF-16', '😀'.repeat(100)],
    ['100 characters with line ends among them', `${'x\r\n'.repeat(49)}xx`],
  ])('takes %s', async (_what, comment) => {
    const myFormId = await anEntry()
    const saved = await say('employee', myFormId, comment)
    expect(saved.comments).toBe(comment.replaceAll('\r\n', '\n'))
  })

  test('keeps the text without the blanks around it, and refuses other privacies', async () => {
    const myFormId = await anEntry()
    expect(await say('employee', myFormId, '  Good catch \r\n')).toMatchObject({
      comments: 'Good catch',
      privacyType: 'public',
    })
    const response = await world.http('/my-form-comments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ myFormId, comment: 'x', privacyType: 'secret' }).toString(),
      as: 'employee',
    })
    expect(response.status).toBe(400)
  })

  test('opens to everybody who may read the entry, limited or not', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    for (const name of ['employee', 'colleague', 'manager', 'reviewer'] as const) {
      await say(name, myFormId, name)
    }
    await limitEntry(world, myFormId, true)
    for (const name of ['employee', 'colleague', 'manager'] as const) {
      await say(name, myFormId, name)
    }
    const refused = await reviewer.myForms.saveComment({ myFormId, comment: 'reviewer' })
    expect(problemOf(refused)).toBe('forbidden')
    expect(await countsOf(myFormId)).toEqual({ counted: [7, 0], rows: [7, 0] })
  })

  test('does not show a signer a draft to comment on', async () => {
    const myFormId = await anEntry({ status: 'in_progress', signers: ['colleague'] })
    const colleague = await world.as('colleague')
    const reply = await colleague.myForms.saveComment({ myFormId, comment: 'Hurry' })
    expect(problemOf(reply)).toBe('forbidden')
  })

  test('one idempotency key makes one comment', async () => {
    const myFormId = await anEntry()
    const input = { myFormId, comment: 'Once' }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        employee.myForms.saveComment(input, { idempotencyKey: 'comment-once' }),
      ),
    )
    expect(new Set(replies.map((reply) => contentOf(reply).id)).size).toBe(1)
    expect(await heardBy('employee', myFormId)).toEqual(['Once'])
    expect(await countsOf(myFormId)).toEqual({ counted: [1, 0], rows: [1, 0] })
  })

  test('fifty at once are all counted, public and private ones apart', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    const names = ['employee', 'colleague', 'manager', 'reviewer', 'admin'] as const
    await Promise.all(names.map((name) => world.tokenOf(name)))
    const words = Array.from({ length: 5 }, () => names.flatMap((name) => [name, name])).flat()
    await Promise.all(
      words.map((name, index) =>
        say(name, myFormId, `Word ${index}`, index % 2 === 0 ? 'public' : 'private'),
      ),
    )
    expect(await countsOf(myFormId)).toEqual({ counted: [25, 25], rows: [25, 25] })
  })
})

describe('myForms.saveComment with a comment id', () => {
  test("refuses others' comments, missing ones and those of another entry alike", async () => {
    const myFormId = await anEntry({ sharedWith: ['manager'] })
    const other = await anEntry()
    const own = await say('employee', myFormId, 'Mine')
    const edit = async (who: CastName, input: { myFormId: string; commentId: string }) => {
      const client = await world.as(who)
      const reply = await client.myForms.saveComment({ ...input, comment: 'Theirs' })
      return reply.status === 'problem' ? { ...reply.problem } : reply.status
    }
    const missing = await edit('employee', { myFormId, commentId: 'none' })
    expect(missing).toMatchObject({ name: 'forbidden' })
    for (const who of ['manager', 'reviewer', 'admin', 'colleague', 'outsider'] as const) {
      expect(await edit(who, { myFormId, commentId: own.id })).toEqual(missing)
    }
    expect(await edit('employee', { myFormId: other, commentId: own.id })).toEqual(missing)
    expect(await heardBy('employee', myFormId)).toEqual(['Mine'])
  })

  test('changes text and privacy, and counts the comment where it now belongs', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'First thought')
    const edit = { myFormId, commentId, comment: 'Second thought', privacyType: 'private' as const }
    expect(contentOf(await employee.myForms.saveComment(edit))).toMatchObject({
      id: commentId,
      comments: 'Second thought',
      privacyType: 'private',
      rowVersion: 2,
    })
    expect(await countsOf(myFormId)).toEqual({ counted: [0, 1], rows: [0, 1] })
  })

  test('that names no privacy leaves a private comment private', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'Quiet', 'private')
    const edit = { myFormId, commentId, comment: 'Still quiet' }
    const { privacyType } = contentOf(await employee.myForms.saveComment(edit))
    expect(privacyType).toBe('private')
  })

  test('of an older version is refused with what stands there, and nothing is changed', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'One')
    const edit = (comment: string, ifMatch: number) =>
      employee.myForms.saveComment({ myFormId, commentId, comment }, { ifMatch })
    expect(contentOf(await edit('Two', 1)).rowVersion).toBe(2)
    expect(await edit('Three', 1)).toMatchObject({
      problem: {
        name: 'row_changed',
        details: { rowVersion: 2, comment: 'Two', privacyType: 'public' },
      },
    })
    expect(await heardBy('employee', myFormId)).toEqual(['Two'])
  })

  test('that changes nothing makes no new version', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'Same')
    const again = await employee.myForms.saveComment({ myFormId, commentId, comment: ' Same ' })
    expect(contentOf(again).rowVersion).toBe(1)
  })

  test('is not a comment back from the dead', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'Gone')
    contentOf(await employee.myForms.removeComment({ commentId }))
    const edit = await employee.myForms.saveComment({ myFormId, commentId, comment: 'Back' })
    expect(problemOf(edit)).toBe('forbidden')
    expect(await countsOf(myFormId)).toEqual({ counted: [0, 0], rows: [0, 0] })
  })
})

describe('myForms.removeComment', () => {
  test("refuses nobody, missing comments and others' alike", async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    const { id: commentId } = await say('employee', myFormId, 'Mine')
    expect(problemOf(await world.nobody.myForms.removeComment({ commentId }))).toBe('not_signed_in')
    for (const name of ['colleague', 'manager', 'reviewer', 'outsider'] as const) {
      const client = await world.as(name)
      for (const id of [commentId, 'none']) {
        const reply = await client.myForms.removeComment({ commentId: id })
        expect(problemOf(reply)).toBe('forbidden')
      }
    }
    expect(await heardBy('employee', myFormId)).toEqual(['Mine'])
  })

  test('lets the author delete, once', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'Slip')
    const both = await Promise.all([
      employee.myForms.removeComment({ commentId }),
      employee.myForms.removeComment({ commentId }),
    ])
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 'problem'])
    expect(await heardBy('employee', myFormId)).toEqual([])
    expect(await countsOf(myFormId)).toEqual({ counted: [0, 0], rows: [0, 0] })
  })

  test('lets an admin delete any, unless the entry is limited to others', async () => {
    const myFormId = await anEntry()
    const admin = await world.as('admin')
    const { id: commentId } = await say('employee', myFormId, 'Rude')
    await limitEntry(world, myFormId, true)
    expect(problemOf(await admin.myForms.removeComment({ commentId }))).toBe('forbidden')
    await limitEntry(world, myFormId, false)
    contentOf(await admin.myForms.removeComment({ commentId }))
    expect(await heardBy('employee', myFormId)).toEqual([])
  })

  test('of an older version is refused', async () => {
    const myFormId = await anEntry()
    const { id: commentId } = await say('employee', myFormId, 'One')
    contentOf(await employee.myForms.saveComment({ myFormId, commentId, comment: 'Two' }))
    const remove = (ifMatch: number) => employee.myForms.removeComment({ commentId }, { ifMatch })
    expect(problemOf(await remove(1))).toBe('row_changed')
    contentOf(await remove(2))
  })

  test('keeps the row and an unbroken trail of what was said', async () => {
    const myFormId = await anEntry()
    const { id } = await say('employee', myFormId, 'One', 'private')
    const edit = { myFormId, commentId: id, comment: 'Two' }
    contentOf(await employee.myForms.saveComment(edit))
    contentOf(await employee.myForms.removeComment({ commentId: id }))
    const row = await world.database.kysely
      .selectFrom('my_form_comments')
      .select(['deleted_at', 'row_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ deleted_at: expect.any(Date), row_version: 3 })
    const record = { shardKey: 'test-org', recordType: 'my_form_comment', recordId: id }
    expect(await verifyChain(world.database.kysely, record)).toEqual({ rows: 3, broken: undefined })
  })
})

describe('a comment is told', () => {
  /** How often somebody was told of comments on an entry. */
  async function toldTo(who: CastName, myFormId: string): Promise<number> {
    await world.tell()
    const { data } = contentOf(await (await world.as(who)).notifications.list({}))
    return data.filter(({ kind, record }) => kind === 'form_commented' && record?.id === myFormId)
      .length
  }

  test('to the submitter and to whoever commented before, and not to who wrote it', async () => {
    const myFormId = await anEntry({ sharedWith: ['colleague', 'manager'] })
    await say('colleague', myFormId, 'Which hose was it?')
    expect(await toldTo('employee', myFormId)).toBe(1)
    expect(await toldTo('colleague', myFormId)).toBe(0)
    await say('employee', myFormId, 'The second one')
    expect(await toldTo('colleague', myFormId)).toBe(1)
    expect(await toldTo('employee', myFormId)).toBe(1)
    expect(await toldTo('manager', myFormId)).toBe(0)
  })

  test('to nobody who may not read it: a private one to reviewers alone', async () => {
    const myFormId = await anEntry({ sharedWith: ['colleague'] })
    await say('colleague', myFormId, 'Seen')
    await say('reviewer', myFormId, 'Ask the crew first', 'private')
    await say('admin', myFormId, 'I did', 'private')
    expect(await toldTo('employee', myFormId)).toBe(1)
    expect(await toldTo('colleague', myFormId)).toBe(0)
    expect(await toldTo('reviewer', myFormId)).toBe(1)
  })

  test('once: what is said otherwise afterwards, or is taken back, is told to nobody', async () => {
    const myFormId = await anEntry({ sharedWith: ['colleague'] })
    const { id: commentId } = await say('colleague', myFormId, 'Which hose?')
    const { myForms } = await world.as('colleague')
    contentOf(await myForms.saveComment({ myFormId, commentId, comment: 'Which hoses?' }))
    expect(await toldTo('employee', myFormId)).toBe(1)
    contentOf(await myForms.removeComment({ commentId }))
    await say('employee', myFormId, 'Nobody hears this')
    expect(await toldTo('colleague', myFormId)).toBe(0)
  })
})
