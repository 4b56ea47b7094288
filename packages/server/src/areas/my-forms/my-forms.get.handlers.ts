import { draftStatuses, policies } from '@holdpoint/api'
import { evaluate, laidOut, openedBy, withCalculated } from '@holdpoint/forms'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { assignmentOf } from '../form-schedules/form-schedules.assigned.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { lookupsOf } from '../lookups.ts'
import { actionsAskedFor } from './filling/asked-actions.ts'
import { asAnswers } from './filling/change.ts'
import { untouchedFromLast } from './filling/last-answers.ts'
import { mayReadPrivateComments } from './talk/comments.rules.ts'
import { entryById } from './my-forms.entry.queries.ts'
import { languageToShow } from './my-forms.language.ts'
import { machinesOfBarcodes, namesInAnswers } from './my-forms.picked.ts'
import * as queries from './my-forms.queries.ts'
import { entriesOnReports } from './my-forms.reports.queries.ts'
import { toMyForm } from './my-forms.row.ts'
import { eventsOf } from '../../records/move.ts'
import { entryKind, nothingInTheWay } from './my-forms.moves.ts'
import { attachedTo } from './review/attachments.handlers.ts'
import { flagsOf } from './review/flags.queries.ts'
import { lastReturnOf } from './review/returned.queries.ts'
import { mayShare } from './talk/share.rules.ts'
import { engineContext } from './my-forms.state.ts'
import { entryStateOf } from './sub-forms/below.ts'
import { goesWithParent } from './sub-forms/going-over.ts'
import { livingBelow } from './sub-forms/sub-forms.queries.ts'
import { handedInBelow, isBeingFilled } from './sub-forms/sub-forms.rules.ts'

export const get: PersonHandler<'myForms.get'> = async ({ myFormId }, context) => {
  const { db, person, ties, cacheOwner, now } = context
  const row = await entryById(db, person.shardKey, person.personId, myFormId)
  const document = await queries.answersOf(db, person.shardKey, myFormId)
  const definition = row && (await definitionOf(cacheOwner, db, row.form_id, row.form_version))
  if (!row || !document || !definition) {
    return fail('forbidden')
  }
  const answers = asAnswers(document.answers)
  const timeZone = row.submitter_time_zone ?? person.timeZone
  const flags = await flagsOf(db, person.shardKey, myFormId)
  // What is handed in stays judged by the day on which it was, unless it takes answers again.
  const isOpenAgain = isBeingFilled(row.status) || flags.length > 0
  const judgedAt = isOpenAgain ? now : (row.submitted_at ?? now)
  const lang = await languageToShow(context, definition)
  const form = laidOut(definition, answers)
  const handedBack = openedBy(
    form,
    flags.map(({ question_key: key }) => key),
  )
  const actionQuestions = await actionsAskedFor(db, person.shardKey, myFormId, form, handedBack)
  const reading = {
    ...engineContext(timeZone, judgedAt, lang),
    isKept: !isOpenAgain,
    actionQuestions,
  }
  const evaluation = evaluate(definition, answers, reading)
  const isOwn = row.person_id === person.personId
  const below = await livingBelow(db, person.shardKey, myFormId, { hold: false })
  const ids = [myFormId, ...below.map(({ id }) => id)]
  const openActions = await queries.openActionsOf(db, person.shardKey, ids)
  const isLimited = row.is_limited_access
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const entry = toMyForm(row, lookups, mayReadPrivateComments(person.permissions))
  const state = await entryStateOf(context, row, { evaluation })
  const events = eventsOf(
    entryKind,
    row.status,
    { person, ties },
    {
      ...nothingInTheWay,
      missing: state.missing.length,
      openActions,
      onReports: await entriesOnReports(db, person.shardKey, ids),
      handedInBelow: handedInBelow(below),
      ownSignature: entry.isOwnSignPending ? 'pending' : undefined,
      flags: flags.length,
    },
  )
  const isOpen = (...names: string[]) =>
    events.some((move) => names.includes(move.event) && move.isOpen)
  const mayFill = isOpen('save', 'amend')
  const fillingBelow = below.filter(({ status }) => mayFill && isBeingFilled(status))
  return ok({
    entry,
    definition,
    formVersion: row.form_version,
    language: lang,
    answers: { ...withCalculated(definition, answers, reading) },
    revision: document.revision,
    state,
    can: {
      fill: mayFill,
      submit: isOpen('submit', 'resubmit'),
      delete: isOpen('discard', 'remove'),
      handOver:
        isOpen('handOver', 'handOverAmended') && !(await goesWithParent(db, person.shardKey, row)),
      sign: isOpen('sign'),
      share:
        opens(policies['myForms.share'].record, ties, person) &&
        mayShare({ status: row.status, isLimited, isOwn }).ok,
      thank:
        opens(policies['myForms.giveKudos'].record, ties, person) &&
        !draftStatuses.includes(row.status) &&
        !isOwn,
    },
    actionQuestions,
    attachmentCount: (await attachedTo(context, myFormId)).length,
    fillingBelow: fillingBelow.map(({ id, number }) => ({ id, number })),
    names: {
      ...(await namesInAnswers(context, definition, answers)),
      barcode: await machinesOfBarcodes(context, definition, answers),
    },
    submitterTimeZone: timeZone,
    fromLast:
      isOwn && isBeingFilled(row.status)
        ? await untouchedFromLast(context, row, definition, answers)
        : null,
    firstSubmittedAt: row.first_submitted_at?.toISOString() ?? null,
    assigned:
      row.due_at !== null && row.submitted_at === null
        ? await assignmentOf(db, person.shardKey, myFormId)
        : null,
    returned: draftStatuses.includes(row.status)
      ? await lastReturnOf(db, person.shardKey, myFormId)
      : null,
  })
}
