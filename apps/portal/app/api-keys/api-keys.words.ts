import type { ApiKey, EmbedScope } from '@holdpoint/api'

/** The words of the pages about API keys. */
export const words = {
  title: 'API keys',
  intro:
    'A key lets the pages and the server of another site use Holdpoint. It works only at the addresses that you name, only for what you tick, and only until it expires.',
  none: 'There are no keys yet.',
  make: 'New key',
  makeTitle: 'New API key',
  name: 'Name',
  nameHint: 'What uses the key, such as “Crew board”.',
  origins: 'Origins',
  originsHint:
    'One a line, such as https://portal.example. Each is one exact host; paths and “*” are not taken. A key for a directory has none.',
  scopes: 'What it opens',
  expiry: 'Expires',
  directoryName: 'Directory',
  submit: 'Make key',
  cancel: 'Cancel',
  back: 'All API keys',
  made: 'made',
  by: 'by',
  expires: 'Expires',
  expired: 'Expired',
  endsSoon: (days: number) =>
    days === 0 ? 'Ends within a day' : days === 1 ? 'Ends in 1 day' : `Ends in ${days} days`,
  makeAnother: 'What uses it needs another key by then.',
  revoked: 'Revoked',
  lastUsed: 'Last used',
  neverUsed: 'Never',
  opens: 'Opens',
  revoke: 'Revoke',
  revokeTitle: 'Revoke API key',
  revokeQuestion: 'Are you sure you want to revoke this key?',
  revokeMeans:
    'Pages and servers that use it stop working at once, and everybody who came in through it is signed out. This cannot be undone.',
  revokeDone: 'The key was revoked.',
  secretsTitle: 'Copy these now',
  secretsOnce:
    'is ready. Only the fingerprints of its secrets are kept, so nobody can show them again.',
  pageKey: 'Page key',
  pageKeyHint:
    'Goes into your pages. Whoever opens a page can read it; it works on your origins only.',
  serverSecret: 'Server secret',
  serverSecretHint: 'Stays on your server. Never put it into a page.',
  snippet: 'In your page',
  serverSnippet: 'On your server',
  referenceBefore: 'What can be called with a key is described in the',
  reference: 'API reference',
  shownBefore:
    'This key was made a moment ago, and its secrets were shown then. If you did not copy them, revoke the key and make another.',
} as const

/** What each scope opens, for somebody who decides about it. */
export const scopeWords: Readonly<Record<EmbedScope, { name: string; means: string }>> = {
  sign_in: {
    name: 'Sign in',
    means: 'Lets people sign in with email and password on your page, and stay signed in.',
  },
  reference: {
    name: 'Reference data',
    means: 'Lists of forms, pads, crews and customers, as the person may see them.',
  },
  my_forms_read: {
    name: 'Read forms',
    means: 'Reads the forms, comments and photos that the person may see.',
  },
  my_forms_write: {
    name: 'Comment, vote and share',
    means: 'Writes comments, votes and shares forms in the person’s name.',
  },
  people: { name: 'Find people', means: 'Searches colleagues by name and email.' },
  saved_filters: {
    name: 'Saved filters',
    means: 'Reads, saves and deletes the person’s own filters.',
  },
  embed_tokens: {
    name: 'Speak for people',
    means:
      'Your server may ask for a token of ten minutes that speaks for one person here. Not for people who administer Holdpoint or hold permissions that you lack.',
  },
  external_access: {
    name: 'Let people in',
    means:
      'Your server may make addresses that sign a person in to Holdpoint itself, once. Not for people who administer it or hold permissions that you lack.',
  },
  directory: {
    name: 'Keep people',
    means:
      'The directory of your company adds, changes and deactivates people in your name, as far as you may yourself. Such a key opens nothing else.',
  },
}

/** What a key is now, in one word. */
export const stateWords: Readonly<Record<ApiKey['state'], string>> = {
  living: 'Active',
  expired: words.expired,
  revoked: words.revoked,
}

/** How long a key may live. */
export const lifetimes = [
  { days: 30, name: 'in 30 days' },
  { days: 90, name: 'in 90 days' },
  { days: 180, name: 'in 180 days' },
  { days: 365, name: 'in one year' },
] as const
