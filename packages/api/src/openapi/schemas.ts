import * as z from 'zod'
import * as contract from '../index.ts'
import { wireList } from '../wire.ts'
import { isJsonObject, mapSchemas, type Json, type JsonObject } from './json.ts'

// From the cards' zod schemas to the JSON Schemas of the document. What the contract exports by
// name becomes a component of that name; everything else stands where it is used.

const componentsPath = '#/components/schemas/'

/** Which way a schema's values travel: as callers write them, or as the server answers them. */
export type Direction = 'input' | 'output'

/** Turns schemas into JSON, and keeps the components that they refer to. */
export interface SchemaBook {
  /** `owner` names the parts of a schema that have no name of their own. */
  of: (schema: z.ZodType, direction: Direction, owner: string) => JsonObject
  components: () => JsonObject
}

/** Starts a book without any component. */
export function createSchemaBook(): SchemaBook {
  const names = namedSchemas()
  const components = new Map<string, JsonObject>()

  function of(schema: z.ZodType, direction: Direction, owner: string): JsonObject {
    const raw = asJson(schema, direction, names)
    const { $defs = {}, ...root } = raw
    const parts = isJsonObject($defs) ? Object.entries($defs) : []
    const renamed = new Map(
      parts.map(([name]) => [name, name.startsWith('__') ? `${owner}${name.slice(2)}` : name]),
    )
    const placed = parts.map(([name, part]): [string, JsonObject] => [
      renamed.get(name) ?? name,
      asObject(referring(part, renamed)),
    ])
    const taken = differing(placed, components)
    const suffix = direction === 'input' ? 'Input' : 'Output'
    const suffixed = new Map([...taken].map((name) => [name, `${name}${suffix}`]))
    for (const [name, part] of placed) {
      components.set(suffixed.get(name) ?? name, asObject(referring(part, suffixed)))
    }
    return asObject(referring(referring(root, renamed), suffixed))
  }

  return {
    of,
    components: () =>
      Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** What the parts of a call are named after: `MyFormsList` for `myForms.list`. */
export function componentName({ name }: { name: string }): string {
  return name.split('.').map(capitalised).join('')
}

function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}

type Names = z.core.$ZodRegistry<{ id: string }>

/** Everything that the contract exports as a schema, by its name. */
function namedSchemas(): Names {
  const names: Names = z.registry<{ id: string }>()
  for (const [name, exported] of Object.entries(contract)) {
    const isThing = exported instanceof z.ZodType && !plain.has(name) && !isList(exported)
    if (isThing && !names.has(exported)) {
      names.add(exported, { id: capitalised(name) })
    }
  }
  return names
}

/** Ways of writing a value, not things: they say more where they are used. */
const plain = new Set([
  'wireBoolean',
  'wireList',
  'uploadReference',
  'documentReference',
  'documentReferences',
  'paperReference',
  'partReference',
  'sha256Text',
  'listing',
])

/** Wrapped once, so that a schema with a name is referred to instead of spelled out. */
function asJson(schema: z.ZodType, direction: Direction, metadata: Names): JsonObject {
  const json = z.toJSONSchema(z.object({ wrapped: schema }), {
    io: direction,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const list = zodSchema instanceof z.ZodPipe ? listIn(zodSchema) : undefined
      if (list !== undefined) {
        const { anyOf: _, $ref: __, ...beside } = jsonSchema
        Object.keys(jsonSchema).forEach((name) => Reflect.deleteProperty(jsonSchema, name))
        Object.assign(jsonSchema, z.toJSONSchema(list), beside)
      }
    },
  })
  // What it is made of is JSON by definition; without values that JSON does not know.
  const tidy = (part: JsonObject) =>
    direction === 'output'
      ? { ...tidied(part), ...withInstants(tidied(part)['properties']) }
      : tidied(part)
  const known = asObject(mapSchemas(JSON.parse(JSON.stringify(json)), tidy))
  const { wrapped } = asObject(known['properties'] ?? null)
  return { ...asObject(wrapped ?? null), $defs: known['$defs'] ?? {} }
}

/**
 * What a list of the wire holds. It reads any text first and may be changed on its way, which JSON
 * Schema cannot say: what it takes and what comes out is a list of these.
 */
function listIn({ in: before, out }: z.ZodPipe): z.ZodType | undefined {
  const inner = before === wireList ? wireList : before instanceof z.ZodPipe && listIn(before)
  if (inner === false || inner === undefined) {
    return undefined
  }
  const known = inner === wireList ? z.array(z.string()) : inner
  return out instanceof z.ZodArray ? out : known instanceof z.ZodType ? known : undefined
}

function isList(schema: z.ZodType): boolean {
  return schema instanceof z.ZodPipe && listIn(schema) !== undefined
}

/** One object of a JSON Schema as a reader wants it: without what only programs need. */
function tidied({ $schema: _, id: __, ...schema }: JsonObject): JsonObject {
  const { anyOf, ...beside } = schema
  if (Array.isArray(anyOf)) {
    const forms: readonly Json[] = anyOf
    const preferred = forms.find((form) => isPreferred(form, forms))
    return isJsonObject(preferred) ? { ...preferred, ...beside } : schema
  }
  switch (schema['type']) {
    case 'integer':
      return withinSafeIntegers(schema)
    case 'string':
      return withExample(schema)
    case 'object': {
      // An answer may gain fields later, so nobody should count on there being no others.
      const { additionalProperties, propertyNames: _names, ...open } = schema
      return additionalProperties === undefined || additionalProperties === false
        ? open
        : { ...open, additionalProperties }
    }
    default:
      return schema
  }
}

/**
 * The wire takes numbers, yes and no and lists as text too, which the introduction says once: of
 * such a union only the typed form is shown.
 */
function isPreferred(form: Json, forms: readonly Json[]): boolean {
  const others = forms.filter((other) => other !== form)
  const isText = (other: Json) => isJsonObject(other) && other['type'] === 'string'
  if (!isJsonObject(form) || others.length === 0) {
    return false
  }
  switch (form['type']) {
    case 'boolean':
      return others.every((other) => isJsonObject(other) && 'enum' in other)
    case 'integer':
      return others.every((other) => isText(other) && isJsonObject(other) && 'pattern' in other)
    case 'array':
      return others.every(isText) && isText(form['items'] ?? null)
    default:
      return false
  }
}

const dates: Readonly<Record<string, string>> = {
  date: '2026-05-04',
  'date-time': '2026-05-04T14:30:00.000Z',
}

/** Readers would make up another example at each visit where a pattern or a date says no more. */
function withExample(schema: JsonObject): JsonObject {
  const date = dates[String(schema['format'])]
  if (date !== undefined) {
    const { pattern: _pattern, ...dated } = schema
    return { ...dated, examples: [date] }
  }
  return schema['pattern'] === '^[\\w:.-]+$' ? { ...schema, examples: ['an-id'] } : schema
}

/** The server writes every instant in one way, and names it `…At`. */
function withInstants(properties: Json | undefined): JsonObject {
  if (!isJsonObject(properties)) {
    return {}
  }
  const named = Object.entries(properties).map(([name, schema]) => {
    const isPlainText =
      isJsonObject(schema) &&
      schema['format'] === undefined &&
      [schema['type']].flat().includes('string')
    return /(?:^at|At)$/.test(name) && isPlainText
      ? [name, { ...schema, format: 'date-time', examples: [dates['date-time']] }]
      : [name, schema]
  })
  return { properties: Object.fromEntries(named) }
}

function withinSafeIntegers({ minimum, maximum, ...schema }: JsonObject): JsonObject {
  return {
    ...schema,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  }
}

function referring(value: Json, names: ReadonlyMap<string, string>): Json {
  return mapSchemas(value, (object) => {
    const target = object['$ref']
    if (typeof target !== 'string') {
      return object
    }
    const name = target.slice(target.lastIndexOf('/') + 1)
    return { ...object, $ref: `${componentsPath}${names.get(name) ?? name}` }
  })
}

/** Parts that another direction has kept otherwise under the same name, and what refers to them. */
function differing(
  parts: readonly (readonly [string, JsonObject])[],
  known: ReadonlyMap<string, JsonObject>,
): ReadonlySet<string> {
  const found = new Set<string>()
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [name, part] of parts) {
      const text = JSON.stringify(part)
      const kept = known.get(name)
      const isOther = kept !== undefined && JSON.stringify(kept) !== text
      const refersToOne = [...found].some((other) => text.includes(`"${componentsPath}${other}"`))
      if (isOther || refersToOne) {
        found.add(name)
      }
    }
  }
  return found
}

function asObject(value: Json): JsonObject {
  if (!isJsonObject(value)) {
    throw new Error('A schema is an object.')
  }
  return value
}
