// The tables as the migrations make them, column for column. `schema.test.ts` compares the two.
import type { ColumnType, Expression, Generated } from 'kysely'
import type { FormStatus } from '@holdpoint/api'
import type { Json } from './json.ts'

/** A moment: read as a Date, written as a Date or an ISO string. */
type Instant = ColumnType<Date, Date | string, Date | string>
type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** A `jsonb` column: read as its value, written only through `json()`. */
type JsonColumn = ColumnType<Json, Expression<unknown>, Expression<unknown>>
type DefaultJsonColumn = ColumnType<Json, Expression<unknown> | undefined, Expression<unknown>>
type NullableJsonColumn = ColumnType<
  Json,
  Expression<unknown> | null | undefined,
  Expression<unknown> | null
>
/** What the database works out from other columns; nobody writes it. */
type ComputedText = ColumnType<string, never, never>
type ComputedJson = ColumnType<Json, never, never>

/** Every table of the database. */
export interface DatabaseTables {
  organisations: OrganisationsTable
  countries: CountriesTable
  districts: DistrictsTable
  business_units: BusinessUnitsTable
  departments: DepartmentsTable
  job_titles: JobTitlesTable
  crews: CrewsTable
  customers: CustomersTable
  pads: PadsTable
  people: PeopleTable
  permission_groups: PermissionGroupsTable
  permission_group_members: PermissionGroupMembersTable
  user_settings: UserSettingsTable
  form_types: FormTypesTable
  forms: FormsTable
  form_versions: FormVersionsTable
  my_forms: MyFormsTable
  my_form_answers: MyFormAnswersTable
  my_form_signers: MyFormSignersTable
  my_form_comments: MyFormCommentsTable
  my_form_votes: MyFormVotesTable
  my_form_kudos: MyFormKudosTable
  my_form_shares: MyFormSharesTable
  my_form_day_totals: MyFormDayTotalsTable
  my_form_readers: MyFormReadersTable
  actions: ActionsTable
  notifications: NotificationsTable
  record_numbers: RecordNumbersTable
  saved_filters: SavedFiltersTable
  kept_filters: KeptFiltersTable
  sessions: SessionsTable
  sign_in_throttles: SignInThrottlesTable
  idempotency_keys: IdempotencyKeysTable
  uploads: UploadsTable
  audit_events: AuditEventsTable
  api_keys: ApiKeysTable
  external_access_keys: ExternalAccessKeysTable
}

export interface OrganisationsTable {
  id: string
  shard_key: string
  name: string
  time_zone: string
  settings: DefaultJsonColumn
}

export interface CountriesTable {
  code: string
  name: string
}

export interface DistrictsTable {
  code: string
  name: string
  country_code: string
}

export interface BusinessUnitsTable {
  code: string
  name: string
}

export interface DepartmentsTable {
  code: string
  name: string
}

export interface JobTitlesTable {
  code: string
  name: string
  department_code: string
}

export interface CrewsTable {
  code: string
  name: string
  colour: string
  district_code: string
  business_unit_code: string
}

export interface CustomersTable {
  id: string
  name: string
}

export interface PadsTable {
  id: string
  name: string
  number: string
  district_code: string
  customer_id: string
}

export interface PeopleTable {
  id: string
  shard_key: string
  employee_number: string
  first_name: string
  last_name: string
  full_name: string
  email: string
  employee_type: string
  employee_title: string
  position: string
  job_code: string | null
  manager_id: string | null
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_code: string | null
  /** YYYY-MM-DD. */
  hire_date: string
  is_sse: Generated<boolean>
  profile_image: string | null
  time_zone: string | null
  password_hash: string | null
  is_active: Generated<boolean>
  company_code: Generated<string>
  customer_id: string | null
  granted_keys: Generated<string[]>
  denied_keys: Generated<string[]>
  rights_version: Generated<number>
  search_text: ComputedText
}

export interface PermissionGroupsTable {
  id: string
  shard_key: string
  name: string
  permission_keys: string[]
  row_version: Generated<number>
}

export interface PermissionGroupMembersTable {
  group_id: string
  person_id: string
}

export interface UserSettingsTable {
  person_id: string
  is_my_form_dashboard_default_view: Generated<boolean>
}

export interface FormTypesTable {
  id: string
  name: string
  description: Generated<string>
  icon_url: string
  sort_order: number
  is_active: Generated<boolean>
}

export interface FormsTable {
  id: string
  form_type_id: string
  title: string
  description: Generated<string>
  icon_url: string
  notes: Generated<string>
  sort_order: number
  passing_percentage: number | null
  published_version: number | null
  is_active: Generated<boolean>
  country_ids: Generated<string[]>
  district_ids: Generated<string[]>
  business_unit_ids: Generated<string[]>
  department_ids: Generated<string[]>
  job_title_ids: Generated<string[]>
  sub_form_ids: Generated<string[]>
}

export interface FormVersionsTable {
  form_id: string
  version: number
  definition: JsonColumn
  published_at: Instant
}

export interface MyFormsTable {
  shard_key: string
  id: string
  number: string
  form_id: string
  form_version: number
  person_id: string
  status: FormStatus
  started_at: Instant
  filled_at: NullableInstant
  submitted_at: NullableInstant
  completed_at: NullableInstant
  last_answered_at: NullableInstant
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

export interface MyFormSignersTable {
  shard_key: string
  id: string
  my_form_id: string
  person_id: string
  task: 'sign' | 'approve'
  meaning: string
  step: Generated<number>
  status: 'pending' | 'done' | 'refused'
  signed_at: NullableInstant
  started_at: Instant
  signature: NullableJsonColumn
  content_hash: string | null
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
}

export interface ActionsTable {
  shard_key: string
  id: string
  number: string
  my_form_id: string | null
  question_key: string | null
  title: string
  status: 'open' | 'done' | 'cancelled'
  assigned_to: string
  created_by: string
  /** YYYY-MM-DD. */
  due_on: string
  created_at: Instant
  closed_at: NullableInstant
}

export interface NotificationsTable {
  shard_key: string
  id: string
  person_id: string
  kind: string
  record_type: string
  record_id: string
  actor_id: string | null
  created_at: Instant
  read_at: NullableInstant
}

export interface RecordNumbersTable {
  shard_key: string
  kind: string
  year: number
  last_number: number
}

export interface SavedFiltersTable {
  shard_key: string
  id: string
  person_id: string
  type: string
  title: string
  title_key: string
  is_default: boolean
  filter_values: JsonColumn
  row_version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface KeptFiltersTable {
  shard_key: string
  hash: string
  contents: string
  last_used_on: string
}

export interface SessionsTable {
  id: string
  person_id: string
  shard_key: string
  kind: 'browser' | 'client' | 'embed'
  device_type: string
  access_hash: string
  access_expires_at: Instant
  refresh_hash: string | null
  previous_refresh_hash: string | null
  previous_access_hash: string | null
  generation: Generated<number>
  rotated_at: NullableInstant
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  revoked_at: NullableInstant
  api_key_id: string | null
  scopes: string[] | null
}

export interface SignInThrottlesTable {
  bucket: string
  failures: number
  window_started_at: Instant
  blocked_until: NullableInstant
}

export interface IdempotencyKeysTable {
  shard_key: string
  person_id: string
  key: string
  call: string
  fingerprint: string
  http_status: number
  answer: JsonColumn
  created_at: Instant
}

export interface UploadsTable {
  shard_key: string
  id: string
  person_id: string
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
  storage_key: string
  created_at: Instant
  expires_at: NullableInstant
  attached_to: string | null
}

export interface AuditEventsTable {
  shard_key: string
  record_type: string
  record_id: string
  sequence: number
  at: Instant
  person_id: string | null
  action: string
  changes: JsonColumn
  reason: string | null
  request_id: string
  previous_hash: string
  hash: string
  api_key_id: string | null
}

export interface ApiKeysTable {
  shard_key: string
  id: string
  name: string
  origins: string[]
  scopes: string[]
  page_key_hash: string
  server_secret_hash: string
  created_by: string
  created_at: Instant
  expires_at: Instant
  last_used_at: NullableInstant
  revoked_at: NullableInstant
  row_version: Generated<number>
}

export interface ExternalAccessKeysTable {
  shard_key: string
  id: string
  api_key_id: string
  person_id: string
  key_hash: string
  created_at: Instant
  expires_at: Instant
  used_at: NullableInstant
}
