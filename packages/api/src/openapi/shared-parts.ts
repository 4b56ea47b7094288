import { problems } from '../problems.ts'
import { clientVersion, internalVersion } from '../vocabulary/limits.ts'
import type { JsonObject } from './json.ts'

// The components of the document that stand for no call of their own.

const envelopeFields = {
  status: { type: 'integer', description: 'Repeats the status of HTTP.' },
  message: { type: 'string', description: 'A sentence to show, or none.' },
  content: { description: 'What the call answers.' },
  errors: { type: 'array', items: { type: 'string' }, description: 'Reasons of a refusal.' },
  requestId: { type: 'string', description: 'Finds this answer in the log of the server.' },
} as const satisfies JsonObject

/** What every answer looks like, and what it looks like when something failed. */
export const envelopes: JsonObject = {
  Envelope: {
    type: 'object',
    properties: envelopeFields,
    required: ['status', 'message', 'content', 'errors', 'requestId'],
  },
  ProblemEnvelope: {
    type: 'object',
    properties: {
      ...envelopeFields,
      content: { type: 'null' },
      problem: {
        type: 'object',
        properties: {
          name: { type: 'string', enum: Object.keys(problems) },
          fields: {
            type: 'array',
            items: {
              type: 'object',
              properties: { path: { type: 'string' }, message: { type: 'string' } },
              required: ['path', 'message'],
            },
          },
          details: { type: 'object', description: 'What the caller may need to go on.' },
        },
        required: ['name', 'fields', 'details'],
      },
    },
    required: ['status', 'message', 'content', 'errors', 'problem', 'requestId'],
  },
}

/** What any request may carry in its headers. */
export const parameters = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Sent again with the same content, it answers what the first one answered.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
    example: 'comment-on-1042-1',
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description: 'The row version that the edit was based on, in quotation marks.',
    schema: { type: 'string' },
    example: '"4"',
  },
  'X-Version': {
    name: 'X-Version',
    in: 'header',
    description: 'The version of the contract that the client was made for.',
    schema: { type: 'string' },
    example: clientVersion,
  },
  'X-Internal-Version': {
    name: 'X-Internal-Version',
    in: 'header',
    description: 'The internal version beside it, a number that counts upwards.',
    schema: { type: 'integer' },
    example: internalVersion,
  },
  'X-Device-Type': {
    name: 'X-Device-Type',
    in: 'header',
    description: 'What kind of device asks.',
    schema: { type: 'string', default: 'web' },
  },
  'X-Time-Zone': {
    name: 'X-Time-Zone',
    in: 'header',
    description: 'The IANA name of the time zone that the person is in.',
    schema: { type: 'string' },
    example: 'America/Chicago',
  },
} as const satisfies JsonObject

/** What the shared client says of itself with each call (spec 7). */
export const clientHeaders = [
  'X-Version',
  'X-Internal-Version',
  'X-Device-Type',
  'X-Time-Zone',
] as const

/** What answers carry in their headers. */
export const headers: JsonObject = {
  'X-Request-Id': {
    description: 'Finds this answer in the log of the server.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

/** The ways to say who is asking. */
export const securitySchemes: JsonObject = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token that signing in answered.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'hp',
    description: 'The session of a page of our own origin; `__Host-hp` over HTTPS.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The key that was made for the exact origin of another site.',
  },
  apiSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Secret',
    description: 'The secret of that key, which only the server of the other site knows.',
  },
}
