import type { EntryMoment } from '../fill-out/entry-view.ts'

/** The thanks on an entry, and whether the reader may add theirs. */
export type KudosView = {
  formKey: string
  given: readonly { id: string; category: string; by: string; people: string; at: EntryMoment }[]
  canGive: boolean
}
