import { SqlError } from './database-errors.ts'

/** Which rule of the schema a write broke. */
export type BrokenConstraint = {
  kind: 'unique' | 'foreignKey' | 'check' | 'notNull'
  /** The constraint's name. PostgreSQL names none for a missing value: then `table_column_not_null`. */
  constraint: string
}

const kinds = new Map<string, BrokenConstraint['kind']>([
  ['23505', 'unique'],
  ['23503', 'foreignKey'],
  ['23514', 'check'],
  ['23502', 'notNull'],
])

/** Says which constraint an error is about, or null when it is about something else. */
export function toConstraint(error: unknown): BrokenConstraint | null {
  if (!(error instanceof SqlError)) {
    return null
  }
  const kind = kinds.get(error.code)
  if (kind === undefined) {
    return null
  }
  const unnamed = `${error.table ?? 'unknown'}_${error.column ?? 'unknown'}_not_null`
  return { kind, constraint: error.constraint ?? unnamed }
}
