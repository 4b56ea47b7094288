import { laidOut, questionsOf } from '@holdpoint/forms'
import type { CallOf, ParsedInput } from '@holdpoint/api'
import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { notify } from '../../outbox/notify.ts'
import { actionsAskedFor } from '../my-forms/filling/asked-actions.ts'
import { asAnswers } from '../my-forms/filling/change.ts'
import { entryKind } from '../my-forms/my-forms.moves.ts'
import { hasFilled } from '../my-forms/my-forms.rules.ts'
import { evaluateEntry } from '../my-forms/my-forms.state.ts'
import { askAgain } from '../my-forms/review/approvers.ts'
import { clearFlags, flag } from '../my-forms/review/flags.queries.ts'
import type { SignerRow } from '../my-forms/review/more.queries.ts'
import { standingOf } from '../my-forms/review/steps.ts'
import { asker, decideEntry, tellSubmitter, type Standing } from './review-forms.decide.ts'
import { handOver } from './review-forms.deputies.ts'
import { entryForReview, type ReviewedEntry } from './review-forms.open.ts'

const sayings = { approve: 'Form approved.', reject: 'Form rejected.' } as const

export const saveApprovalStatus: PersonHandler<'reviewForms.saveApprovalStatus'> = async (
  { myFormId, decision, reason },
  context,
) => ok(await decideEntry(context, myFormId, { decision, reason }), sayings[decision])

type StatusInput = ParsedInput<CallOf<'reviewForms.saveStatus'>>
type Move = (context: PersonContext, open: ReviewedEntry, input: StatusInput) => Promise<Standing>

export const saveStatus: PersonHandler<'reviewForms.saveStatus'> = async (input, context) => {
  const open = await entryForReview(context, input.myFormId)
  return ok(await moves[input.event](context, open, input), said[input.event])
}

const said = {
  requestChange: 'Handed back.',
  correct: 'The form is open for filling again.',
  reopen: 'The form is reopened.',
} as const

const moves: Readonly<Record<StatusInput['event'], Move>> = {
  async requestChange(context, open, { flags = [], reason }) {
    const { db, person, now } = context
    const { entry, definition } = open
    const form = laidOut(definition, asAnswers(entry.answers))
    requireMove(entryKind, 'requestChange', entry, asker(context), { facts: open.facts, reason })
    if (flags.length === 0) {
      return failField('flags', 'Please flag what is to be changed.')
    }
    const known = new Set(questionsOf(form).map(({ question }) => question.key))
    const unknown = flags.find(({ questionKey }) => !known.has(questionKey))
    if (unknown !== undefined) {
      return failField('flags', 'This form has no such question.')
    }
    for (const { questionKey: key, note } of flags) {
      await flag(db, person.shardKey, entry.id, { key, note, personId: person.personId, at: now })
    }
    // What is said of each question outlives its flag, which goes with the answer.
    const handedBack = flags.map(({ questionKey, note }) => ({ questionKey, note }))
    const written = await write(context, open, {
      event: 'requestChange',
      to: undefined,
      changes: { handedBack: { from: null, to: handedBack } },
      reason,
    })
    await tellSubmitter(context, open, 'form_handed_back')
    return written
  },
  async correct(context, open, { reason }) {
    requireMove(entryKind, 'correct', open.entry, asker(context), { facts: open.facts, reason })
    return await write(context, open, {
      event: 'correct',
      to: await filledOf(context, open),
      reason,
    })
  },
  async reopen(context, open, { reason }) {
    const { db, person } = context
    requireMove(entryKind, 'reopen', open.entry, asker(context), { facts: open.facts, reason })
    await askAgain(db, person.shardKey, open.entry.id, null)
    await clearFlags(db, person.shardKey, open.entry.id)
    const written = await write(context, open, {
      event: 'reopen',
      to: await filledOf(context, open),
      columns: { is_reopened: true, completed_at: null, is_signature_complete: false },
      reason,
    })
    await tellSubmitter(context, open, 'form_reopened')
    return written
  },
}

export const reassign: PersonHandler<'reviewForms.reassign'> = async (
  { myFormId, signerId, personId, reason },
  context,
) => {
  const { db, person, now } = context
  const { shardKey } = person
  const open = await entryForReview(context, myFormId)
  const { entry, people } = open
  requireMove(entryKind, 'reassign', entry, asker(context), { facts: open.facts, reason })
  const part = partNamed(open, signerId)
  const { allowSelfApproval = false } = open.definition.workflow ?? {}
  if (hasFilled(entry, personId) && !allowSelfApproval) {
    return failField('personId', 'Nobody approves what is their own.')
  }
  if (people.some((each) => each.task === 'approve' && each.person_id === personId)) {
    return failField('personId', 'This person approves this form already.')
  }
  const colleague = await db
    .selectFrom('people')
    .select(['id', 'full_name'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (colleague === undefined) {
    return failField('personId', 'This person is not an employee here, or no longer.')
  }
  // A deputy hands over the step of whom they stand in for.
  const from = people.find(({ id }) => id === part.deputy_for)?.person_id ?? part.person_id
  await handOver(db, { shardKey, myFormId: entry.id, from: part, personId, now })
  const written = await write(context, open, {
    event: 'reassign',
    to: undefined,
    changes: { approver: { from, to: personId } },
    reason,
  })
  // Whoever has a later step is told once it is due.
  const isDue = standingOf(people).step === part.step
  const record = { type: 'my_form' as const, id: entry.id }
  await notify(context, { kind: 'form_to_approve', record, personIds: isDue ? [personId] : [] })
  return ok(written, `${colleague.full_name} decides from now on.`)
}

/** Whose part is meant; where none is named, one's own, or the only one there is. */
function partNamed({ handsOver, own }: ReviewedEntry, signerId: string | undefined): SignerRow {
  const isMeant = ({ id }: SignerRow) => id === (signerId ?? own?.id)
  const only = signerId === undefined && handsOver.length === 1 ? handsOver[0] : undefined
  const message =
    signerId === undefined
      ? 'Please say whose part goes to somebody else.'
      : 'This part is decided already, or is not yours to hand over.'
  return handsOver.find(isMeant) ?? only ?? failField('signerId', message)
}

/** Where an entry is filled again, judged as it is while it is filled: what is whole stays so. */
async function filledOf(
  { db, person, now }: PersonContext,
  { entry, definition }: ReviewedEntry,
): Promise<'in_progress' | 'fill'> {
  const actions = await actionsAskedFor(db, person.shardKey, entry.id, definition, new Set())
  const answers = asAnswers(entry.answers)
  const { canSubmit } = evaluateEntry(definition, answers, entry.time_zone, now, { actions })
  return canSubmit ? 'fill' : 'in_progress'
}

async function write(
  { db, person, now, audit }: PersonContext,
  { entry }: ReviewedEntry,
  move: Parameters<typeof writeMove<(typeof entryKind)['moves'], never, 'my_forms'>>[2],
): Promise<Standing> {
  await writeMove(entryKind, entry, move, { db, shardKey: person.shardKey, now, audit })
  return { formStatus: move.to ?? entry.status, rowVersion: entry.row_version + 1 }
}
