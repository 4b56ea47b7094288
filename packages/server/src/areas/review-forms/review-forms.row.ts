import type { ReviewedForm } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import type { Lookups } from '../lookups.ts'
import { elevatedFormOf, namesOf } from '../my-forms/my-forms.row.ts'
import { hasFilled } from '../my-forms/my-forms.rules.ts'
import { standingOf } from '../my-forms/review/steps.ts'
import type { ReviewRow } from './review-forms.columns.ts'
import { whyNotTogether } from './review-forms.together.ts'

/** An entry as the list of reviews shows it to one person; `definition` is that of its form. */
export function toReviewedForm(
  row: ReviewRow,
  lookups: Lookups,
  personId: string,
  definition: FormDefinition | undefined,
): ReviewedForm {
  const people = row.people.map((each) => ({
    ...each,
    signed_at: each.signed_at === null ? null : new Date(each.signed_at),
  }))
  const own = people.filter((each) => each.person_id === personId)
  const step = row.status === 'in_review' ? standingOf(people).step : null
  const decision = own.find(({ task }) => task === 'approve')
  const isOwnApprovalPending = decision?.status === 'pending' && decision.step === step
  const isTheirOwn = hasFilled(row, personId) && definition?.workflow?.allowSelfApproval !== true
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
    isOwnApprovalPending,
    canApproveTogether:
      isOwnApprovalPending && !isTheirOwn && whyNotTogether(row, definition) === null,
    ownDecision: decisionOf(decision),
    rowVersion: row.row_version,
  }
}

function dueStepOf({ people }: ReviewRow, number: number): ReviewedForm['step'] {
  const approvers = people.filter(({ task }) => task === 'approve')
  const open = approvers.filter(({ step, status }) => step === number && status === 'pending')
  return {
    number,
    // A step that was skipped counts as well, so that none is called the third of two.
    count: Math.max(...approvers.map(({ step }) => step)),
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
