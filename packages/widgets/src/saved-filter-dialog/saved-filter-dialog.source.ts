import type { SavedFilter } from '@holdpoint/api'
import {
  type Caller,
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

/** The calls of the dialog. A filter that changed in the meantime is not changed again. */
export function savedFilterSource(call: Caller, type: SavedFilterType): SavedFilterSource {
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
      const reply = await call(savedFiltersSave, { filterObject }, { signal })
      if (reply.status === 'problem' && reply.problem.name === 'name_taken') {
        throw Object.assign(new Error(reply.problem.message), { field: 'title' })
      }
      contentOf(reply)
    },
    setDefault: async (filter, { isDefault, signal }) => {
      const { id, title, filterValues, rowVersion } = listedOf(filter)
      const filterObject = [{ id, title, isDefault, type, filterValues }]
      contentOf(await call(savedFiltersSave, { filterObject }, { signal, ifMatch: rowVersion }))
    },
    remove: async (filter, { signal }) => {
      const { id, rowVersion } = listedOf(filter)
      contentOf(await call(savedFiltersRemove, { id }, { signal, ifMatch: rowVersion }))
    },
  }
}
