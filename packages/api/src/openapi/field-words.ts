import { keyWords, signInWords } from './field-words.keys.ts'
import { entryWords, listWords } from './field-words.my-forms.ts'
import { otherWords } from './field-words.others.ts'
import type { AnswerWords, InputWords } from './field-words.shape.ts'
import { isJsonObject, type JsonObject } from './json.ts'

// What a parameter means where its name does not say it. The words stand apart from the cards, so
// that pages, which load the cards, do not load them; the types hold the two together.

type Words = Readonly<Record<string, string>>

const inputs: Readonly<Record<string, Words>> = {
  ...signInWords,
  ...keyWords,
  ...listWords,
  ...entryWords,
  ...otherWords,
} satisfies InputWords

const answers: Readonly<Record<string, Words>> = {
  'auth.login': {
    accessToken: 'Travels as `Authorization: Bearer …`; it lasts 15 minutes.',
    refreshToken:
      'Buys the next pair of tokens. It is null for browsers, which keep theirs in a cookie.',
    deviceProof: 'Send it with the next sign-in on this device.',
  },
  'auth.refreshToken': {
    refreshToken: 'Takes the place of the one that was sent.',
  },
  'myForms.changes': {
    data: 'In the order of the ids. A `state` is opaque; `none` stands for an entry that is gone or not open to the person.',
  },
  'myForms.keepFilter': {
    filter: 'Send it as `filter`. It lasts until nobody has used it for 90 days.',
  },
  'apiKeys.create': {
    pageKey:
      'The value of `X-Api-Key`, for pages of the named origins. Shown once; null when a post is repeated.',
    serverSecret:
      'The value of `X-Api-Secret`, for your server alone. Shown once; null when a post is repeated.',
  },
  'apiKeys.embedToken': {
    token: 'Your page sends it as bearer, with its key in `X-Api-Key` beside it.',
    expiresAt: 'Ten minutes from now. Ask for the next token before that.',
  },
  'apiKeys.externalAccess': {
    url: 'Send the person here. Whole where the server knows its own origin, else like `path`.',
    path: 'The same from its first slash on, for a portal on another host than the API.',
    expiresAt: 'Five minutes from now.',
  },
} satisfies AnswerWords

/**
 * Names that say it all: ids of the record in question, and codes that are looked for as they are.
 */
export const plainNames: ReadonlySet<string> = new Set([
  'myFormId',
  'formId',
  'userId',
  'apiKeyId',
  'uploadId',
  'email',
  'password',
])

/** The schema of an input with a sentence at each field that needs one. */
export function wordedInput(name: string, schema: JsonObject): JsonObject {
  return worded(schema, inputs[name] ?? {})
}

/** The schema of an answer's content with a sentence at each field that needs one. */
export function wordedContent(name: string, schema: JsonObject): JsonObject {
  return worded(schema, answers[name] ?? {})
}

/** The schema with these sentences at its fields. */
export function worded(schema: JsonObject, words: Words): JsonObject {
  const { properties } = schema
  if (!isJsonObject(properties)) {
    return schema
  }
  const described = Object.entries(properties).map(([field, value]) => {
    const description = words[field]
    return [
      field,
      description === undefined || !isJsonObject(value) ? value : { ...value, description },
    ] as const
  })
  return { ...schema, properties: Object.fromEntries(described) }
}
