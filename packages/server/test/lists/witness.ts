import type { AnyList, Client, FilterParts, OrderOf, Reply, SectionOf } from '@holdpoint/api'
import type { SeededRandom } from '../../seeds/seeded-random.ts'
import type { CastName } from '../cast.ts'
import type { TestServer } from '../harness.ts'

/** What one row has of a part, whoever looks; told by the part's kind. */
type Has<Row> = {
  choices: {
    has: (row: Row, who: CastName) => readonly (string | null)[]
    drawn: readonly string[]
  }
  places: { has: (row: Row) => readonly (string | null)[]; drawn: readonly string[] }
  flag: { has: (row: Row, who: CastName) => boolean }
  range: { has: (row: Row) => number | null }
}

/** What one row has of each part. */
export type PartsOf<Parts extends FilterParts, Row> = {
  [Name in keyof Parts]: Has<Row>[Parts[Name]['kind']]
}

/** What a list should say, told row by row by somebody who knows nothing of its SQL. */
export type Witness<L extends AnyList, Row> = {
  list: L
  /** Who looks at it. */
  people: readonly CastName[]
  /** Puts rows into the database that differ in every part, some of which nobody may see. */
  seed: (world: TestServer, random: SeededRandom) => Promise<readonly Row[]>
  id: (row: Row) => string
  /** What the first column of the workbook says. */
  name: (row: Row) => string
  /** Whether a row lies on a tab, whatever else it is narrowed by; some tabs ask for one part. */
  lies(row: Row, section: SectionOf<L>, who: CastName, values: L['filter']['plain']): boolean
  startsAt: (row: Row, who: CastName) => Date
  /** A text in which a word is looked for, and words to look for. */
  text: (row: Row, who: CastName) => string
  words: readonly string[]
  parts: PartsOf<L['filter']['parts'], Row>
  orders: Readonly<Record<OrderOf<L>, (row: Row, who: CastName) => string | number>>
  ask: (client: Client, asked: Asked) => Promise<Listed>
  open: (client: Client, id: string) => Promise<Reply>
  /** The address of the workbook; left out where the list has none. */
  workbook?: (client: Client, asked: Asked) => Promise<{ url: string }>
}

type Listed = { data: readonly { id: string }[]; totalRecords: number }

/** The parameters of a list's call, as they are sent. */
export type Asked = Readonly<Record<string, unknown>>
