import type { DeclaredValues } from '../src/declared/declared.lookup.ts'
import type { WorldPerson } from './people.ts'
import type { SqrLine, SqrSeat } from './sqr-lines.ts'
import type { SqrDeed } from './sqr-run.ts'

/** What declared fields hold, by their names. */
export type Values = DeclaredValues

/** A report of the demo world with its people, its times and what was done with it. */
export type Made = Omit<SqrLine, 'header'> & {
  id: string
  number: string
  seats: Readonly<Record<SqrSeat, WorldPerson>>
  header: Values
  startsAt: Date
  writtenAt: Date
  deeds: readonly SqrDeed[]
}
