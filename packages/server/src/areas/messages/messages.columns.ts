import { sql, type RawBuilder } from 'kysely'
import type { KeptMessageState, MessageCategory, MessagePriority, PersonLine } from '@holdpoint/api'
import { inOwnLanguage } from './messages.texts.ts'
import { peopleOf } from '../../records/audience.ts'
import {
  isUnacknowledged,
  isUnopened,
  tieColumns,
  type Reader,
  type TieColumns,
} from './messages.rights.ts'

/** A message as a list shows it to one person, and as its guards look at it. */
export type MessageRow = TieColumns & {
  id: string
  number: string
  title: string
  own_title: string | null
  category: MessageCategory | null
  priority: MessagePriority | null
  description: string
  kept: KeptMessageState
  status_reason: string | null
  starts_at: Date | null
  ends_at: Date | null
  require_ack: boolean
  round: number
  edition: number
  created_at: Date
  changed_at: Date | null
  row_version: number
  author: PersonLine
  has_image: boolean
  /** Asked of a draft alone: what was sent had one. */
  has_audience: boolean
  countries: string[]
  districts: string[]
  departments: string[]
  business_units: string[]
  job_titles: string[]
  crews: string[]
  is_unread: boolean
  is_to_acknowledge: boolean
  opened_at: Date | null
  acknowledged_at: Date | null
}

/** The columns of a row, over `messages as message` with `messageJoins`. */
export function messageColumns(reader: Reader): RawBuilder<MessageRow> {
  return sql`message.id, message.number, message.title, message.category, message.priority,
    message.description, message.status as kept, message.status_reason, message.starts_at,
    message.ends_at, message.require_ack, message.round, message.edition, message.created_at, message.changed_at,
    message.row_version,
    ${inOwnLanguage('title', reader)} as own_title,
    jsonb_build_object('personId', author.id, 'fullName', author.full_name,
      'profileImage', author.profile_image) as author,
    exists (
      select 1 from record_files as file
      where file.shard_key = message.shard_key and file.record_type = 'message'
        and file.record_id = message.id and file.slot = 'image'
    ) as has_image,
    (message.status <> 'draft'
      or exists (${peopleOf('message', reader.shardKey, 'message.id')})) as has_audience,
    coalesce(meant.countries, '{}') as countries, coalesce(meant.districts, '{}') as districts,
    coalesce(meant.departments, '{}') as departments,
    coalesce(meant.business_units, '{}') as business_units,
    coalesce(meant.job_titles, '{}') as job_titles, coalesce(meant.crews, '{}') as crews,
    ${isUnopened(reader)} as is_unread, ${isUnacknowledged(reader)} as is_to_acknowledge,
    mine.opened_at, mine.acknowledged_at, ${tieColumns(reader)}`
}

/** What the columns need beside the message. */
export const messageJoins = ({ personId }: Pick<Reader, 'personId'>) => sql`
  join people as author on author.id = message.created_by
  left join record_audiences as meant on meant.shard_key = message.shard_key
    and meant.record_type = 'message' and meant.record_id = message.id
  left join message_receipts as mine on mine.shard_key = message.shard_key
    and mine.message_id = message.id and mine.person_id = ${personId}`
