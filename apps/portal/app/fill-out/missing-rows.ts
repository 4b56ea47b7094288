import type { MissingRow } from './fill-data.ts'
import type { Intent } from './intent.ts'

/** What leads to something that is missing. */
export function wayTo({ key, isSubForm = false }: MissingRow): Intent {
  return isSubForm ? { kind: 'subForms' } : { kind: 'question', key }
}

/** Whether nothing but answers is missing. */
export function areAnswers(rows: readonly MissingRow[]): boolean {
  return rows.every(({ isSubForm = false }) => !isSubForm)
}
