import type { FieldWords } from './area-words.ts'
import { isJsonObject, type JsonObject } from './json.ts'
import { answerWords, inputWords } from './words.ts'

/**
 * Names that say it all: ids of the record in question, and codes that are looked for as they are.
 */
export const plainNames: ReadonlySet<string> = new Set([
  'myFormId',
  'formId',
  'userId',
  'apiKeyId',
  'webhookId',
  'actionId',
  'messageId',
  'sheetId',
  'fileId',
  'masterHazardId',
  'jsaId',
  'attendeeId',
  'lotoId',
  'inquiryId',
  'categoryId',
  'sqrId',
  'templateId',
  'stepId',
  'authorizationId',
  'uploadId',
  'email',
  'password',
])

/** The schema of an input with a sentence at each field that needs one. */
export function wordedInput(name: string, schema: JsonObject): JsonObject {
  return worded(schema, inputWords[name] ?? {})
}

/** The schema of an answer's content with a sentence at each field that needs one. */
export function wordedContent(name: string, schema: JsonObject): JsonObject {
  return worded(schema, answerWords[name] ?? {})
}

/** The schema with these sentences at its fields. */
export function worded(schema: JsonObject, words: FieldWords): JsonObject {
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
