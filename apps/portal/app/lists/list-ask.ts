import type { AppLoadContext } from '@remix-run/node'
import type { SessionInfo } from '@holdpoint/api'
import type { Posted } from './answer-intent.server.ts'
import type { AnyPlace } from './place.ts'

/** What a loader of a list knows. */
export type ListAsk<P extends AnyPlace = AnyPlace> = {
  context: AppLoadContext
  request: Request
  person: SessionInfo
  place: P
}

/** What an action of a list knows. */
export type ListIntent<P extends AnyPlace = AnyPlace> = ListAsk<P> &
  Posted & {
    form: FormData
    /** Where to return to: the list with the dialog that the form stands in. */
    here: string
    /** The list without a dialog. */
    list: string
  }

/** What nobody needs to have signed in for. */
export type Arrived = Pick<ListAsk, 'context' | 'request'>
