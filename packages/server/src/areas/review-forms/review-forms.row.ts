import type { ReviewedForm } from '@holdpoint/api'
import type { Lookups } from '../lookups.ts'
import { elevatedFormOf, namesOf } from '../my-forms/my-forms.row.ts'
import { standingOf } from '../my-forms/review/steps.ts'
import type { ReviewRow } from './review-forms.columns.ts'

/** An entry as the list of reviews shows it to one person. */
export function toReviewedForm(row: ReviewRow, lookups: Lookups, personId: string): ReviewedForm {
  const people = row.people.map((each) => ({
    ...each,
    signed_at: each.signed_at === null ? null : new Date(each.signed_at),
  }))
  const own = people.filter((each) => each.person_id === personId)
  const step = row.status === 'in_review' ? standingOf(people).step : null
  const decision = own.find(({ task }) => task === 'approve')
  return {
    id: row.id,
    number: row.number,
    form: { id: row.form_id, title: row.form_title, formTypeName: row.form_type_name },
    formStatus: row.status,
    formTitleAnswer: row.form_title_answer,
    submitter: row.submitter,
    submittedAt: row.submitted_at.toISOString(),
    crew: namesOf(row.crew_codes, lookups.crew).join(', '),
    padNames: namesOf(row.pad_ids, lookups.pad).join(', ') || 'N/A',
    score: row.score,
    result: row.result,
    hasCriticalFailure: row.has_critical_failure,
    isReopened: row.is_reopened,
    isLimitedAccess: row.is_limited_access,
    isHandedBack: row.is_handed_back,
    elevatedForm: elevatedFormOf(row),
    step: step === null ? null : dueStepOf(row, step),
    isOwnSignPending: own.some(({ task, status }) => task === 'sign' && status === 'pending'),
    isOwnApprovalPending: decision?.status === 'pending' && decision.step === step,
    ownDecision: decisionOf(decision),
    rowVersion: row.row_version,
  }
}

function dueStepOf({ people }: ReviewRow, number: number): ReviewedForm['step'] {
  const approvers = people.filter(({ task }) => task === 'approve')
  const open = approvers.filter(({ step, status }) => step === number && status === 'pending')
  return {
    number,
    count: new Set(approvers.map(({ step }) => step)).size,
    meaning: open[0]?.meaning ?? '',
    people: open.map(
      ({ person_id: personId, full_name: fullName, profile_image: profileImage }) => ({
        personId,
        fullName,
        profileImage,
      }),
    ),
  }
}

function decisionOf(
  own: { status: string; signed_at: Date | null } | undefined,
): ReviewedForm['ownDecision'] {
  const decision = own?.status === 'done' ? 'approve' : own?.status === 'refused' ? 'reject' : null
  return decision === null || !own?.signed_at ? null : { decision, at: own.signed_at.toISOString() }
}
