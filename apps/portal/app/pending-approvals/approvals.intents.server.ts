import { data } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { choiceOf, idsIn } from '../records/choices.ts'
import type { EditAgain } from '../records/edit-again.ts'
import {
  foundFor,
  readEdit,
  refusedByCall,
  refusedBySchema,
  soughtIn,
} from '../records/edit-form.server.ts'
import { peopleFound, peopleNamed } from '../records/people.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { readApprovalKey } from './approval-key.ts'
import { readAddress, type Ask } from './approvals.server.ts'
import { words } from './approvals.words.ts'
import { approvedRows, type ApprovedRow } from './approved-rows.ts'
import { approveAsked, decideKeys, messageOf, throwIfAway } from './decide-keys.server.ts'
import { rejectionOf } from './rejection.ts'

type Intent = Ask & { form: FormData; to: string }
const asError = { tone: 'error', title: 'Error' } as const

/** Does what a form of the page asks for. */
export async function answerApprovals({ context, request }: Ask) {
  const form = await request.formData()
  const { kind, page, approved } = readAddress(request)
  const pageWith = (rows: readonly ApprovedRow[]) =>
    paths.pendingApprovals({ kind, page, approved: approvedRows(rows) })
  const intent = { context, request, form, to: pageWith(approved) }
  switch (formText(form, 'intent')) {
    case 'move':
      return reject(intent)
    case 'endDelegation':
      return endDelegation(intent)
    case 'delegate':
    case 'find:personId':
      return delegate(intent)
    default:
      return approveAsked(intent, (numbers) =>
        pageWith([...approved, ...placesOf(numbers, formText(form, 'drawn'))]),
      )
  }
}

/** Where rows stood that were approved, as the page was drawn. */
function placesOf(numbers: readonly string[], drawn: string): ApprovedRow[] {
  const places = new Map(drawn.split(' ').map((number, place) => [number, place]))
  return numbers.flatMap((number) => {
    const place = places.get(number)
    return place === undefined ? [] : [{ place, number }]
  })
}

async function reject(intent: Intent) {
  const { context, form, to } = intent
  const key = readApprovalKey(form.get('item'))
  const reason = formText(form, 'reason').trim()
  if (key === null) {
    return redirectWithToast(context, to, { ...asError, text: words.nothing })
  }
  form.set('kind', key.kind)
  form.set('recordIds', key.id)
  form.set('rowVersions', String(key.rowVersion))
  form.set('decision', 'reject')
  const submission = readEdit(form, catalogue.pendingApprovals.decide.input)
  if (submission.status !== 'success') {
    return refusedBySchema({ reply: submission.reply, known: {} })
  }
  if (reason === '') {
    const lastResult = submission.reply({ fieldErrors: { reason: [words.sayWhy] } })
    return data({ lastResult, found: null, known: {} }, { status: 422 })
  }
  const { whys } = await decideKeys(intent, [key], { decision: 'reject', reason })
  if (whys.length === 0) {
    return redirectWithToast(context, to, { tone: 'success', text: words.rejected(key.number) })
  }
  const lastResult = submission.reply({ formErrors: whys })
  const late = rejectionOf(key, { isOpen: false, why: whys.join(' ') })
  return data({ lastResult, found: null, known: {}, late } satisfies EditAgain, { status: 409 })
}

/** Names who stands in, or finds people for that form. */
async function delegate(intent: Intent) {
  const { context, request, form, to } = intent
  const submission = readEdit(form, catalogue.pendingApprovals.delegate.input)
  const { reply, payload } = submission
  const named = await peopleNamed(idsIn(payload['personId']), intent)
  const came = { reply, known: { personId: named.map(choiceOf) } }
  const sought = soughtIn(form)
  if (sought !== null) {
    const choices = (await peopleFound(sought.sought, intent)).map(choiceOf)
    return foundFor(came, { ...sought, choices })
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.pendingApprovals.delegate(submission.value, optionsOf(form))
  throwIfAway(answer, request)
  if (answer.status === 'problem') {
    return refusedByCall(came, answer.problem)
  }
  return redirectWithToast(context, to, { tone: 'success', text: messageOf(answer) })
}

async function endDelegation({ context, request, form, to }: Intent) {
  const answer = await context.api.pendingApprovals.endDelegation(
    { delegationId: formText(form, 'id') },
    optionsOf(form),
  )
  throwIfAway(answer, request)
  const tone = answer.status === 200 ? 'success' : 'error'
  return redirectWithToast(context, to, { tone, text: messageOf(answer) })
}

function optionsOf(form: FormData) {
  return { idempotencyKey: formText(form, formKeyField) }
}
