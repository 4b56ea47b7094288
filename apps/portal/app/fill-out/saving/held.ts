import type { AnswerValue } from '@holdpoint/forms'

/** What a question holds now: its value, and its note where it takes one. */
export type Change = { readonly key: string; readonly value: AnswerValue; readonly note?: string }

/** A change with the revision that it was made on; without one, it wins whatever is there. */
export type SentChange = Change & { readonly baseRev?: number }

/** Changes that go together; with a key once they were sent under it. */
export type HeldBatch = { readonly changes: readonly SentChange[]; readonly key?: string }

/** What the server is not known to have, in the order in which it is sent. */
export type Held = readonly HeldBatch[]
