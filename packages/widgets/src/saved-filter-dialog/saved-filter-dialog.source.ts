import type { SavedFilter } from '@holdpoint/api'
import {
  type Caller,
  type RepeatableCall,
  savedFiltersList,
  savedFiltersRemove,
  savedFiltersSave,
} from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import {
  type SavedFilterDraft,
  type SavedFilterEntry,
  type SavedFilterValues,
} from './saved-filter-dialog.rules.ts'

type Options = { signal: AbortSignal }

/** The list that the filters are kept for. */
export type SavedFilterType = SavedFilter['type']

/** Filters kept by the portal. */
export interface SavedFilterSource {
  list: (asked: undefined, options: Options) => Promise<readonly SavedFilter[]>
  save: (
    draft: SavedFilterDraft,
    options: Options & { filterValues?: SavedFilterValues | undefined },
  ) => Promise<void>
  setDefault: (filter: SavedFilterEntry, options: Options & { isDefault: boolean }) => Promise<void>
  remove: (filter: SavedFilterEntry, options: Options) => Promise<void>
}

/**
 * The calls of the dialog. A filter that changed in the meantime is not changed again. Pressed again
 * after a lost answer, each is done once.
 */
export function savedFilterSource(
  call: Caller,
  type: SavedFilterType,
  repeat: RepeatableCall,
): SavedFilterSource {
  let listed: readonly SavedFilter[] = []
  const listedOf = ({ id }: SavedFilterEntry): SavedFilter => {
    const filter = listed.find((one) => one.id === id)
    if (!filter) {
      throw new Error('This filter is not in the list any more.')
    }
    return filter
  }
  return {
    list: async (_, { signal }) => {
      listed = contentOf(await call(savedFiltersList, { type }, { signal }))
      return listed
    },
    save: async (draft, { filterValues = {}, signal }) => {
      const filterObject = [{ ...draft, type, filterValues }]
      const reply = await repeat(
        `save ${draft.title}`,
        (idempotencyKey) => call(savedFiltersSave, { filterObject }, { signal, idempotencyKey }),
        JSON.stringify(filterObject),
      )
      if (reply.status === 'problem' && reply.problem.name === 'name_taken') {
        throw Object.assign(new Error(reply.problem.message), { field: 'title' })
      }
      contentOf(reply)
    },
    setDefault: async (filter, { isDefault, signal }) => {
      const { id, title, filterValues, rowVersion } = listedOf(filter)
      const filterObject = [{ id, title, isDefault, type, filterValues }]
      contentOf(
        await repeat(
          `default ${id}`,
          (idempotencyKey) =>
            call(
              savedFiltersSave,
              { filterObject },
              { signal, idempotencyKey, ifMatch: rowVersion },
            ),
          String(isDefault),
        ),
      )
    },
    remove: async (filter, { signal }) => {
      const { id, title, rowVersion } = listedOf(filter)
      const reply = await repeat(`remove ${id}`, (idempotencyKey) =>
        call(savedFiltersRemove, { id }, { signal, idempotencyKey, ifMatch: rowVersion }),
      )
      // What is seen in the list has arrived: the same title once more is another filter.
      repeat.forget(`save ${title}`)
      contentOf(reply)
    },
  }
}
