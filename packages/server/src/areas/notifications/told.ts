import type { PersonContext } from '../../handler.ts'

/** How a record is called in what somebody is told of it. */
export type ToldTitle = {
  title: string
  number: string
  /** What it stands on, for a question: its topic. */
  within: string | null
}

/** The titles of some records, of those that are open to the person of the call now. */
export type TitlesOf = (
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ToldTitle>>
