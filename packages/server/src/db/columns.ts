// What the types of the tables are made of: how a column is read, and how it is written.
import type { ColumnType, Expression } from 'kysely'
import type { Json } from './json.ts'

/** A moment: read as a Date, written as a Date or an ISO string. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** A moment that may not have come. */
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** A moment that is that of the writing where none is written. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
/** A `jsonb` column: read as its value, written only through `json()`. */
export type JsonColumn = ColumnType<Json, Expression<unknown>, Expression<unknown>>
/** One that has a value of its own where none is written. */
export type DefaultJsonColumn = ColumnType<
  Json,
  Expression<unknown> | undefined,
  Expression<unknown>
>
/** One that may hold nothing. */
export type NullableJsonColumn = ColumnType<
  Json,
  Expression<unknown> | null | undefined,
  Expression<unknown> | null
>
/** What the database works out from other columns; nobody writes it. */
export type ComputedText = ColumnType<string, never, never>
/** The same as a number. */
export type ComputedNumber = ColumnType<number, never, never>
/** The same as a moment. */
export type ComputedInstant = ColumnType<Date, never, never>
/** The same as `jsonb`. */
export type ComputedJson = ColumnType<Json, never, never>
