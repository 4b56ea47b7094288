import {
  firstDirection,
  opposite,
  orderNames,
  type Direction,
  type FilterOf,
  type FilterWindow,
  type OrderOf,
  type PartKind,
  type SectionOf,
} from '@holdpoint/api'
import { withQuery } from '../paths.ts'
import {
  noSavedFilter,
  oneOf,
  readDirection,
  readWords,
  type AddressPart,
} from './address-values.ts'
import {
  sharedDialogs,
  type AnyDialog,
  type DialogCodec,
  type DialogOf,
  type Dialogs,
  type SharedDialog,
} from './dialogs.ts'
import { changeWithout, choicesIn, type PartOn } from './filters/parts.ts'
import type { AnyValues, PageList } from './page-list.ts'

// The address of a list is its only state. A place is a list's path and what its address says; this
// is the one file that reads and writes it. It runs on both sides.

/** Everything that the address of a list says, as plain data: a loader hands it to its page. */
export type Said<L extends PageList, Dialog extends AnyDialog, Own extends object> = {
  section: SectionOf<L>
  /** What only this list's address says. */
  own: Own
  order: OrderOf<L>
  direction: Direction
  searchValue: string
  filter: FilterOf<L>
  /** The hash of a filter that is too long for an address, which then says it instead of `filter`. */
  keptFilter: string | null
  /** The saved filter that was applied; `none` is the wish for none, the default one included. */
  savedFilterId: string | null
  page: number
  dialog: Dialog | null
}

/** What the address of whatever list says. */
export type AnySaid = {
  section: string
  own: object
  order: string
  direction: Direction
  searchValue: string
  filter: AnyValues
  keptFilter: string | null
  savedFilterId: string | null
  page: number
  dialog: AnyDialog | null
}

/** What one of a part is called, and several; what is on or off, and a range, have one name. */
type NameOf<Kind extends PartKind> = Kind extends 'choices' | 'places'
  ? readonly [one: string, many: string]
  : string

/** What the parts of a list's filter are called. */
export type PartNames<L extends PageList> = {
  readonly [Name in keyof L['filter']['parts']]: NameOf<L['filter']['parts'][Name]['kind']>
}

/** A parameter that a call would refuse whole: what it is called, and what it holds. */
export type Readable = { readonly name: string; readonly holds: 'id' | 'ids' | 'words' }

/** How an address says what only this list's says. */
export interface OwnCodec<Own> {
  read(query: URLSearchParams): Own
  write(own: Own): AddressPart
}

/** Where a list stands, and what its address says beside what every list's says. */
export interface PlaceRules<L extends PageList> {
  readonly list: L
  readonly path: string
  readonly names: PartNames<L>
  /** What one of its records is called. */
  readonly recordName: string
  /** What the days of the filter say of a record, such as `Started`. */
  readonly dayName: string
  /** Whether its panel offers days; usually it does. */
  readonly offersDays: boolean
  readonly own: OwnCodec<object>
  readonly dialogs: Dialogs
  /** Parameters of its own that are read as ids or words. */
  readonly parameters: Readonly<Record<string, Readable>>
  /** The tab that `tab` opens, whatever its value. */
  readonly tabOpens: SectionOf<L> | null
  /** What a tab knows of a part's choices, others being left behind on the way to it; null is all. */
  knows(part: string, section: SectionOf<L>): readonly string[] | null
}

/** What else a place may say. */
type Change<S extends AnySaid> = Partial<
  Omit<AnySaid, 'section' | 'own' | 'order' | 'filter' | 'dialog'> & {
    section: S['section']
    own: S['own']
    order: S['order']
    filter: S['filter']
    dialog: S['dialog'] | null
  }
>

/** The dialogs that are about one record. */
type KindWithId<Dialog> = Dialog extends { kind: infer Kind extends string; id: string }
  ? Kind
  : never

export const searchLengthMax = 200
const pageMax = 1_000_000

/** A list's path and what its address says. Nothing changes it: each step is another place. */
export class Place<S extends AnySaid, L extends PageList> {
  readonly rules: PlaceRules<L>
  readonly said: S
  #address: string | undefined
  #closed: this | undefined

  constructor(rules: PlaceRules<L>, said: S) {
    this.rules = rules
    this.said = said
  }

  /** The link to it: reads back as the same place, and leaves out what is the default. */
  get address(): string {
    this.#address ??= this.addressAt(this.rules.path)
    return this.#address
  }

  /** The same said to another path, such as the one that makes a workbook of the list. */
  addressAt(path: string): string {
    return withQuery(path, this.parameters())
  }

  /** What the address says, name by name, for links and for the hidden fields of a form. */
  parameters(): AddressPart {
    const { list, own, dialogs } = this.rules
    const { said } = this
    const [order] = orderNames(list)
    const isPlainOrder = said.order === order && said.direction === firstDirection(list, order)
    const { dialog } = said
    return {
      section: said.section,
      ...own.write(said.own),
      searchValue: said.searchValue,
      ...(isPlainOrder ? {} : { sortField: said.order, sortDirection: said.direction }),
      ...(said.keptFilter === null
        ? list.filter.addressOf(said.filter)
        : { filter: said.keptFilter }),
      selectedFilterId: said.savedFilterId ?? undefined,
      page: said.page === 1 ? undefined : String(said.page),
      ...(dialog === null
        ? {}
        : { dialog: dialog.kind, ...codecOf(dialogs, dialog.kind)?.write(dialog) }),
    }
  }

  /** The same list with something else said. */
  with(change: Change<S>): this {
    // Of the same list, and so of the same kind.
    return new Place(this.rules, { ...this.said, ...change }) as this
  }

  page(page: number): this {
    return this.with({ page, dialog: null })
  }

  /** Another tab: choices that it does not know are left behind (spec 4). */
  section(section: S['section']): this {
    const { filter, keptFilter } = this.said
    const fitting = this.fitting(filter, section)
    return this.with({
      section,
      filter: fitting,
      // What is kept under a hash has the choices of the other tab.
      keptFilter: fitting === filter ? keptFilter : null,
      page: 1,
      dialog: null,
    })
  }

  /** A filter without the choices that a tab does not know. */
  fitting(filter: S['filter'], section: S['section']): S['filter'] {
    return Object.keys(this.rules.list.filter.parts).reduce((fitted, name) => {
      const known = this.rules.knows(name, section)
      const chosen = known === null ? [] : choicesIn(fitted, name)
      const left = chosen.filter((one) => known?.includes(one))
      return left.length === chosen.length ? fitted : { ...fitted, [name]: left }
    }, filter)
  }

  /** After choosing an order: a second choice turns its direction. */
  sortedBy(order: S['order']): this {
    const { said, rules } = this
    const direction =
      said.order === order ? opposite(said.direction) : firstDirection(rules.list, order)
    return this.with({ order, direction, page: 1, dialog: null })
  }

  /** With another filter: from the first page, and no longer the saved one. */
  filteredBy(change: Partial<S['filter']>): this {
    return this.with({
      filter: { ...this.said.filter, ...change },
      keptFilter: null,
      savedFilterId: noSavedFilter,
      page: 1,
    })
  }

  within(window: FilterWindow): this {
    return this.filteredBy({ window } as Partial<S['filter']>)
  }

  without(part: PartOn): this {
    const change = changeWithout(this.rules.list.filter, this.said.filter, part)
    return this.filteredBy(change as Partial<S['filter']>)
  }

  /** Without any filter, and without what is searched for. */
  get unfiltered(): this {
    const filter: S['filter'] = this.rules.list.filter.plain
    return this.filteredBy(filter).with({ searchValue: '' })
  }

  withDialog(dialog: NonNullable<S['dialog']>): this {
    return this.with({ dialog })
  }

  /** Without its dialog. */
  get closed(): this {
    this.#closed ??= this.said.dialog === null ? this : this.with({ dialog: null })
    return this.#closed
  }

  /**
   * The link to a dialog that is about one record. Rows have many of them, so their long part is
   * written once.
   */
  dialog(kind: KindWithId<S['dialog']>, id: string): string {
    const { address } = this.closed
    const sign = address.includes('?') ? '&' : '?'
    return `${address}${sign}dialog=${kind}&id=${encodeURIComponent(id)}`
  }

  /** What a shared dialog says while it is open. */
  opened<Kind extends SharedDialog['kind']>(
    kind: Kind,
  ): Extract<SharedDialog, { kind: Kind }> | null {
    const { dialog } = this.said
    // The names of shared dialogs are nobody else's, see `definePlace`.
    return dialog?.kind === kind ? (dialog as Extract<SharedDialog, { kind: Kind }>) : null
  }

  /** Whether the open dialog changes something, or asks a question, about what the page showed. */
  get isAboutWhatWasShown(): boolean {
    const { dialog } = this.said
    return (
      dialog !== null &&
      (codecOf(this.rules.dialogs, dialog.kind)?.isAboutWhatWasShown?.(dialog) ?? true)
    )
  }

  /** Whether anything narrows the list. */
  get isFiltered(): boolean {
    const { keptFilter, searchValue, filter } = this.said
    return keptFilter !== null || searchValue !== '' || !this.rules.list.filter.isPlain(filter)
  }
}

/** A place of whatever list. */
export type AnyPlace = Place<AnySaid, PageList>

function codecOf(dialogs: Dialogs, kind: string): DialogCodec<object> | undefined {
  const all: Dialogs = { ...dialogs, ...sharedDialogs }
  return Object.hasOwn(all, kind) ? all[kind] : undefined
}

/** Where a list stands, as a way to its places. */
export interface Places<P extends AnyPlace> {
  readonly rules: P['rules']
  /** The list as it opens when the address says nothing. */
  readonly plain: P
  /** The place of what a loader said. */
  at(said: P['said']): P
  /**
   * Reads an address. What it does not say, or says in a way that means nothing, is the default;
   * without a tab it is the one that was shown last.
   */
  read(query: URLSearchParams, remembered?: P['said']['section']): P
  /**
   * Whether an address carries a filter, so that the person's default one stays away (spec 4). The
   * tab, the order, the page and a dialog are none.
   */
  carriesFilter(query: URLSearchParams): boolean
}

/** The names of the shared dialogs are nobody else's. */
type OwnDialogs = Dialogs & { readonly [Kind in SharedDialog['kind']]?: never }

type Declared<L extends PageList, D extends OwnDialogs, Own> = Pick<
  PlaceRules<L>,
  'path' | 'names' | 'recordName' | 'dayName'
> &
  Partial<Pick<PlaceRules<L>, 'offersDays' | 'parameters' | 'tabOpens' | 'knows'>> & {
    own?: OwnCodec<Own>
    dialogs?: D
  }

/** Declares where a list stands and how its address is said. */
export function definePlace<
  L extends PageList,
  const D extends OwnDialogs = Record<never, never>,
  Own extends object = object,
>(
  list: L,
  declared: Declared<L, D, Own>,
): Places<Place<Said<L, DialogOf<D> | SharedDialog, Own>, L>> {
  type S = Said<L, DialogOf<D> | SharedDialog, Own>
  const { own = nothing, dialogs = {}, ...rest } = declared
  const rules: PlaceRules<L> = {
    list,
    offersDays: true,
    parameters: {},
    tabOpens: null,
    knows: () => null,
    ...rest,
    own,
    dialogs,
  }
  const at = (said: S) => new Place<S, L>(rules, said)
  // What the rules of this list read is what this list says.
  const read = (query: URLSearchParams, remembered?: SectionOf<L>) =>
    at(readSaid(rules, query, remembered) as S)
  const filterNames = [...list.filter.addressNames, 'filter', 'selectedFilterId', 'searchValue']
  return {
    rules,
    plain: read(new URLSearchParams()),
    at,
    read,
    carriesFilter: (query) => filterNames.some((name) => query.has(name)),
  }
}

const nothing: OwnCodec<object> = { read: () => ({}), write: () => ({}) }

function readSaid(
  rules: PlaceRules<PageList>,
  query: URLSearchParams,
  remembered: string | undefined,
): AnySaid {
  const { list } = rules
  const orders = orderNames(list)
  const order = oneOf(orders, query.get('sortField')) ?? orders[0]
  return {
    section: readSection(rules, query, remembered),
    own: rules.own.read(query),
    order,
    direction: readDirection(query.get('sortDirection')) ?? firstDirection(list, order),
    searchValue: readWords(query.get('searchValue'), searchLengthMax),
    filter: list.filter.fromAddress(query),
    keptFilter: query.get('filter') || null,
    savedFilterId: query.get('selectedFilterId') || null,
    page: readPage(query.get('page')),
    dialog: readDialog(rules.dialogs, query),
  }
}

/** A `tab` of any value opens one tab (spec 2), then counts `section`, then the tab shown last. */
function readSection(
  { list, tabOpens }: Pick<PlaceRules<PageList>, 'list' | 'tabOpens'>,
  query: URLSearchParams,
  remembered: string | undefined,
): string {
  if (tabOpens !== null && query.has('tab')) {
    return tabOpens
  }
  return oneOf(list.sections, query.get('section')) ?? remembered ?? list.sections[0]
}

/** The dialog of an address; null where it names none, or one that lacks what it needs. */
function readDialog(dialogs: Dialogs, query: URLSearchParams): AnyDialog | null {
  const kind = query.get('dialog') ?? ''
  const state = codecOf(dialogs, kind)?.read(query) ?? null
  return state === null ? null : { kind, ...state }
}

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), pageMax)
}
