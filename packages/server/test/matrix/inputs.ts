import { policyOf, type NamedCall, type RecordKind } from '@holdpoint/api'
import type { RecordIds } from '../valid-input/inputs.ts'
import { validInputOf } from './calls.ts'
import type { MatrixRecord, RecordFacts } from './facts.ts'
import { withoutText, withTextReplaced } from './json-walk.ts'
import type { MatrixWorld } from './world.ts'

/** An input of a call, and what is true of the records that it names. */
export type MatrixInput = {
  /** What the input is about, in words. */
  about: string
  input: unknown
  isInputValid: boolean
  records: readonly RecordFacts[]
}

const unreadable: MatrixInput = {
  about: 'what cannot be read',
  input: null,
  isInputValid: false,
  records: [],
}

/** Stands in an input where an id goes, so that it can be found there again. */
const placeholder = 'matrix-placeholder'

/** Every input of a call: about each record, about none, about several, and one that is no input. */
export function inputsOf(world: MatrixWorld, card: NamedCall): MatrixInput[] {
  const { record: rule } = policyOf(card.name)
  if (rule === null) {
    const input = validInputOf(card, world.firstIds)
    return [{ about: 'no record', input, isInputValid: true, records: [] }, unreadable]
  }
  return [...inputsAboutRecords(world, card, rule.kind), unreadable]
}

function inputsAboutRecords(world: MatrixWorld, card: NamedCall, kind: RecordKind): MatrixInput[] {
  const known = world.recordsOf(kind)
  const [first] = known
  if (first === undefined) {
    return []
  }
  const strange = world.strangeIds.map((id): MatrixRecord => {
    const facts: RecordFacts = { organisation: null, tied: {} }
    return { ...first, relation: 'one that does not exist', id, facts }
  })
  const records = [...known, ...strange]
  const inputFor = (record: MatrixRecord): MatrixInput[] => {
    const { id, relation, facts } = record
    const template = templateOf(world, card, kind, record)
    const input = id === null ? withoutText(template, placeholder) : named(template, id)
    const said = { about: `a record: ${relation}`, isInputValid: true, records: [facts] }
    return id === null && !takes(card, input) ? [] : [{ ...said, input }]
  }
  requireNewOnes(card, kind, templateOf(world, card, kind, first), known)
  return [
    ...records.flatMap(inputFor),
    ...inputsAboutSeveral(card, templateOf(world, card, kind, first), records),
  ]
}

/** Where a call takes many ids, one that is not open shuts it, at whichever place it stands. */
function inputsAboutSeveral(
  card: NamedCall,
  template: unknown,
  records: readonly MatrixRecord[],
): MatrixInput[] {
  const [first, ...others] = records.filter(({ id }) => id !== null)
  if (first === undefined || !takes(card, named(template, 'one,other'))) {
    return []
  }
  return others.flatMap((other) =>
    [[first, other] as const, [other, first] as const].map((pair) => ({
      about: `records: ${pair.map(({ relation }) => relation).join(' and ')}`,
      input: named(template, pair.map(({ id }) => id).join(',')),
      isInputValid: true,
      records: pair.map(({ facts }) => facts),
    })),
  )
}

function templateOf(
  { firstIds }: MatrixWorld,
  card: NamedCall,
  kind: RecordKind,
  { beside }: MatrixRecord,
): Record<string, unknown> {
  const ids: RecordIds = { ...firstIds, ...beside, [kind]: placeholder }
  return validInputOf(card, ids)
}

function named(template: unknown, id: string): unknown {
  return withTextReplaced(template, placeholder, id)
}

function takes(card: NamedCall, input: unknown): boolean {
  return card.input.safeParse(input).success
}

/** Some calls make a record where no id is given: what they may do then must be said somewhere. */
function requireNewOnes(
  card: NamedCall,
  kind: RecordKind,
  template: unknown,
  records: readonly MatrixRecord[],
): void {
  if (!JSON.stringify(template).includes(placeholder)) {
    throw new Error(`The valid input of ${card.name} names no record of the kind "${kind}".`)
  }
  const isOptional = takes(card, withoutText(template, placeholder))
  if (isOptional && !records.some(({ id }) => id === null)) {
    throw new Error(`Say in the fixture of "${kind}" what ${card.name} without an id may do.`)
  }
}
