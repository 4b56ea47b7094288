import type { AppLoadContext } from '@remix-run/node'
import type { SessionInfo } from '@holdpoint/api'
import type { Posted } from '../lists/answer-intent.server.ts'
import type { MyFormsSearch } from './search/my-forms.search.ts'

/** What a loader of this page knows. */
export type PageAsk = {
  context: AppLoadContext
  request: Request
  person: SessionInfo
  search: MyFormsSearch
}

/** What an action of this page knows. */
export type Intent = PageAsk &
  Posted & {
    form: FormData
    /** Where to return to: the list with the dialog that the form stands in. */
    here: string
    /** The list without a dialog. */
    list: string
  }
