import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Anything that a `jsonb` column can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

/** A value for a `jsonb` column. The only way to write one. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
