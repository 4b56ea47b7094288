import * as z from 'zod'
import { problemsOfCall } from '../call-problems.ts'
import type { NamedCall } from '../catalogue.ts'
import { problem, problems, type ProblemName } from '../problems.ts'
import { answerExample, requestId } from './examples.ts'
import { wordedContent } from './field-words.ts'
import type { Json, JsonObject } from './json.ts'
import { componentName, type SchemaBook } from './schemas.ts'

/** What answers share, collected while operations are written. */
export interface AnswerBook {
  of: (card: NamedCall) => JsonObject
  components: () => { responses: JsonObject; examples: JsonObject }
}

const everyHeader = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } }

/** The statuses of each call, and the examples of each problem. */
export function createAnswerBook(schemas: SchemaBook): AnswerBook {
  const responses = new Map<string, JsonObject>()
  const examples = new Map<string, JsonObject>()

  function of(card: NamedCall): JsonObject {
    const byStatus = new Map<number, ProblemName[]>()
    for (const name of problemsOfCall(card)) {
      const { status } = problems[name]
      byStatus.set(status, [...(byStatus.get(status) ?? []), name])
    }
    const failures = [...byStatus].map(([status, names]): [string, JsonObject] => [
      String(status),
      failure(status, names),
    ])
    return { ...successes(card, schemas), ...Object.fromEntries(failures) }
  }

  /** Calls with the same problems of a status refer to one answer. */
  function failure(status: number, names: readonly ProblemName[]): JsonObject {
    const name = `${status}-${names.join('-or-')}`
    names.forEach((each) => examples.set(each, exampleOf(each)))
    responses.set(name, {
      description: names.map((each) => `\`${each}\`: ${problems[each].message}`).join('\n\n'),
      headers: status === 429 || status === 503 ? { ...everyHeader, ...waiting } : everyHeader,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/ProblemEnvelope' },
          examples: Object.fromEntries(
            names.map((each) => [each, { $ref: `#/components/examples/${each}` }]),
          ),
        },
      },
    })
    return { $ref: `#/components/responses/${name}` }
  }

  return {
    of,
    components: () => ({
      responses: Object.fromEntries(sorted(responses)),
      examples: Object.fromEntries(sorted(examples)),
    }),
  }
}

const waiting = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }

function sorted(entries: ReadonlyMap<string, JsonObject>): [string, JsonObject][] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1))
}

function exampleOf(name: ProblemName): JsonObject {
  const { status, message } = problem(name)
  const errors = name === 'invalid_input' ? ['This is not an id.'] : []
  const fields = errors.map((text) => ({ path: 'id', message: text }))
  return {
    summary: message,
    value: {
      status,
      message,
      content: null,
      errors,
      problem: { name, fields, details: {} },
      requestId,
    },
  }
}

function successes(card: NamedCall, schemas: SchemaBook): JsonObject {
  const refuses = card.method !== 'GET' || !(card.refusal instanceof z.ZodNull)
  const refused = schemas.of(card.refusal, 'output', `${componentName(card)}Refusal`)
  return {
    '200': card.isFile
      ? fileAnswer
      : envelope(
          'Done.',
          {
            status: { const: 200 },
            content: wordedContent(
              card.name,
              schemas.of(card.content, 'output', `${componentName(card)}Content`),
            ),
          },
          answerExample(card.name),
        ),
    ...(card.isFile ? { '304': notModified } : {}),
    ...(card.method === 'GET' ? {} : { '203': { $ref: '#/components/responses/203-sentence' } }),
    ...(refuses
      ? {
          '222': envelope('Refused with reasons: the first of `errors` is the one to show.', {
            status: { const: 222 },
            content: refused,
          }),
        }
      : {}),
  }
}

function envelope(description: string, properties: JsonObject, example?: Json): JsonObject {
  const base = { $ref: '#/components/schemas/Envelope' }
  return {
    description,
    headers: everyHeader,
    content: {
      'application/json': {
        schema:
          Object.keys(properties).length === 0
            ? base
            : { allOf: [base, { type: 'object', properties, required: Object.keys(properties) }] },
        ...(example === undefined ? {} : { example }),
      },
    },
  }
}

/** The answer that has a sentence and nothing else. */
export const sentenceAnswer = envelope('A sentence and nothing else.', { status: { const: 203 } })

const fileAnswer: JsonObject = {
  description: 'The file itself.',
  headers: {
    ...everyHeader,
    ETag: { description: 'Names these very bytes.', schema: { type: 'string' } },
  },
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
}

const notModified: JsonObject = {
  description: 'The file that `If-None-Match` names is still the same.',
  headers: everyHeader,
}
