import type { AppLoadContext } from '@remix-run/node'
import type { SessionInfo } from '@holdpoint/api'
import type { MyFormsSearch } from './search/my-forms.search.ts'

/** What a loader of this page knows. */
export type PageAsk = {
  context: AppLoadContext
  request: Request
  person: SessionInfo
  search: MyFormsSearch
}

/** What an action of this page knows. */
export type Intent = PageAsk & {
  form: FormData
  /** Where to return to: the list with the dialog that the form stands in. */
  here: string
  /** The list without a dialog. */
  list: string
  /** Posted by a script that shows what changed by itself, so that no other page is wanted. */
  isQuiet: boolean
}
