import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/**
 * The tabs: what waits for one’s acknowledgement, what is in force, what one has pinned, what is on its
 * way, the old.
 */
export const filesTabs = ['acknowledge', 'library', 'pinned', 'work', 'archived'] as const

/** What the library is narrowed by (decision 0079). Its days are those of the last change. */
export const filesFilter = defineFilter(
  {
    folders: choices('folders', 'selectedFolders', 'folders'),
    tags: choices('tags', 'selectedTags', 'tags'),
    isReviewDue: flag('reviewDue', 'reviewDueSelected', 'reviewDue'),
    isAsked: flag('askedOfMe', 'askedOfMeSelected', 'askedOfMe'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The file library; it opens by name. */
export const filesList = defineList({
  name: 'file',
  sections: filesTabs,
  orders: { name: 'asc', folder: 'asc', number: 'desc', changed: 'desc', review: 'asc' },
  filter: filesFilter,
  emptyText: 'No files found.',
  noAccess: 'files',
  follows: 'library_file',
})
