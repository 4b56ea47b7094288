import { policies, policyOf } from '../policy.ts'
import type { AreaPolicies, Policy } from '../policy-row.ts'
import type { CallName } from '../catalogue.ts'
import type { Reply } from '../envelope.ts'
import type { Client } from './bind-client.ts'
import type { Caller, UntypedCaller } from './caller.ts'
import type { RemoteClient } from './create-client.ts'
import { myFormsAddAnswerImage, myFormsGet, myFormsList } from './descriptors.generated.ts'

// What must not compile. The type-check reads this file; nothing runs it.

declare const call: Caller
declare const client: RemoteClient
declare const file: File

/** The client over HTTP stands wherever the one in the same process is asked for. */
export const inPlace: Client = client

/** A caller serves a session keeper as it is. */
export const untyped: UntypedCaller = call

export async function wrongParameters(): Promise<void> {
  await call(myFormsList, { section: 'completed', status: ['reject'] })
  // @ts-expect-error: there is no such section.
  await call(myFormsList, { section: 'drafts' })
  // @ts-expect-error: there is no such parameter.
  await call(myFormsList, { colour: 'red' })
  // @ts-expect-error: the entry must be named.
  await call(myFormsGet, {})
  // @ts-expect-error: an id is text.
  await client.myForms.get({ myFormId: 4 })
  // @ts-expect-error: there is no such call.
  await client.myForms.destroy({})
}

export async function files(): Promise<void> {
  await call(myFormsAddAnswerImage, { myFormId: 'a', questionKey: 'q', file })
  await client.myForms.sign({ myFormId: 'a', questionKey: 'q', kind: 'drawn', file })
  await client.myForms.sign({ myFormId: 'a', questionKey: 'q', kind: 'clear' })
  // @ts-expect-error: a file is asked for nowhere else.
  await client.myForms.get({ myFormId: file })
  // @ts-expect-error: one file is taken, not several.
  await client.myForms.addAnswerImage({ myFormId: 'a', questionKey: 'q', file: [file] })
  // @ts-expect-error: a file or its reference, not a number.
  await client.myForms.addAnswerImage({ myFormId: 'a', questionKey: 'q', file: 4 })
}

export async function answers(): Promise<string> {
  const listed = await call(myFormsList, {})
  if (listed.status === 200) {
    const { form }: { form: { title: string } } = listed.content.data[0] ?? { form: { title: '' } }
    return form.title
  }
  // @ts-expect-error: only a 200 has rows.
  return listed.content.data
}

export function everyStatus(reply: Reply): string {
  switch (reply.status) {
    case 200:
    case 222:
    case 203:
      return reply.message
    case 'problem':
      return reply.problem.message
    default:
      return reply satisfies never
  }
}

export function unhandledStatus(reply: Reply): string {
  switch (reply.status) {
    case 200:
    case 203:
    case 'problem':
      return ''
    default:
      // @ts-expect-error: 222 was not handled.
      return reply satisfies never
  }
}

const { 'myForms.list': _row, ...withoutList } = policies
// @ts-expect-error: an answered call has no row in the policy.
export const missingRow = withoutList satisfies Record<CallName, Policy>

// @ts-expect-error: the file of an area lacks the row of one of its calls.
export const missingRowOfArea = {} satisfies AreaPolicies<'master'>

export const unknownKey: Policy = {
  access: 'signedIn',
  // @ts-expect-error: there is no such permission.
  keys: ['edit_everything'],
  record: null,
}

// @ts-expect-error: there is no such call, so it has no policy.
policyOf('myForms.destroy')

export const named: CallName = 'myForms.list'
