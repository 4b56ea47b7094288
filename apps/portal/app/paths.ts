import type { MyFormsAddressFilter, FormSection } from '@holdpoint/api'
import type { DialogAddress } from './my-forms/search/my-forms.dialogs.ts'

// Every address of the portal, once. Links, redirects and forms ask here, so that a route can move
// without a search through strings.

type QueryValue = string | number | undefined

/** What the address of My Forms can say; what is left out keeps its default. */
export type MyFormsAddress = MyFormsAddressFilter &
  DialogAddress & {
    section?: FormSection | undefined
    view?: 'list' | 'graph' | undefined
    sortField?: string | undefined
    sortDirection?: string | undefined
    searchValue?: string | undefined
    /** The hash of a filter that is too long for an address. */
    filter?: string | undefined
    /** The saved filter that was applied, or `none`. */
    selectedFilterId?: string | undefined
    page?: number | undefined
  }

/** The areas that the no-access page can explain. */
export const noAccessTypes = ['my_forms', 'share', 'settings'] as const
export type NoAccessType = (typeof noAccessTypes)[number]

export const paths = {
  home: () => '/',
  places: () => '/places',
  /** `ended` says that somebody was signed in until now. */
  login: (
    query: { to?: string | undefined; email?: string | undefined; ended?: 1 | undefined } = {},
  ) => withQuery('/login', query),
  logout: () => '/logout',
  theme: () => '/theme',
  deviceKey: () => '/device-key',
  /** Says whether the server can do its work. */
  ready: () => '/readyz',
  myForms: (address: MyFormsAddress = {}) => withQuery('/my-forms', address),
  liveEntries: (ids: string) => withQuery('/my-forms/live', { ids }),
  /** The list as a workbook; the address is that of the list. */
  myFormsExcel: (address: MyFormsAddress = {}) => withQuery('/my-forms/excel', address),
  /** An entry as a PDF; `to` is where a failure leads. */
  myFormPdf: (id: string, query: { to?: string | undefined } = {}) =>
    withQuery(`/my-forms/pdf/${encodeURIComponent(id)}`, query),
  unsent: (query: { discard?: string | undefined } = {}) => withQuery('/my-forms/unsent', query),
  fillOut: (id: string, query: { section?: string | undefined; tab?: number | undefined } = {}) =>
    withQuery(`/my-form/fill-out/${encodeURIComponent(id)}`, query),
  reviewQuestion: (id: string, query: { tab?: number | undefined } = {}) =>
    withQuery(`/review-form/review-form-question/${encodeURIComponent(id)}`, query),
  settings: () => '/settings',
  apiKeys: (query: { dialog?: 'revoke' | undefined; id?: string | undefined } = {}) =>
    withQuery('/settings/api-keys', query),
  newApiKey: () => '/settings/api-keys/new',
  embed: () => '/settings/embed',
  noAccess: (type: NoAccessType) => withQuery('/no-access', { type }),
} as const

/** A path with what is asked of it; a path that asks already is asked more. */
export function withQuery(path: string, values: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') {
      query.set(name, String(value))
    }
  }
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}
