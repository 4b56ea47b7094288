import { draftStatuses } from '@holdpoint/api'
import { laidOut, questionsOf, textOf, type Answers } from '@holdpoint/forms'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { eventsOf } from '../../records/move.ts'
import { entryById } from '../my-forms/my-forms.entry.queries.ts'
import { entryKind } from '../my-forms/my-forms.moves.ts'
import { namesInAnswers } from '../my-forms/my-forms.picked.ts'
import { asAnswers } from '../my-forms/filling/change.ts'
import { changeWords } from '../my-forms/review/answer-words.ts'
import { versionOf, versionsOf } from '../my-forms/review/flags.queries.ts'
import { toApproval } from '../my-forms/review/more.handlers.ts'
import { skippedSteps } from '../my-forms/review/skipped-steps.ts'
import { waitingSteps, type WaitingStep } from './review-forms.clock.queries.ts'
import { oddOf } from './review-forms.odd.ts'
import { owedOf } from './review-forms.owed.ts'
import { entryToReview, type ReviewedEntry } from './review-forms.open.ts'
import { questionActions } from './review-forms.queries.ts'
import { sectionsOf, verdictOf, worstFirst } from './review-forms.sections.ts'

export const information: PersonHandler<'reviewForms.information'> = async (
  { myFormId, historyVersion },
  context,
) => {
  const { db, person, ties } = context
  const open = await entryToReview(context, myFormId)
  const row = await entryById(db, person.shardKey, person.personId, myFormId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const answers = await answersAt(context, open, historyVersion)
  const actions = await questionActions(db, person, myFormId, context.now)
  const read = await sectionsOf(context, { ...open, actions }, answers)
  const { sections, score } = read
  const all = sections.flatMap((section) => section.answers)
  const failures = all.filter(({ isFailed }) => isFailed).sort(worstFirst)
  const versions = await versionsOf(db, person.shardKey, myFormId)
  const [waiting] = await waitingSteps(db, context.now, { shardKey: person.shardKey, id: myFormId })
  const submitter = { personId: row.person_id, fullName: row.submitter_name, profileImage: null }
  return ok({
    myFormId,
    number: row.number,
    formTitle: row.form_title,
    formStatus: row.status,
    // That of the answers, which were read first: a decision is on these.
    rowVersion: open.entry.row_version,
    submitter,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    isReopened: row.is_reopened,
    isLimitedAccess: row.is_limited_access,
    verdict: verdictOf(read),
    failures,
    odd: oddOf(row, all, score),
    sections,
    steps: open.people.map(toApproval),
    // What is still filled out, or filled out again, was not asked yet.
    skipped: draftStatuses.includes(row.status) ? [] : skippedSteps(open.definition, open.people),
    owed: owedOf(open, submitter),
    waiting: waiting === undefined ? null : toWaiting(waiting),
    isHandedBack: open.facts.flags > 0,
    allowedEvents: eventsOf(entryKind, row.status, { person, ties }, open.facts),
    handsOver: row.status === 'in_review' ? open.handsOver.map(({ id }) => id) : [],
    versions: versions.map(({ version, made_at: at, score: percent, ...by }) => ({
      version,
      at: at.toISOString(),
      person: { personId: by.person_id, fullName: by.full_name, profileImage: by.profile_image },
      score: percent,
    })),
    historyVersion: historyVersion ?? null,
  })
}

function toWaiting({ step, since, hours }: WaitingStep) {
  const dueAt = new Date(since.getTime() + hours * 3_600_000).toISOString()
  return { step, since: since.toISOString(), dueAt }
}

export const difference: PersonHandler<'reviewForms.difference'> = async (
  { myFormId, from, to },
  context,
) => {
  const open = await entryToReview(context, myFormId)
  const before = await answersAt(context, open, from)
  const after = await answersAt(context, open, to)
  const names = await namesInAnswers(context, open.definition, before, after)
  // What is asked several times may have been added since, or removed.
  const [asked, askedNow] = [before, after].map(
    (answers) =>
      new Map(
        questionsOf(laidOut(open.definition, answers)).map(({ question }) => [
          question.key,
          question,
        ]),
      ),
  )
  const questions = new Map([...(asked ?? []), ...(askedNow ?? [])])
  return ok(
    [...questions.values()].flatMap((question) => {
      const { key: questionKey } = question
      const given = (answers: Answers, there: typeof asked) =>
        there?.has(questionKey) === true ? answers[questionKey] : undefined
      const [then, now] = [given(before, asked), given(after, askedNow)]
      const told = changeWords(question, then, now, names)
      return told.from === told.to
        ? []
        : [{ questionKey, label: textOf(question.label, 'en'), before: told.from, after: told.to }]
    }),
  )
}

async function answersAt(
  { db, person }: PersonContext,
  { entry }: ReviewedEntry,
  version: number | undefined,
): Promise<Answers> {
  if (version === undefined) {
    return asAnswers(entry.answers)
  }
  const kept = await versionOf(db, person.shardKey, entry.id, version)
  return kept === undefined
    ? fail('not_found', { message: 'This form has no such version.' })
    : asAnswers(kept.answers)
}
