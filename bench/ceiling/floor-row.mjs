/** The rows of the list statement in the fields of the list call, and nothing more. */
export function toListed(rows, { crews, pads }, readsPrivate) {
  return {
    data: rows.map((row) => ({
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
        passingPercentage: row.passing_percentage && Number(row.passing_percentage),
        notes: row.form_notes,
      },
      formStatus: row.status,
      startedAt: row.started_at,
      submittedAt: row.submitted_at,
      crew: row.crew_codes.map((code) => crews.get(code) ?? code).join(', '),
      padNames: row.pad_ids.map((id) => pads.get(id) ?? id).join(', ') || 'N/A',
      formTitleAnswer: row.form_title_answer,
      elevatedForm: row.elevated_from_form_id && {
        elevatedFromFormId: row.elevated_from_form_id,
        elevatedFromName: row.elevated_from_name,
      },
      isReopened: row.is_reopened,
      formSubFormCount: row.form_sub_form_count,
      dynamicSubFormCount: row.dynamic_sub_form_count,
      actionCount: row.action_count,
      upvoteCount: row.upvote_count,
      isVoteAdded: row.is_vote_added,
      isCommentAdded: row.is_comment_added,
      commentCounter:
        row.public_comment_count +
        (readsPrivate ? row.private_comment_count : row.own_private_comments),
      kudosCount: row.kudos_count,
      isOwnSignPending: row.pending_tasks?.includes('sign') ?? false,
      isOwnApprovalPending: row.pending_tasks?.includes('approve') ?? false,
      isSignatureComplete: row.is_signature_complete,
      score: row.score && Number(row.score),
      result: row.result,
      submittedUserInfo: { personId: row.person_id, fullName: row.submitter_name },
      rowVersion: row.row_version,
    })),
    totalRecords: rows[0]?.total ?? 0,
    offset: 0,
  }
}
