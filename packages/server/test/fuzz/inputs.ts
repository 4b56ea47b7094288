import * as fc from 'fast-check'
import type { NamedCall } from '@holdpoint/api'
import { brokenBodies, hostileJson } from './hostile.ts'
import { inputSchemaOf, valueOf } from './schema-arbitrary.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is sent: fields, each as JSON text, or something that is no fields at all. */
export type FuzzInput = {
  kind: 'valid' | 'near' | 'hostile'
  fields: readonly (readonly [name: string, json: string])[]
  broken?: string
}

/**
 * Inputs of a call, made from its own schema: valid ones, ones with a single field a step beside
 * what is valid, and hostile ones. `base` is one valid input, which knows ids that exist.
 */
export function inputsFor(card: NamedCall, base: Fields): fc.Arbitrary<FuzzInput> {
  const valid = validFor(card, base)
  const names = [...new Set([...Object.keys(propertiesOf(card)), ...Object.keys(base)])]
  const field = fc.constantFrom(...names, 'extra')
  const near = fc.tuple(valid, field, steps).map(([fields, name, step]): FuzzInput => {
    const value = step(fields[name])
    return { kind: 'near', fields: asJson({ ...fields, [name]: value }) }
  })
  const thrown = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...names, '__proto__', 'extra'), fc.constantFrom(...hostileJson)),
    { minLength: 1, maxLength: 3, selector: ([name]) => name },
  )
  const hostile = fc.tuple(valid, thrown).map(([fields, changes]): FuzzInput => {
    const kept = asJson(fields).filter(([name]) => changes.every(([other]) => other !== name))
    return { kind: 'hostile', fields: [...kept, ...changes] }
  })
  const broken = fc
    .constantFrom(...brokenBodies)
    .map((text): FuzzInput => ({ kind: 'hostile', fields: [], broken: text }))
  return fc.oneof(
    {
      weight: 4,
      arbitrary: valid.map((fields): FuzzInput => ({ kind: 'valid', fields: asJson(fields) })),
    },
    { weight: 3, arbitrary: near },
    { weight: 3, arbitrary: hostile },
    { weight: 1, arbitrary: broken },
  )
}

/** Inputs that the card takes: each field made from the schema, or as the valid input has it. */
function validFor(card: NamedCall, base: Fields): fc.Arbitrary<Fields> {
  const { required = [] } = inputSchemaOf(card.input)
  const fields = Object.entries(propertiesOf(card)).map(([name, schema]) => {
    const made = valueOf(schema)
    const known = fc.constant(base[name])
    const value =
      name in base
        ? fc.oneof({ weight: 2, arbitrary: known }, { weight: 1, arbitrary: made })
        : made
    return [name, value] as const
  })
  const requiredKeys = [
    ...required,
    ...Object.keys(base).filter((name) => name in Object.fromEntries(fields)),
  ]
  return fc
    .record(Object.fromEntries(fields), { requiredKeys: [...new Set(requiredKeys)] })
    .map((made) => repaired(card, made, base))
}

/** What a refinement refuses is taken from the valid input, or left out. */
function repaired(card: NamedCall, made: Fields, base: Fields): Fields {
  const refused = card.input.safeParse(made).error?.issues ?? []
  if (refused.length === 0) {
    return made
  }
  const names = new Set(refused.map(({ path }) => String(path[0])))
  const kept = Object.entries(made).flatMap(([name, value]) =>
    !names.has(name) ? [[name, value]] : name in base ? [[name, base[name]]] : [],
  )
  const mended: Fields = Object.fromEntries(kept)
  return card.input.safeParse(mended).success ? mended : base
}

function propertiesOf(card: NamedCall) {
  return inputSchemaOf(card.input).properties ?? {}
}

function asJson(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, JSON.stringify(value)]],
  )
}

/** One step beside a valid value: another type, an edge passed, something left out or doubled. */
const steps = fc.constantFrom<(value: unknown) => unknown>(
  () => undefined,
  () => null,
  () => '',
  () => ' ',
  () => [],
  () => ({}),
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 201,
  () => 1_000_001,
  () => '2026-02-30',
  () => '2026-13-01',
  () => '2026-03-05T25:00:00Z',
  () => 'x'.repeat(65),
  () => 'x'.repeat(301),
  (value) => [value],
  (value) => [value, value],
  (value) => ({ value }),
  (value) => `${asText(value)} `,
  (value) => `${asText(value)},`,
  (value) => asText(value).toUpperCase(),
  (value) => asText(value).slice(1),
  (value) => `${asText(value)}${asText(value)}`,
  (value) => (typeof value === 'number' ? String(value) : Number(asText(value))),
)

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
