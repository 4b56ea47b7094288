import type { Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of actions. */
export interface ActionsTables {
  actions: ActionsTable
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
