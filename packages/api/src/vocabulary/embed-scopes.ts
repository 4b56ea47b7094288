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
] as const
