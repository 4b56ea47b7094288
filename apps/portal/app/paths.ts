import type { FormSection } from '@holdpoint/api'

// Every address of the portal, once. Links, redirects and forms ask here, so that a route can move
// without a search through strings.

type QueryValue = string | number | undefined

/** What the address of My Forms can say; what is left out keeps its default. */
export type MyFormsAddress = {
  section?: FormSection | undefined
  sortField?: string | undefined
  sortDirection?: string | undefined
  searchValue?: string | undefined
  selectedStartDate?: string | undefined
  selectedEndDate?: string | undefined
  page?: number | undefined
  dialog?: 'fill' | 'delete' | undefined
  /** The chosen form type of the fill menu. */
  type?: string | undefined
  fillSort?: string | undefined
  fillDirection?: string | undefined
  /** The entry that a dialog is about. */
  id?: string | undefined
}

/** The areas that the no-access page can explain. */
export const noAccessTypes = ['my_forms', 'share', 'settings'] as const
export type NoAccessType = (typeof noAccessTypes)[number]

export const paths = {
  home: () => '/',
  login: (query: { to?: string | undefined; email?: string | undefined } = {}) =>
    withQuery('/login', query),
  logout: () => '/logout',
  theme: () => '/theme',
  myForms: (address: MyFormsAddress = {}) => withQuery('/my-forms', address),
  fillOut: (id: string, query: { section?: string | undefined; tab?: number | undefined } = {}) =>
    withQuery(`/my-form/fill-out/${encodeURIComponent(id)}`, query),
  reviewQuestion: (id: string, query: { tab?: number | undefined } = {}) =>
    withQuery(`/review-form/review-form-question/${encodeURIComponent(id)}`, query),
  apiKeys: (query: { dialog?: 'revoke' | undefined; id?: string | undefined } = {}) =>
    withQuery('/settings/api-keys', query),
  newApiKey: () => '/settings/api-keys/new',
  embed: () => '/settings/embed',
  noAccess: (type: NoAccessType) => withQuery('/no-access', { type }),
} as const

function withQuery(path: string, values: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') {
      query.set(name, String(value))
    }
  }
  return query.size === 0 ? path : `${path}?${query}`
}
