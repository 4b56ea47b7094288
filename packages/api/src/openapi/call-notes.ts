import type { AnsweredCallName, CallName } from '../catalogue.ts'

/** What a caller must know of a call beside who may make it: limits, order, and what 222 means. */
const notes: Readonly<Partial<Record<CallName, string>>> = {
  'auth.login':
    'With `deviceType` `web`, `mobile` or `embed` it answers a pair of tokens: the access token lasts 15 minutes, and `POST /refresh-token` answers the next pair for up to 30 days. Wrong passwords slow the next try down; nobody is locked out.',
  'auth.refreshToken':
    'Within 30 seconds the same refresh token answers the same successor, so that many tabs may ask at once.',
  'auth.signout': 'Ending a session twice is not an error.',
  'myForms.list': 'Answers entries of the last 30 days unless dates say otherwise.',
  'myForms.start':
    'The id that it answers is what `POST /my-form-fill` and `POST /my-form-submit` take.',
  'myForms.fill':
    '222: some answers were not valid and stand in `content.refused`; the valid ones are saved all the same. An answer that somebody else changed in between stands in `content.conflicts` and is not saved.',
  'myForms.submit': '222: something is missing, and `content.missing` says what.',
  'myForms.sign': '222: it was not signed, and `errors` says why.',
  'myForms.saveReviewSignature':
    'For whom the entry lists to sign, once it is handed in. A signature is given once and not taken back; with the last one the entry is complete, unless an approval is still to come.',
  'myForms.restore': 'Within 15 minutes of its deletion; nothing of it was gone.',
  'myForms.excel':
    'A workbook holds at most 10,000 entries. 222: the list is longer, and `content` says how long it is and how long it may be.',
  'myForms.share': 'Whom the entry was open to by a share before is not told again.',
  'myForms.vote':
    'The same call votes and takes the vote back. A vote for your own entry is passed over, and the answer says how things stand.',
  'myForms.saveComment':
    'A comment has 1 to 100 characters. Whoever may read the entry may comment on it; only its author edits a comment. Where somebody was faster, the comment as it stands now is in `problem.details`.',
  'savedFilters.save':
    'All filters are saved or, with any one refused, none. A person keeps at most 200 for a list.',
  'people.search':
    'Only active people of your own organisation are found. Each filter is a list of which any entry fits; filters narrow one another.',
  'permissions.applyBatch':
    'All or nothing, for at most 9,999 people. What it answers as `undo` is an input of this very call.',
  'apiKeys.create':
    'The two secrets are shown once, for only their hashes are kept. A post that is repeated under its `Idempotency-Key` answers the same key with null for both.',
  'apiKeys.revoke':
    'Pages and servers that use the key stop working at once, and everybody who came in through it is signed out.',
  'apiKeys.embedToken':
    'The secret travels in `X-Api-Secret`, or as bearer. The token lasts ten minutes and is not refreshed: make another one before its end. It works only beside the page key and only from the key’s origins.',
  'apiKeys.externalAccess':
    'The secret travels in `X-Api-Secret`, or as bearer. The address works once, within five minutes.',
} satisfies Partial<Record<AnsweredCallName, string>>

/** The note of a call, if there is one. */
export function noteOf(name: CallName): string | undefined {
  return notes[name]
}
