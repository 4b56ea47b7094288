import type { EntryAnswer, EntryView } from '../fill-out/entry-view.ts'

/** The answers of an entry on which an action is asked for, as while it is filled in. */
export function failedIn({ header, parts }: Pick<EntryView, 'header' | 'parts'>): EntryAnswer[] {
  return [...header, ...parts.flatMap(({ answers }) => answers)].filter(
    ({ kind, limit, isFlagged, isCriticalFailure }) =>
      kind === 'no' || limit?.level === 'danger' || isFlagged || isCriticalFailure,
  )
}
