import type { AppLoadContext } from '@remix-run/node'
import type { NamesOfKind, Problem } from '@holdpoint/api'
import type { Choice, LookupKey } from './filters/lookups.ts'
import type { AnyDialog } from './dialogs.ts'
import type { ListAsk, ListIntent } from './list-ask.ts'
import type { AnyRow, ListView } from './list-view.tsx'
import type { PageList } from './page-list.ts'
import type { Places, AnyPlace } from './place.ts'
import type { Reach } from './reach.server.ts'

/** What a call answers, as far as a list cares. */
type Answer<Content> =
  | { status: 200; content: Content }
  | { status: 222 | 203; message: string; requestId: string }
  | { status: 'problem'; problem: Problem; requestId: string }

/** The calls that keep a filter which is too long for an address, and open it by its hash. */
export interface FilterKeeper {
  keep(api: AppLoadContext['api'], filter: object): Promise<Answer<{ filter: string }>>
  kept(api: AppLoadContext['api'], hash: string): Promise<Answer<object>>
}

/** Where the names of a part's choices come from, where they are not master data. */
export interface ChoiceSource {
  /** The choices of some values; those that are not there any more are left out. */
  named(values: readonly string[], ask: Pick<ListAsk, 'context' | 'request'>): Promise<Choice[]>
  /** What one is called that is not there any more; without it, by its value. */
  readonly gone?: string
  /** The choices that some words find, for those without a script. */
  found?(words: string, ask: Pick<ListAsk, 'context' | 'request'>): Promise<Choice[]>
}

/** A source for each part that master data does not name. */
export type ChoiceSources<L extends PageList> = {
  readonly [
    Name in Exclude<NamesOfKind<L['filter']['parts'], 'choices' | 'places'>, LookupKey>
  ]: ChoiceSource
}

/** What a list asks the API for, beside its rows. */
export interface FilterSource {
  /** Null where no call keeps filters: a long one then makes a long address. */
  readonly keeper: FilterKeeper | null
  readonly choices: Readonly<Record<string, ChoiceSource>>
}

/** The rows of a page, and how many there are in all. */
export type Listed<Row, Instead = null> = {
  rows: Row[]
  totalRecords: number
  isTotalAbout: boolean
  offset: number
  /** What is shown in place of the table, or beside its rows; null for the table alone. */
  instead: Instead | null
}

/** What the page of one list knows beside what every list knows. */
export type OwnParts<Beside, Instead> = { beside: Beside; instead: Instead | null }

/** Where what a list shows comes from, and what its forms do. */
export interface ListSource<
  P extends AnyPlace,
  Row extends AnyRow,
  Data extends AnyDialog,
  Beside,
  Instead,
> extends FilterSource {
  readonly places: Places<P>
  readonly late: ListView<P, Row, Data>['late']
  /** Says what stands of its own parameters for this person, and what its tools show. */
  ownParts(ask: ListAsk<P>): Promise<{ own: P['said']['own']; beside: Beside }>
  load(ask: ListAsk<P>, reach: Reach, beside: Beside): Promise<Listed<Row, Instead>>
  /** Loads what a dialog of its own shows. */
  dialog(ask: ListAsk<P>, rows: readonly Row[]): Promise<Data | null>
  /** What its own forms ask for, by the name of their button. */
  readonly intents: Readonly<Record<string, (intent: ListIntent<P>) => Promise<unknown>>>
}

type Declared<
  P extends AnyPlace,
  Row extends AnyRow,
  Data extends AnyDialog,
  Beside,
  Instead,
> = Pick<ListSource<P, Row, Data, Beside, Instead>, 'load'> &
  Partial<
    Pick<ListSource<P, Row, Data, Beside, Instead>, 'keeper' | 'ownParts' | 'dialog' | 'intents'>
  > & { choices: ChoiceSources<P['rules']['list']> }

/** Declares where what a list shows comes from; `view` is how it looks. */
export function defineSource<
  P extends AnyPlace,
  Row extends AnyRow,
  Data extends AnyDialog,
  Beside = null,
  Instead = null,
>(
  { places, late }: ListView<P, Row, Data>,
  declared: Declared<P, Row, Data, Beside, Instead>,
): ListSource<P, Row, Data, Beside, Instead> {
  return {
    places,
    late,
    keeper: null,
    // A list without tools of its own has nothing beside it.
    ownParts: ({ place }) => Promise.resolve({ own: place.said.own, beside: null as Beside }),
    dialog: () => Promise.resolve(null),
    intents: {},
    ...declared,
  }
}
