import { sql, type RawBuilder } from 'kysely'
import type { FormStatus, PersonLine } from '@holdpoint/api'
import { isHandedBack } from '../my-forms/review/flags.queries.ts'
import type { StepPerson } from '../my-forms/review/steps.ts'

/** Somebody who signs or decides, as JSON carries them. */
type AskedPerson = Omit<StepPerson, 'signed_at'> & {
  signed_at: string | null
  meaning: string
  profile_image: string | null
}

/** An entry as the list of reviews reads it. */
export type ReviewRow = {
  id: string
  number: string
  form_id: string
  form_version: number
  person_id: string
  filled_before: string[]
  form_title: string
  form_type_name: string
  status: FormStatus
  form_title_answer: string | null
  submitter: PersonLine
  submitted_at: Date
  crew_codes: string[]
  pad_ids: string[]
  score: number | null
  result: 'pass' | 'fail' | 'none' | null
  has_critical_failure: boolean
  is_reopened: boolean
  is_limited_access: boolean
  is_handed_back: boolean
  elevated_from_form_id: string | null
  elevated_from_name: string | null
  row_version: number
  people: AskedPerson[]
}

/** The columns of such a row, from `entry`, `form`, `type` and `submitter`. */
export const reviewColumns: RawBuilder<ReviewRow> = sql`
  entry.id, entry.number, entry.form_id, entry.form_version, entry.person_id,
  entry.filled_before, form.title as form_title, type.name as form_type_name,
  entry.status, entry.form_title_answer, ${personJson('submitter')} as submitter,
  entry.submitted_at, entry.crew_codes, entry.pad_ids, entry.score::float8 as score, entry.result,
  entry.has_critical_failure, entry.is_reopened, entry.is_limited_access,
  ${isHandedBack} as is_handed_back,
  entry.elevated_from_form_id, entry.elevated_from_name, entry.row_version,
  coalesce((
    select json_agg(json_build_object(
      'id', one.id, 'person_id', one.person_id, 'full_name', person.full_name,
      'profile_image', person.profile_image, 'task', one.task, 'meaning', one.meaning,
      'step', one.step, 'mode', one.mode, 'status', one.status, 'signed_at', one.signed_at
    ) order by one.step, person.full_name, one.id)
    from my_form_signers as one join people as person on person.id = one.person_id
    where one.shard_key = entry.shard_key and one.my_form_id = entry.id
  ), '[]') as people`

function personJson(alias: string): RawBuilder<PersonLine> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('personId', ${column('id')}, 'fullName', ${column('full_name')},
    'profileImage', ${column('profile_image')})`
}
