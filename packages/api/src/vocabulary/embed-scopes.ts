/**
 * What an API key may be given, by name. Which calls each of them opens stands in the policy table
 * (`embedScopes`), which has a row for every name here.
 */
export const embedScopeNames = [
  'sign_in',
  'reference',
  'my_forms_read',
  'my_forms_write',
  'people',
  'saved_filters',
  'embed_tokens',
  'external_access',
  'directory',
] as const

/** Those that are for a server and never for a page: what is done by them is no page's own. */
export const serverScopeNames = [
  'embed_tokens',
  'external_access',
  'directory',
] as const satisfies readonly (typeof embedScopeNames)[number][]
