import { isBlank, lengthOf, savedFilterTitleLengthMax } from '@holdpoint/api/vocabulary'
import { type SavedFilterWords } from './saved-filter-dialog.words.ts'

/** What a saved filter filters by (spec 3); what is left out narrows nothing. */
export type SavedFilterValues = {
  countryIds?: string[]
  districtIds?: string[]
  businessUnitIds?: string[]
  formTypeIds?: string[]
  crewIds?: string[]
  padIds?: string[]
  customerIds?: string[]
  formIds?: string[]
  status?: string[]
  /** `low-high`, both included. */
  score?: string
  elevated?: boolean
  isAssigned?: boolean
  isOverdue?: boolean
  isFailed?: boolean
  hasCriticalFailure?: boolean
  isKudos?: boolean
  isPrivateComment?: boolean
  isPublicComment?: boolean
  /** Both days of a custom range; null beside a `dateRange`. */
  startDate?: string | null
  endDate?: string | null
  /** The last so many days; null beside a custom range. */
  dateRange?: number | null
}

/** What the dialog needs to know of a filter; what it filters by is the page's own. */
export type SavedFilterEntry = {
  readonly id: string
  readonly title: string
  readonly isDefault: boolean
}

/** What the person wrote. */
export type SavedFilterDraft = { title: string; isDefault: boolean }

/** Reads the form, whose fields are `title` and `isDefault`. White space counts once, as it is kept. */
export function draftOf(form: HTMLFormElement): SavedFilterDraft {
  const data = new FormData(form)
  const title = data.get('title')
  return {
    title: typeof title === 'string' ? title.replace(/\s+/gu, ' ').trim() : '',
    isDefault: data.has('isDefault'),
  }
}

/** Says what is wrong with a title, or undefined (spec 5). */
export function titleProblemOf(
  title: string,
  words: Pick<SavedFilterWords, 'titleRequired' | 'titleTooLong'>,
): string | undefined {
  if (isBlank(title)) {
    return words.titleRequired
  }
  return lengthOf(title) > savedFilterTitleLengthMax ? words.titleTooLong : undefined
}

/** Whether what a page threw is about the title: it then carries `field: 'title'`. */
export function isAboutTitle(problem: Error): boolean {
  return 'field' in problem && problem.field === 'title'
}
