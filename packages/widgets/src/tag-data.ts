// The types of what a page hands to tags and hears from them; none of them asks for React.

export type { Comment, CommentAuthor, CommentDraft } from './comment-thread/comment.rules.ts'
export type { DateRangeValue } from './date-range/date-range.value.ts'
export type { GetToken } from './internals/connection-settings.ts'
export type { MultiSelectOption } from './multi-select/multi-select.rules.ts'
export type {
  PersonFilters,
  PersonQuery,
  SearchPeople,
} from './person-search/person-search.query.ts'
export type { Person } from './person.ts'
export type {
  SavedFilterDraft,
  SavedFilterEntry,
  SavedFilterValues,
} from './saved-filter-dialog/saved-filter-dialog.rules.ts'
export type { SharePeople } from './share-dialog/use-share-list.ts'
export type { ToastDraft, Toasts } from './toast/toasts.ts'
export type { OnVote } from './upvote-button/use-upvote.ts'
