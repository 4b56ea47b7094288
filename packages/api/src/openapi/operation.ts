import { takesIdempotencyKey } from '../call-problems.ts'
import type { NamedCall } from '../catalogue.ts'
import { policyOf, scopesOf, type Access, type Policy } from '../policy.ts'
import { rateClasses } from '../rate-classes.ts'
import type { AnswerBook } from './answers.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { componentName, type SchemaBook } from './schemas.ts'

/** One call as an operation of the document. */
export function operationOf(
  area: string,
  card: NamedCall,
  { schemas, answers }: { schemas: SchemaBook; answers: AnswerBook },
): JsonObject {
  const input = schemas.of(card.input, 'input', `${componentName(card)}Input`)
  const policy = policyOf(card.name)
  const headers = headersOf(card)
  const parameters = card.method === 'POST' ? headers : [...queryOf(input), ...headers]
  return {
    operationId: card.name,
    tags: [area],
    summary: card.summary,
    description: descriptionOf(card, policy),
    deprecated: false,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(card.method === 'POST' ? bodyOf(input) : {}),
    responses: answers.of(card),
    security: securities[policy.access],
    'x-holdpoint-status': card.status,
    'x-holdpoint-source': card.source,
    'x-holdpoint-rate': { class: card.rate, ...rateClasses[card.rate] },
    'x-holdpoint-access': accessOf(policy),
    'x-holdpoint-scopes': [...scopesOf(card.name)],
  }
}

const openTo: Readonly<Record<Access, string>> = {
  anyone: 'Open to anyone',
  signedIn: 'Open to people who are signed in',
  host: 'Open to the server of another site, by the secret of its API key',
}

function descriptionOf(card: NamedCall, { access, keys, record }: Policy): string {
  const held = keys.map((key) => `\`${key}\``).join(' or ')
  const who = keys.length === 0 ? `${openTo[access]}.` : `${openTo[access]} who hold ${held}.`
  const which =
    record === null ? '' : ' The record that it names must be open to the person as well.'
  const how = {
    specified: 'The specification shows its shape',
    decided: 'The specification names it and we chose its shape',
    'named-only': 'It is named and not available yet',
  }[card.status]
  return `${how} (${card.source}). ${who}${which}`
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
  ]
}

function queryOf(input: JsonObject): JsonObject[] {
  const required = requiredOf(input)
  return Object.entries(propertiesOf(input)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    // A list is one parameter with commas.
    ...(isJsonObject(schema) && schema['type'] === 'array'
      ? { style: 'form', explode: false }
      : {}),
  }))
}

/** A body in each of the three ways; files travel in the multipart one only. */
function bodyOf(input: JsonObject): JsonObject {
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
        files.includes(name) ? { type: 'string', format: 'binary' } : (properties[name] ?? {}),
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
        'application/json': { schema: withoutFiles },
        'application/x-www-form-urlencoded': { schema: withoutFiles },
      }
  return {
    requestBody: {
      required: required.length > 0,
      content: { ...asText, 'multipart/form-data': { schema: withFiles } },
    },
  }
}

/** A field that a streamed file takes. */
function isUpload(schema: Json | undefined): boolean {
  return isJsonObject(schema) && String(schema['pattern'] ?? '').startsWith('^upload:')
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
