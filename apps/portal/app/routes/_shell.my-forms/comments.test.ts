import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem, sentences, type Client, type MyFormComment } from '@holdpoint/api'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { action, loader } from './route.tsx'

type Person = { token: string; client: Client }

let entry: TestEntry
let employee: Person
let colleague: Person
let id: string

beforeAll(async () => {
  entry = await openTestEntry({ world: 'demo' })
  employee = await signedIn('employee')
  colleague = await signedIn('colleague')
  id = await started(employee)
}, 120_000)
afterAll(() => entry.close())

async function signedIn(role: 'employee' | 'colleague'): Promise<Person> {
  const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
  const nobody = await entry.parts.api.callerOf(undefined, origin)
  const reply = await nobody
    .client('UTC')
    .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
  const token = content(reply).accessToken
  const caller = await entry.parts.api.callerOf(token, origin)
  return { token, client: caller.client('America/Chicago') }
}

type Answered<R> = Extract<R, { status: 200; content: unknown }>

function content<R extends { status: unknown }>(reply: R): Answered<R>['content'] {
  if (reply.status !== 200) {
    throw new Error(`The call was not answered as expected: ${JSON.stringify(reply)}`)
  }
  return (reply as Answered<R>).content
}

async function started({ client }: Person): Promise<string> {
  const types = content(await client.forms.fillMenu({}))
  const forms = content(await client.forms.byType({ id: types[0]?.id ?? '' }))
  return content(await client.myForms.start({ formId: forms[0]?.id ?? '' })).id
}

async function commented(text: string): Promise<MyFormComment> {
  return content(await employee.client.myForms.saveComment({ myFormId: id, comment: text }))
}

async function textOf({ id: commentId }: MyFormComment): Promise<string | undefined> {
  const comments = content(await employee.client.myForms.comments({ myFormId: id }))
  return comments.find((comment) => comment.id === commentId)?.comments
}

/** Sends a request through the real entry and hands what comes out to the route itself. */
async function arriving(dialog: string, person: Person, body?: URLSearchParams) {
  const headers = new Headers({ Cookie: `hp=${person.token}`, 'Sec-Fetch-Site': 'same-origin' })
  const init = body === undefined ? { headers } : { method: 'POST', body, headers }
  await entry.send(`/my-forms?section=ongoing&dialog=${dialog}`, init)
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error('The request did not arrive at the page.')
  }
  const { request } = seen
  const again =
    body === undefined
      ? request
      : new Request(request.url, { method: 'POST', body: seen.body, headers: request.headers })
  return { request: again, context: seen.context as AppLoadContext, params: {} }
}

async function open(dialog: string, person = employee): Promise<unknown> {
  try {
    return (await loader(await arriving(dialog, person))).data.dialog
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : thrown
  }
}

/** Posts to the comments of the entry: where it leads, or what is said beside the field. */
async function post(fields: Record<string, string>, person = employee): Promise<unknown> {
  const page = await arriving(`comments&id=${id}`, person)
  const formKey = page.context.mintFormKey()
  const body = new URLSearchParams({ intent: 'comment', id, formKey, ...fields })
  const answer: unknown = await action(await arriving(`comments&id=${id}`, person, body))
  return answer instanceof Response
    ? answer.headers.get('Location')
    : (answer as { data: unknown }).data
}

const thread = () => `/my-forms?section=ongoing&dialog=comments&id=${id}`

describe('the dialogs of an entry', () => {
  test.each(['info', 'comments', 'actions'])(
    'of somebody else lead away from its %s',
    async (dialog) => {
      expect(await open(`${dialog}&id=${id}`, colleague)).toBe('/no-access?type=my_forms')
    },
  )

  test('tell what happened to it, newest first, and five lines of it', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await commented(text)
    }
    expect(await open(`info&id=${id}`)).toMatchObject({
      kind: 'info',
      info: {
        startedBy: 'Dario Quintanilla',
        submitted: null,
        signature: 'pending',
        approvals: [],
        attachments: [],
        history: Array.from({ length: 5 }, () => ({ what: 'added a comment', fields: [] })),
        historyCount: 6,
      },
    })
  })
})

describe('commenting', () => {
  test.each([
    ['nothing', '', sentences.comment.required],
    ['white space', ' \n ', sentences.comment.required],
    ['101 characters', 'x'.repeat(101), sentences.comment.tooLong],
  ])('refuses %s at the field, with what was typed', async (_what, comment, said) => {
    const answer = await post({ comment, privacyType: 'private' })
    const typed = new URLSearchParams({ comment, privacyType: 'private', rowVersion: '' })
    expect(answer).toEqual({ intent: 'comment', id: '', problem: said, typed: typed.toString() })
  })

  test("refuses to change somebody else's comment, and gives the text back", async () => {
    const { id: commentId, rowVersion } = await commented('Mine')
    const answer = await post(
      { comment: 'Yours', commentId, rowVersion: String(rowVersion) },
      colleague,
    )
    expect(answer).toMatchObject({ id: commentId, problem: problem('forbidden').message })
  })

  test('refuses a version that is no longer the last one, and keeps both texts', async () => {
    const comment = await commented('At first')
    const rowVersion = String(comment.rowVersion)
    expect(await post({ comment: 'Then', commentId: comment.id, rowVersion })).toBe(thread())
    const answer = await post({ comment: 'Meanwhile', commentId: comment.id, rowVersion })
    expect(answer).toMatchObject({
      id: comment.id,
      problem: problem('row_changed').message,
      typed: expect.stringContaining('comment=Meanwhile'),
    })
    expect(await textOf(comment)).toBe('Then')
  })

  test('leads to the thread, and posts the same form once', async () => {
    const page = await arriving(`comments&id=${id}`, employee)
    const press = { comment: 'Only once', formKey: page.context.mintFormKey() }
    expect(await post(press)).toBe(thread())
    expect(await post(press)).toBe(thread())
    const comments = content(await employee.client.myForms.comments({ myFormId: id }))
    expect(comments.filter(({ comments: text }) => text === 'Only once')).toHaveLength(1)
    expect(comments.at(-1)).toMatchObject({ comments: 'Only once', privacyType: 'public' })
  })

  test('an edit that names no privacy keeps the one there is', async () => {
    const form = { comment: 'For few', privacyType: 'private' } as const
    const { id: commentId } = content(
      await employee.client.myForms.saveComment({ myFormId: id, ...form }),
    )
    await post({ comment: 'For few still', commentId })
    const comments = content(await employee.client.myForms.comments({ myFormId: id }))
    expect(comments.find((one) => one.id === commentId)).toMatchObject({
      comments: 'For few still',
      privacyType: 'private',
    })
  })

  test('to a script it answers nothing but that it is done', async () => {
    expect(await post({ comment: 'Quietly', quiet: '' })).toBeNull()
  })
})

describe('deleting a comment', () => {
  test('refuses a version that is no longer the last one', async () => {
    const comment = await commented('To be deleted')
    await post({ comment: 'Changed', commentId: comment.id })
    const rowVersion = String(comment.rowVersion)
    await post({ intent: 'delete-comment', commentId: comment.id, rowVersion })
    expect(await textOf(comment)).toBe('Changed')
  })

  test('leads to the thread without it', async () => {
    const comment = await commented('To be deleted')
    const rowVersion = String(comment.rowVersion)
    const fields = { intent: 'delete-comment', commentId: comment.id, rowVersion }
    expect(await post(fields)).toBe(thread())
    expect(await textOf(comment)).toBeUndefined()
  })
})
