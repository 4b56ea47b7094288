import type { DeviceStore } from './device-store.ts'

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

/** One page at a time changes the list. */
const aloneOnDevice: Alone = (work) => navigator.locks.request('holdpoint-typed', work)

/**
 * What a person typed into forms of records and has not saved yet. A list says what there is, so that
 * nothing else is opened to find what belongs to one form; what is 30 days old goes when it is read.
 */
export function typedRecords(
  store: Pick<DeviceStore, 'owner' | 'put' | 'get' | 'remove'>,
  alone: Alone = aloneOnDevice,
) {
  const listId = `typed:${store.owner}`

  async function read(): Promise<readonly Listed[]> {
    // Nobody but this program can have written it: it opened under the person's own key.
    const kept = (await store.get('unsent', listId))?.json as { list: Listed[] } | undefined
    return kept?.list ?? []
  }

  /** The list without what went too far back, whose records go as well. */
  async function write(wanted: readonly Listed[], before: readonly Listed[]): Promise<void> {
    const list = wanted.filter(isAmongNewest).slice(0, formsMax)
    await (list.length === 0
      ? store.remove('unsent', listId)
      : store.put('unsent', listId, { json: { kind: 'typed-list', list } }))
    const left = new Set(list.map(({ id }) => id))
    for (const { id } of before.filter((one) => !left.has(one.id))) {
      await store.remove('unsent', id)
    }
  }

  return {
    /** Keeps what stands in a form now, in place of what it kept before under the same name. */
    keep: (id: string, place: TypedPlace, entries: readonly TypedEntry[], at: number) =>
      alone(async () => {
        await store.put('unsent', id, { json: { kind: 'typed', entries } })
        const before = await read()
        const others = before.filter((one) => one.id !== id && at - one.at < keptMs)
        await write([{ ...place, id, at }, ...others], before)
      }),

    drop: (ids: readonly string[]) =>
      alone(async () => {
        const before = await read()
        const left = before.filter(({ id }) => !ids.includes(id))
        if (left.length < before.length) {
          await write(left, before)
        }
      }),

    /** What is kept of one form, the newest first. */
    async of(place: TypedPlace, now: number): Promise<TypedRecord[]> {
      const listed = (await read()).filter((one) => isSame(one, place) && now - one.at < keptMs)
      const found = await Promise.all(
        listed.map(async ({ id, at }) => {
          const kept = (await store.get('unsent', id))?.json as Pick<TypedRecord, 'entries'>
          return kept === undefined ? [] : [{ id, at, entries: kept.entries }]
        }),
      )
      return found.flat()
    },
  }
}

const isSame = (one: TypedPlace, other: TypedPlace) =>
  one.address === other.address && one.formId === other.formId

/** The newest stand first: of each form, so many. */
const isAmongNewest = (one: Listed, place: number, list: readonly Listed[]) =>
  list.slice(0, place).filter((newer) => isSame(newer, one)).length < sameMax
