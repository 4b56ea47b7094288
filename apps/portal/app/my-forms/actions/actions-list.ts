import type { ActionLine } from '../../entry-actions/entry-actions.ts'

/** What the action summary shows. */
export type ActionsList = {
  /** The entry that they hang on. */
  myFormId: string
  /** The name of the form, where its row is on the page. */
  title: string | null
  actions: readonly ActionLine[]
}
