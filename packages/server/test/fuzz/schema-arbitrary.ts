import * as fc from 'fast-check'
import * as z from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/** What a card's schema says of its input, in the words of JSON Schema: before any transform. */
export function inputSchemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** Texts that mean something to many fields, so that free ones are not only noise. */
const words = [
  '',
  ' ',
  '0',
  '1',
  'none',
  'true',
  'a word',
  'Müller-Straße 5 ½',
  '2026-03-05',
  '2024-02-29',
  '2026-03-05T12:00:00Z',
  'p-employee,p-colleague',
  'create_jsa,admin',
  'https://intranet.example',
  '%_\\',
]

const textLengthMax = 40
const entriesMax = 4

/** Values that a schema describes. Refinements are unknown to it, so some will still be refused. */
export function valueOf(schema: Schema | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') {
    return fc.jsonValue({ maxDepth: 2 })
  }
  if (schema.const !== undefined) {
    return fc.constant(schema.const)
  }
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum)
  }
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) {
    return fc.oneof(...options.map(valueOf), ...jsonTextsOf(options))
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.min(schema.maxItems ?? Infinity, minLength + entriesMax)
      return fc.array(valueOf(entrySchemaOf(schema)), { minLength, maxLength })
    }
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(boundsOf(schema))
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** A form post carries lists and objects as JSON text: where text is taken too, that is tried. */
function jsonTextsOf(options: readonly Schema[]): fc.Arbitrary<unknown>[] {
  const takesText = options.some(({ type }) => type === 'string')
  return takesText
    ? options
        .filter(({ type }) => type === 'array' || type === 'object')
        .map((option) => valueOf(option).map((value) => JSON.stringify(value)))
    : []
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema) {
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field)] as const)
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  return typeof additionalProperties === 'object'
    ? fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), valueOf(additionalProperties), {
        maxKeys: entriesMax,
      })
    : known
}

function entrySchemaOf({ items }: Schema): Schema | boolean | undefined {
  return Array.isArray(items) ? items[0] : items
}

function textOf({ pattern, format, minLength = 0, maxLength = Infinity }: Schema) {
  if (format === 'date-time') {
    return fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  const matching = pattern === undefined ? undefined : textLike(pattern)
  if (matching !== undefined) {
    return matching
  }
  const limits = { minLength, maxLength: Math.min(maxLength, minLength + textLengthMax) }
  const fitting = words.filter(({ length }) => length >= minLength && length <= maxLength)
  return fc.oneof(
    fc.string(limits),
    fc.string({ ...limits, unit: 'binary' }),
    ...(fitting.length === 0 ? [] : [fc.constantFrom(...fitting)]),
  )
}

/** None for a pattern that texts cannot be made from. */
function textLike(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return undefined
  }
}

function boundsOf({ minimum, maximum }: Schema): { min?: number; max?: number } {
  return {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  }
}
