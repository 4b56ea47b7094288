import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '@holdpoint/server'
import { takeToast } from '../../session/flash.server.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let page: TestPage
let manager: TestPerson
let awaited: string[]

beforeAll(async () => {
  page = await openTestPage()
  manager = await page.signedIn('manager')
  const list = await manager.client.myForms.list({
    section: 'signature',
    startDate: 'none',
    pLimit: 200,
  })
  const waiting = content(list).data.filter(({ isOwnSignPending }) => isOwnSignPending)
  awaited = waiting.map(({ id }) => id)
}, 120_000)
afterAll(() => page.entry.close())

/** An entry that waits for the manager's signature, and for no test before. */
function nextAwaited(): string {
  const id = awaited.pop()
  if (id === undefined) {
    throw new Error('The demo world has too few entries that wait for the manager.')
  }
  return id
}

const addressOf = (id: string) => `/review-form/review-form-question/${id}?tab=6`

async function shown(id: string, who = manager) {
  const where = await page.arriving(who, addressOf(id))
  const answer = await loader({ ...where, params: { id } })
  if (answer.kind !== 'answers') {
    throw new Error('The page shows the actions.')
  }
  return answer.view
}

async function formOf(id: string): Promise<Record<string, string>> {
  const { signing } = await shown(id)
  return {
    formKey: signing?.formKey ?? '',
    rowVersion: String(signing?.rowVersion ?? ''),
    intent: 'sign-typed',
    name: 'Halvard Osei-Lund',
    password: demoPassword,
  }
}

/** Where a post leads and what is said there, or what is said beside its fields. */
async function post(
  id: string,
  fields: Record<string, string> | FormData,
  who = manager,
  dialog = '',
) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const where = await page.arriving(who, `${addressOf(id)}${dialog}`, { method: 'POST', body })
  const answer: unknown = await action({ ...where, params: { id } }).catch((thrown) => thrown)
  if (!(answer instanceof Response)) {
    return { to: null, toast: null, again: answer }
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request(where.request.url, { headers: { Cookie: cookie } })
  const { toast } = await takeToast(where.context, next)
  return { to: answer.headers.get('Location'), toast, again: null }
}

describe('signing in review', () => {
  test('leads away from an entry that is not there, or not the person’s to sign', async () => {
    const id = nextAwaited()
    const form = await formOf(id)
    const admin = await page.signedIn('admin')
    for (const [wanted, who] of [
      ['nothing', manager],
      [id, admin],
    ] as const) {
      const keyed = who === admin ? { ...form, formKey: await keyOf(admin) } : form
      expect((await post(wanted, keyed, who)).to).toBe('/no-access?type=my_forms')
    }
    expect((await shown(id)).signing).not.toBeNull()
  })

  test('says beside the fields what is blank', async () => {
    const id = nextAwaited()
    const form = await formOf(id)
    expect((await post(id, { ...form, name: ' ', password: '' })).again).toMatchObject({
      data: {
        name: '',
        problems: { name: 'Type your name to sign.', password: 'Type your password to sign.' },
      },
      init: { status: 422 },
    })
  })

  test('says a wrong password beside its field, keeps the name and never the password', async () => {
    const id = nextAwaited()
    const { again } = await post(id, { ...(await formOf(id)), password: 'not the one' })
    expect(again).toMatchObject({
      data: {
        name: 'Halvard Osei-Lund',
        problems: { password: 'That is not your password.' },
      },
    })
    expect(JSON.stringify(again)).not.toContain('not the one')
  })

  test('says that a drawing is missing', async () => {
    const id = nextAwaited()
    const { again } = await post(id, { ...(await formOf(id)), intent: 'sign-drawn' })
    expect(again).toMatchObject({
      data: { problems: { file: 'Draw your signature, or type your name.' } },
    })
  })

  test('refuses a version that the reader has not seen', async () => {
    const id = nextAwaited()
    const { toast } = await post(id, { ...(await formOf(id)), rowVersion: '999' })
    expect(toast).toMatchObject({ tone: 'error', title: 'Error' })
    expect((await shown(id)).signing).not.toBeNull()
  })

  test('signs by typed name, says so, and shows what was signed with', async () => {
    const id = nextAwaited()
    const before = await shown(id)
    expect(before.signers.find(({ isOwn }) => isOwn)).toMatchObject({ status: 'pending' })
    const { to, toast } = await post(id, await formOf(id))
    expect(to).toBe(addressOf(id))
    expect(toast).toMatchObject({ tone: 'success', text: expect.stringMatching(/^Form signed\./) })
    const after = await shown(id)
    expect(after.signing).toBeNull()
    expect(after.signers.find(({ isOwn }) => isOwn)).toMatchObject({
      status: 'done',
      signature: { kind: 'typed', name: 'Halvard Osei-Lund' },
    })
  })

  test('answers a double press once, and refuses a second signature in a dialog', async () => {
    const id = nextAwaited()
    const form = await formOf(id)
    const other = await formOf(id)
    const first = await post(id, form)
    expect((await post(id, form)).toast?.text).toBe(first.toast?.text)
    expect((await post(id, other)).toast).toMatchObject({
      tone: 'error',
      title: 'Error',
      text: 'You have signed this form already.',
    })
  })

  test('takes a drawing', async () => {
    const id = nextAwaited()
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const body = new FormData()
    for (const [name, value] of Object.entries(await formOf(id))) {
      body.set(name, value)
    }
    body.set('intent', 'sign-drawn')
    body.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'signature.png')
    expect((await post(id, body)).toast).toMatchObject({ tone: 'success' })
    expect((await shown(id)).signers.find(({ isOwn }) => isOwn)?.signature).toMatchObject({
      kind: 'drawn',
      uploadId: expect.any(String),
    })
  })
})

async function keyOf({ token }: TestPerson): Promise<string> {
  const { context } = await page.arriving({ token, client: manager.client }, '/my-forms')
  return context.mintFormKey()
}

describe('a decision that is posted', () => {
  test('moves nothing for whoever may not make it', async () => {
    const id = nextAwaited()
    const admin = await page.signedIn('admin')
    const standing = async () => {
      const { entry } = content(await admin.client.myForms.get({ myFormId: id }))
      return [entry.formStatus, entry.rowVersion]
    }
    const before = await standing()
    // The manager signs it, and neither approves it nor opens it again.
    const flagged = { flag: 'tidy', reason: 'So it is', personId: 'nobody' }
    for (const event of [
      ...['approve', 'reject', 'requestChange', 'reassign', 'amend', 'resubmit'],
      ...['correct', 'reopen', 'remove', 'constructor'],
    ]) {
      const asked = { formKey: await keyOf(manager), intent: 'move', event, ...flagged }
      const { toast } = await post(id, asked)
      expect(toast?.tone, event).not.toBe('success')
      expect(await standing(), event).toEqual(before)
    }
  })

  test('of an administrator gives the part of whoever is stuck to somebody else', async () => {
    const admin = await page.signedIn('admin')
    const listed = content(
      await admin.client.reviewForms.list({ section: 'all', startDate: 'none', pLimit: 50 }),
    )
    const asked = listed.data.flatMap(({ step }) =>
      (step?.people ?? []).map(({ personId, fullName }) => ({ personId, fullName })),
    )
    const { id = '', submitter } = listed.data.find(({ step }) => step !== null) ?? {}
    const parts = content(await admin.client.myForms.approvals({ myFormId: id }))
    const taken = [submitter?.personId, ...parts.map(({ person }) => person.personId)]
    const { personId = '', fullName = '' } =
      asked.find((one) => !taken.includes(one.personId)) ?? {}
    const choices = async () => {
      const where = await page.arriving(admin, addressOf(id))
      const answer = await loader({ ...where, params: { id } })
      return answer.kind === 'answers' ? answer.decision.handsOver : []
    }
    const [[signerId = '', whose = ''] = []] = await choices()
    const event = { intent: 'move', event: 'reassign', signerId }
    const form = { ...event, formKey: await keyOf(admin), reason: 'On leave' }
    const refused = await post(id, { ...form, personId: 'nobody' }, admin, '&dialog=move')
    expect(refused.again).toMatchObject({
      data: {
        lastResult: {
          initialValue: { signerId, reason: 'On leave' },
          error: { personId: ['This person is not an employee here, or no longer.'] },
        },
      },
    })
    const keyed = { ...form, formKey: await keyOf(admin) }
    expect((await post(id, { ...keyed, personId }, admin)).toast?.tone).toBe('success')
    const now = await choices()
    expect(now.find(([part]) => part === signerId)?.[1]).toContain(fullName)
    expect(whose).not.toContain(fullName)
  })

  test.each([
    ['beside a question that is not ticked', { 'note.barrier': 'Which one?' }],
    ['beside no question', { otherNote: 'The hoses as well' }],
  ])('hands nothing back while something is written %s, and keeps it', async (_where, typed) => {
    const asked = { intent: 'move', event: 'requestChange', flag: 'tidy', 'note.tidy': 'Why?' }
    const form = { formKey: await keyOf(manager), ...asked, ...typed }
    const { again } = await post(awaited[0] ?? '', form)
    expect(again).toMatchObject({
      init: { status: 422 },
      data: { handBack: { problem: expect.stringContaining('tick it, or clear it') } },
    })
    const [text] = Object.values(typed)
    expect(JSON.stringify(again)).toContain(text)
  })
})
