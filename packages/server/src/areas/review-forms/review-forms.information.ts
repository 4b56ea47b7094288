import { formatAnswer, questionsOf, reportOf, textOf, type Answers } from '@holdpoint/forms'
import type { ReviewedAnswer, ReviewedSection } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { eventsOf } from '../../records/move.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'
import { entryById } from '../my-forms/my-forms.entry.queries.ts'
import { entryKind } from '../my-forms/my-forms.moves.ts'
import { asAnswers } from '../my-forms/filling/change.ts'
import { engineContext } from '../my-forms/my-forms.state.ts'
import { versionOf, versionsOf } from '../my-forms/review/flags.queries.ts'
import { toApproval } from '../my-forms/review/more.handlers.ts'
import { oddOf } from './review-forms.odd.ts'
import { entryToReview, type ReviewedEntry } from './review-forms.open.ts'
import { questionActions } from './review-forms.queries.ts'

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
  const { sections, score } = await sectionsOf(context, open, answers)
  const all = sections.flatMap((section) => section.answers)
  const failures = all.filter(({ isFailed }) => isFailed).sort(worstFirst)
  const versions = await versionsOf(db, person.shardKey, myFormId)
  return ok({
    myFormId,
    number: row.number,
    formTitle: row.form_title,
    formStatus: row.status,
    rowVersion: row.row_version,
    submitter: { personId: row.person_id, fullName: row.submitter_name, profileImage: null },
    submittedAt: row.submitted_at?.toISOString() ?? null,
    isReopened: row.is_reopened,
    isLimitedAccess: row.is_limited_access,
    verdict: {
      score: score?.percent ?? null,
      passingPercentage: row.passing_percentage,
      result: score?.result ?? 'none',
      hasCriticalFailure: (score?.criticalFailures.length ?? 0) > 0,
      answered: all.filter(({ text, photos }) => text !== '' || photos.length > 0).length,
      failed: failures.length,
    },
    failures,
    odd: oddOf(row, all, score),
    sections,
    steps: open.people.map(toApproval),
    isHandedBack: open.facts.flags > 0,
    allowedEvents: eventsOf(entryKind, row.status, { person, ties }, open.facts),
    versions: versions.map(({ version, made_at: at, score: percent, ...by }) => ({
      version,
      at: at.toISOString(),
      person: { personId: by.person_id, fullName: by.full_name, profileImage: by.profile_image },
      score: percent,
    })),
    historyVersion: historyVersion ?? null,
  })
}

export const difference: PersonHandler<'reviewForms.difference'> = async (
  { myFormId, from, to },
  context,
) => {
  const open = await entryToReview(context, myFormId)
  const before = await answersAt(context, open, from)
  const after = await answersAt(context, open, to)
  const names = namesByCode(await lookupsOf(context.cacheOwner, context.db, context.now.getTime()))
  return ok(
    questionsOf(open.definition).flatMap(({ question }) => {
      const words = (answers: Answers) => {
        const answer = answers[question.key]
        const text = formatAnswer(question, answer, 'en', names)
        const photos = answer?.media?.length ?? 0
        return [
          text,
          answer?.note,
          photos === 0 ? '' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      const [then, now] = [words(before), words(after)]
      return then === now
        ? []
        : [
            {
              questionKey: question.key,
              label: textOf(question.label, 'en'),
              before: then,
              after: now,
            },
          ]
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

async function sectionsOf(
  { db, person, cacheOwner, now }: PersonContext,
  { entry, definition, flags: handedBack }: ReviewedEntry,
  answers: Answers,
) {
  const names = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  const context = engineContext(entry.time_zone, entry.submitted_at ?? now)
  const { parts, score } = reportOf(definition, answers, context, names)
  const points = new Map(score?.items.map((item) => [item.key, item]))
  const flags = new Map(handedBack.map((each) => [each.question_key, each]))
  const actions = await questionActions(db, person, entry.id, now)
  const sections = parts.map(({ lines, ...part }): ReviewedSection => ({
    ...part,
    answers: lines.map((line): ReviewedAnswer => {
      const item = points.get(line.key)
      const isCounted = item?.state === 'counted'
      const flag = flags.get(line.key)
      return {
        questionKey: line.key,
        number: line.number,
        label: line.label,
        text: line.signature === null ? line.text : line.signature.name,
        note: line.note,
        photos: [...line.photos],
        isFailed:
          line.isCriticalFailure || line.isFlagged || (isCounted && item.max > 0 && item.got <= 0),
        isCritical: line.isCriticalFailure,
        points: isCounted ? { got: item.weight * item.got, max: item.weight * item.max } : null,
        actions: actions.get(line.key) ?? [],
        flag:
          flag === undefined
            ? null
            : {
                note: flag.note,
                at: flag.flagged_at.toISOString(),
                person: {
                  personId: flag.person_id,
                  fullName: flag.full_name,
                  profileImage: flag.profile_image,
                },
              },
      }
    }),
  }))
  return { sections, score }
}

/** Critical ones first, then by what they cost. */
function worstFirst(one: ReviewedAnswer, other: ReviewedAnswer): number {
  return Number(other.isCritical) - Number(one.isCritical) || lostBy(other) - lostBy(one)
}

function lostBy({ points }: ReviewedAnswer): number {
  return points === null ? 0 : points.max - points.got
}
