import type { MyForm } from '@holdpoint/api'
import type { Lookups } from '../lookups.ts'
import type { EntryRow } from './my-forms.entry.queries.ts'

/** An entry as it travels in a list and in its detail. */
export function toMyForm(row: EntryRow, lookups: Lookups, mayReadPrivate: boolean): MyForm {
  const pendingTasks = row.pending_tasks?.split(',') ?? []
  return {
    id: row.id,
    number: row.number,
    form: {
      id: row.form_id,
      title: row.form_title,
      formTypeName: row.form_type_name,
      iconUrl: row.form_icon_url,
      subFormIds: row.sub_form_ids,
      countryIds: row.country_ids,
      districtIds: row.district_ids,
      businessUnitIds: row.business_unit_ids,
      departmentIds: row.department_ids,
      jobTitleIds: row.job_title_ids,
      passingPercentage: row.passing_percentage,
      notes: row.form_notes,
    },
    formStatus: row.status,
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    crew: namesOf(row.crew_codes, lookups.crew).join(', '),
    padNames: namesOf(row.pad_ids, lookups.pad).join(', ') || 'N/A',
    formTitleAnswer: row.form_title_answer,
    elevatedForm: elevatedFormOf(row),
    isReopened: row.is_reopened,
    isHandedBack: row.is_handed_back,
    formSubFormCount: row.form_sub_form_count,
    dynamicSubFormCount: row.dynamic_sub_form_count,
    actionCount: row.action_count,
    upvoteCount: row.upvote_count,
    isVoteAdded: row.is_vote_added,
    isCommentAdded: row.is_comment_added,
    commentCounter: mayReadPrivate
      ? row.public_comment_count + row.private_comment_count
      : row.public_comment_count + (row.own_private_comments ?? 0),
    kudosCount: row.kudos_count,
    isOwnSignPending: pendingTasks.includes('sign'),
    isOwnApprovalPending: pendingTasks.includes('approve'),
    isSignatureComplete: row.is_signature_complete,
    score: row.score,
    result: row.result,
    hasCriticalFailure: row.has_critical_failure,
    submittedUserInfo: { personId: row.person_id, fullName: row.submitter_name },
    rowVersion: row.row_version,
  }
}

/** The form that an elevated entry came from. */
export function elevatedFormOf(
  row: Pick<EntryRow, 'elevated_from_form_id' | 'elevated_from_name'>,
): MyForm['elevatedForm'] {
  const { elevated_from_form_id: elevatedFromFormId, elevated_from_name: name } = row
  return elevatedFromFormId === null ? null : { elevatedFromFormId, elevatedFromName: name ?? '' }
}

/** Names of codes; one that nobody knows stands for itself. */
export function namesOf(codes: readonly string[], names: ReadonlyMap<string, string>): string[] {
  return codes.map((code) => names.get(code) ?? code)
}
