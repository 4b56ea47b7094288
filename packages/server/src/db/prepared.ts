import type { Compilable, CompiledQuery } from 'kysely'
import type { Queryable } from './database.ts'

/** What a query is asked with. A key that is left out, or undefined, leaves its part out. */
type Asked = Record<string, unknown>

const shapesMax = 500

/** Stands in a compiled query where a value of the next call will stand. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled once for each of its shapes, because building it costs more
 * than running it. The shape is the values of `structure` and which of the other values are there
 * at all; those travel as parameters. So `build` may ask whether such a value is undefined and pass
 * it on whole as a parameter, but must not look into it: it is given a stand-in.
 */
export function preparedQuery<Query extends Asked, Row>(
  structure: readonly (keyof Query & string)[],
  build: (db: Queryable, query: Query) => Compilable<Row>,
): (db: Queryable, query: Query) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  const isStructure: ReadonlySet<string> = new Set(structure)

  return async (db, query) => {
    const shape = shapeOf(query, isStructure)
    let plan = compiled.get(shape)
    if (plan === undefined) {
      // The one place where stand-ins pass for the values that they stand for.
      plan = build(db, withSlots(query, isStructure) as Query).compile()
      // Filters combine in ways without end; those that are used come back at once.
      if (compiled.size >= shapesMax) {
        compiled.clear()
      }
      compiled.set(shape, plan)
    }
    const parameters = plan.parameters.map((value) =>
      value instanceof Slot ? query[value.name] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...plan, parameters })
    return rows
  }
}

function shapeOf(asked: Asked, isStructure: ReadonlySet<string>): string {
  let shape = ''
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) {
      shape += isStructure.has(name) ? `${name}=${String(value)};` : `${name};`
    }
  }
  return shape
}

function withSlots(asked: Asked, isStructure: ReadonlySet<string>): Asked {
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      value === undefined || isStructure.has(name) ? value : new Slot(name),
    ]),
  )
}
