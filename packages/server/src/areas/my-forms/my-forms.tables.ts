import type { Generated } from 'kysely'
import type { FormStatus } from '@holdpoint/api'
import type {
  ComputedJson,
  DefaultJsonColumn,
  Instant,
  JsonColumn,
  NullableInstant,
  NullableJsonColumn,
} from '../../db/columns.ts'

/** The tables of entries. */
export interface MyFormsTables {
  my_forms: MyFormsTable
  my_form_answers: MyFormAnswersTable
  my_form_equipment: MyFormEquipmentTable
  my_form_signers: MyFormSignersTable
  my_form_flags: MyFormFlagsTable
  my_form_versions: MyFormVersionsTable
  my_form_comments: MyFormCommentsTable
  my_form_votes: MyFormVotesTable
  my_form_kudos: MyFormKudosTable
  my_form_shares: MyFormSharesTable
  my_form_elevations: MyFormElevationsTable
  my_form_email_shares: MyFormEmailSharesTable
  my_form_day_totals: MyFormDayTotalsTable
  my_form_readers: MyFormReadersTable
}

export interface MyFormsTable {
  shard_key: string
  id: string
  number: string
  form_id: string
  form_version: number
  person_id: string
  /** Who filled it out before, and handed it over. */
  filled_before: Generated<string[]>
  status: FormStatus
  started_at: Instant
  filled_at: NullableInstant
  submitted_at: NullableInstant
  completed_at: NullableInstant
  /** When it is due, where it was assigned to somebody; null for one that they began by themselves. */
  due_at: NullableInstant
  last_answered_at: NullableInstant
  /** When its first answers were taken, where that was after it was made: it was assigned, and begun anew. */
  first_answers_at: NullableInstant
  form_title_answer: string | null
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_codes: Generated<string[]>
  customer_id: string | null
  pad_ids: Generated<string[]>
  score: number | null
  result: 'pass' | 'fail' | 'none' | null
  has_critical_failure: Generated<boolean>
  is_limited_access: Generated<boolean>
  is_reopened: Generated<boolean>
  elevated_from_form_id: string | null
  elevated_from_name: string | null
  /** The entry that it is a sub-form of; null where it stands by itself. */
  parent_id: string | null
  form_sub_form_count: Generated<number>
  dynamic_sub_form_count: Generated<number>
  action_count: Generated<number>
  upvote_count: Generated<number>
  kudos_count: Generated<number>
  public_comment_count: Generated<number>
  private_comment_count: Generated<number>
  is_signature_complete: Generated<boolean>
  row_version: Generated<number>
  source: Generated<string>
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
}

export interface MyFormAnswersTable {
  shard_key: string
  my_form_id: string
  answers: DefaultJsonColumn
  revision: Generated<number>
  score_breakdown: NullableJsonColumn
  /** The keys of the questions that earned nothing or were critical. */
  failed_questions: ComputedJson
  updated_at: Instant
}

/** Which machines the answers of an entry name: see my-forms.equipment.ts. */
export interface MyFormEquipmentTable {
  shard_key: string
  my_form_id: string
  asset_id: string
}

export interface MyFormSignersTable {
  shard_key: string
  id: string
  my_form_id: string
  person_id: string
  task: 'sign' | 'approve'
  meaning: string
  step: Generated<number>
  status: 'pending' | 'done' | 'refused' | 'passed'
  /** Whether each of a step decides, or one for all. */
  mode: Generated<'all' | 'any'>
  /** What was said with the decision. */
  note: string | null
  signed_at: NullableInstant
  started_at: Instant
  signature: NullableJsonColumn
  content_hash: string | null
  /** How many hours the decision may take once it is due; null for as long as it takes. */
  hours: number | null
  /** How many rungs of reminders have been told since `reminded_since` (review-forms.clock). */
  reminded: Generated<number>
  reminded_since: NullableInstant
  /** Since when somebody who was handed the step is asked; null for those of the form. */
  asked_at: NullableInstant
  /** The signer in whose place a deputy decides. */
  deputy_for: string | null
}

/** Questions that were handed back to the submitter; gone once they are handed in again. */
export interface MyFormFlagsTable {
  shard_key: string
  my_form_id: string
  question_key: string
  note: string
  flagged_by: string
  flagged_at: Instant
}

/** What was handed in, each time. */
export interface MyFormVersionsTable {
  shard_key: string
  my_form_id: string
  version: number
  answers: JsonColumn
  score: number | null
  person_id: string
  made_at: Instant
}

export interface MyFormCommentsTable {
  shard_key: string
  id: string
  my_form_id: string
  person_id: string
  comment: string
  privacy_type: 'public' | 'private'
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  row_version: Generated<number>
}

export interface MyFormVotesTable {
  shard_key: string
  my_form_id: string
  person_id: string
  created_at: Instant
}

export interface MyFormKudosTable {
  shard_key: string
  id: string
  my_form_id: string
  given_by: string
  category: string
  person_ids: Generated<string[]>
  created_at: Instant
}

export interface MyFormSharesTable {
  shard_key: string
  my_form_id: string
  person_id: string
  shared_by: string
  created_at: Instant
}

/** Kept beside every write that starts, moves or deletes an entry: see my-forms.day-totals.ts. */
export interface MyFormDayTotalsTable {
  shard_key: string
  person_id: string
  day: string
  status: FormStatus
  total: number
}

/** Kept beside every write of what the Signature tab shows: see my-forms.readers.ts. */
export interface MyFormReadersTable {
  shard_key: string
  id: string
  person_id: string
  started_at: Instant
  status: FormStatus
  form_id: string
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_codes: string[]
  customer_id: string | null
  pad_ids: string[]
  score: number | null
  elevated_from_form_id: string | null
  kudos_count: number
  public_comment_count: number
  private_comment_count: number
  result: 'pass' | 'fail' | 'none' | null
  has_critical_failure: Generated<boolean>
}

/** An entry that was taken further on another form. */
export interface MyFormElevationsTable {
  shard_key: string
  from_id: string
  to_id: string
  to_form_id: string
  elevated_by: string
  elevated_at: Instant
  reason: Generated<string>
}

/** A link that was mailed to one address. */
export interface MyFormEmailSharesTable {
  shard_key: string
  id: string
  my_form_id: string
  email: string
  shared_by: string
  shared_at: Instant
  expires_at: Instant
  opened_at: NullableInstant
  taken_back_at: NullableInstant
}
