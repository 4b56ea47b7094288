import type { DeviceStore } from './device-store.ts'
import { visitLock } from './unsent-records.ts'

/** A field of a form as it is posted. */
export type TypedEntry = readonly [name: string, value: string]

/** In which form something was typed, and at which address. */
export type TypedPlace = { address: string; formId: string }

/** What was typed into a form and not saved. */
export type TypedRecord = { id: string; at: number; entries: readonly TypedEntry[] }

/** How many forms a device keeps what was typed into, and how often the same one. */
const formsMax = 60
const sameMax = 3

const keptMs = 30 * 24 * 60 * 60 * 1000

type Listed = TypedPlace & { id: string; at: number }

type Alone = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

export type Locks = {
  /** One page at a time changes the list. */
  alone: Alone
  /** The names of what pages of this browser hold as long as they live. */
  held: () => Promise<ReadonlySet<string>>
}

export const browserLocks: Locks = {
  alone: (work) => navigator.locks.request('holdpoint-typed', work),
  async held() {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.flatMap(({ name }) => name ?? []))
  },
}

/**
 * What a person typed into forms of records and has not saved yet. A list says what there is, so that
 * nothing else is opened to find what belongs to one form. What is 30 days old goes once it is come
 * upon: with the next that is kept, or when its own form is looked for.
 */
export function typedRecords(
  store: Pick<DeviceStore, 'owner' | 'put' | 'get' | 'remove'>,
  { alone, held }: Locks = browserLocks,
) {
  const listId = `typed:${store.owner}`

  async function read(): Promise<readonly Listed[]> {
    // Nobody but this program can have written it: it opened under the person's own key.
    const kept = (await store.get('unsent', listId))?.json as { list: Listed[] } | undefined
    return kept?.list ?? []
  }

  /** The list without what went too far back and is open nowhere, whose records go as well. */
  async function write(wanted: readonly Listed[], before: readonly Listed[]): Promise<void> {
    const newest = new Set(wanted.filter(isAmongNewest).slice(0, formsMax))
    const open = newest.size === wanted.length ? new Set() : await held()
    const list = wanted.filter((one) => newest.has(one) || open.has(visitLock(one.id)))
    await (list.length === 0
      ? store.remove('unsent', listId)
      : store.put('unsent', listId, { json: { kind: 'typed-list', list } }))
    const left = new Set(list.map(({ id }) => id))
    for (const { id } of before.filter((one) => !left.has(one.id))) {
      await store.remove('unsent', id)
    }
  }

  const dropWhere = (isGone: (one: Listed) => boolean) =>
    alone(async () => {
      const before = await read()
      const left = before.filter((one) => !isGone(one))
      if (left.length < before.length) {
        await write(left, before)
      }
    })

  return {
    /**
     * Keeps what stands in a form now, in place of what it kept before under the same name. The list is
     * first: a name without a record is passed over, and a record without a name would stay for ever.
     */
    keep: (id: string, place: TypedPlace, entries: readonly TypedEntry[], at: number) =>
      alone(async () => {
        const before = await read()
        const others = before.filter((one) => one.id !== id && !isOld(one, at))
        await write([{ ...place, id, at }, ...others], before)
        await store.put('unsent', id, { json: { kind: 'typed', entries } })
      }),

    drop: (ids: readonly string[]) => dropWhere(({ id }) => ids.includes(id)),

    /** What is kept of one form, the newest first. */
    async of(place: TypedPlace, now: number): Promise<TypedRecord[]> {
      const ofPlace = (await read()).filter((one) => isSame(one, place))
      if (ofPlace.some((one) => isOld(one, now))) {
        await dropWhere((one) => isOld(one, now))
      }
      const listed = ofPlace.filter((one) => !isOld(one, now))
      const found = await Promise.all(
        listed.map(async ({ id, at }) => {
          const kept = (await store.get('unsent', id))?.json as
            | Pick<TypedRecord, 'entries'>
            | undefined
          return kept === undefined ? [] : [{ id, at, entries: kept.entries }]
        }),
      )
      return found.flat()
    },
  }
}

const isSame = (one: TypedPlace, other: TypedPlace) =>
  one.address === other.address && one.formId === other.formId

const isOld = (one: Listed, now: number) => now - one.at >= keptMs

/** The newest stand first: of each form, so many. */
const isAmongNewest = (one: Listed, place: number, list: readonly Listed[]) =>
  list.slice(0, place).filter((newer) => isSame(newer, one)).length < sameMax
