import { takesIdempotencyKey } from '../call-problems.ts'
import type { NamedCall } from '../catalogue.ts'
import { policyOf, scopesOf } from '../policy.ts'
import type { Access, Policy } from '../policy-row.ts'
import { rateClasses } from '../rate-classes.ts'
import type { AnswerBook } from './answers.ts'
import { descriptionOf } from './description.ts'
import { inputExample } from './examples.ts'
import { wordedInput } from './field-words.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { componentName, type SchemaBook } from './schemas.ts'
import { clientHeaders } from './shared-parts.ts'

/** One call as an operation of the document. */
export function operationOf(
  area: string,
  card: NamedCall,
  { schemas, answers }: { schemas: SchemaBook; answers: AnswerBook },
): JsonObject {
  const input = wordedInput(
    card.name,
    schemas.of(card.input, 'input', `${componentName(card)}Input`),
  )
  const policy = policyOf(card.name)
  const headers = headersOf(card)
  const parameters = card.method === 'POST' ? headers : [...queryOf(input), ...headers]
  return {
    operationId: card.name,
    tags: [area],
    summary: card.summary,
    description: descriptionOf(card, policy),
    deprecated: false,
    parameters,
    ...(card.method === 'POST' ? bodyOf(input, inputExample(card.name)) : {}),
    responses: answers.of(card),
    security: securities[policy.access],
    'x-holdpoint-status': card.status,
    'x-holdpoint-source': card.source,
    'x-holdpoint-rate': { class: card.rate, ...rateClasses[card.rate] },
    'x-holdpoint-access': accessOf(policy),
    'x-holdpoint-scopes': [...scopesOf(card.name)],
  }
}

function accessOf({ access, keys, record }: Policy): JsonObject {
  return {
    access,
    keys: [...keys],
    record:
      record === null
        ? null
        : {
            kind: record.kind,
            foreign: record.foreign,
            ties: record.ties.map(({ tie, keys: needed }) => ({ tie, keys: [...needed] })),
          },
  }
}

const securities: Readonly<Record<Access, Json>> = {
  anyone: [{}, { apiKey: [] }],
  signedIn: [{ bearer: [] }, { cookie: [] }, { bearer: [], apiKey: [] }],
  host: [{ apiSecret: [] }],
}

function headersOf(card: NamedCall): JsonObject[] {
  const refer = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  return [
    ...(takesIdempotencyKey(card) ? [refer('Idempotency-Key')] : []),
    ...(card.takesRowVersion ? [refer('If-Match')] : []),
    // Named at each call, not once at the path: tools that open one call alone find them here.
    ...clientHeaders.map(refer),
  ]
}

function queryOf(input: JsonObject): JsonObject[] {
  const required = requiredOf(input)
  return Object.entries(propertiesOf(input)).map(([name, property]) => {
    const { description, ...schema } = isJsonObject(property) ? property : {}
    return {
      name,
      in: 'query',
      ...(description === undefined ? {} : { description }),
      required: required.includes(name),
      schema,
      // A list is one parameter with commas.
      ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
    }
  })
}

/** A body in each of the three ways; files travel in the multipart one only. */
function bodyOf(input: JsonObject, example: Json | undefined): JsonObject {
  const properties = propertiesOf(input)
  const names = Object.keys(properties)
  if (names.length === 0) {
    return {}
  }
  const required = requiredOf(input)
  const files = names.filter((name) => isUpload(properties[name]))
  const withFiles = {
    ...input,
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        files.includes(name) ? binary(properties[name]) : (properties[name] ?? {}),
      ]),
    ),
  }
  const withoutFiles = {
    ...input,
    properties: Object.fromEntries(
      names.flatMap((name) => (files.includes(name) ? [] : [[name, properties[name] ?? {}]])),
    ),
  }
  const asText = files.some((name) => required.includes(name))
    ? {}
    : {
        'application/json': {
          schema: withoutFiles,
          ...(example === undefined ? {} : { example }),
        },
        'application/x-www-form-urlencoded': { schema: withoutFiles },
      }
  return {
    requestBody: {
      required: required.length > 0,
      content: { ...asText, 'multipart/form-data': { schema: withFiles } },
    },
  }
}

/** The file itself, or each of several, where the server's handlers know it by a reference. */
function binary(schema: Json | undefined): JsonObject {
  const { description, items, ...list } = isJsonObject(schema) ? schema : {}
  const file = { type: 'string', format: 'binary' }
  return {
    ...(items === undefined ? file : { ...list, items: file }),
    ...(description === undefined ? {} : { description }),
  }
}

/** A field that a streamed file takes, or several. */
function isUpload(schema: Json | undefined): boolean {
  return (
    isJsonObject(schema) &&
    (String(schema['pattern'] ?? '').startsWith('^upload:') || isUpload(schema['items']))
  )
}

function propertiesOf(input: JsonObject): JsonObject {
  const { properties } = input
  if (!isJsonObject(properties)) {
    throw new Error('The input of a call is an object with fields.')
  }
  return properties
}

function requiredOf({ required }: JsonObject): readonly Json[] {
  return Array.isArray(required) ? required : []
}
