import type { AnyList, FilterOf } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { PersonContext } from '../handler.ts'
import type { PersonRights } from '../identity.ts'
import { toldParts, type ListWords, type PartNames, type ToldPart } from './about.ts'
import type { CountedRow, ListSource } from './source.ts'
import type { Names } from './workbook.ts'

/** Who asks for names, and where they are kept for a while. */
export type WordsContext = Pick<PersonContext, 'now' | 'cacheOwner'> & { person: PersonRights }

/** What a list, its filter and what is chosen in it is called. */
export type FilterWords<L extends AnyList, Known extends Names> = {
  readonly words: ListWords<L>
  /** The names that its columns ask for, and its parts too. */
  readonly names: (db: Queryable, context: WordsContext) => Promise<Known>
  /** The names of what the filter chose. */
  readonly partNames: (
    db: Queryable,
    filter: FilterOf<L>,
    names: Known,
    context: WordsContext,
  ) => Promise<PartNames<L>> | PartNames<L>
}

/** Says what the filter of a list is called, for its workbook and for whatever else tells of it. */
export function filterWords<
  L extends AnyList,
  Facts extends object,
  Counted extends CountedRow,
  Known extends Names,
>(_source: ListSource<L, Facts, Counted>, words: FilterWords<L, Known>): FilterWords<L, Known> {
  return words
}

/** Tells what a saved filter of a list holds, as whoever asks may know it. */
export function filterTeller<
  L extends AnyList,
  Facts extends object,
  Counted extends CountedRow,
  Known extends Names,
>({ list }: ListSource<L, Facts, Counted>, { words, names, partNames }: FilterWords<L, Known>) {
  return async (saved: unknown, context: WordsContext & { db: Queryable }): Promise<ToldPart[]> => {
    // What was saved was read by the schema of the list.
    const filter = list.filter.fromSaved(saved as never) as FilterOf<L>
    const known = await names(context.db, context)
    const parts = await partNames(context.db, filter, known, context)
    return toldParts({ list, words, names: parts, filter })
  }
}
