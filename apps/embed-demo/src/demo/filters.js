// @ts-check
import { pause } from './waiting.js'

/** @typedef {import('@holdpoint/api').SavedFilter} SavedFilter */
/** @typedef {import('@holdpoint/api').SavedFilterValues} SavedFilterValues */
/** @typedef {{ id?: string | undefined, title: string, isDefault: boolean, filterValues?: SavedFilterValues | undefined }} FilterDraft */

/** @type {SavedFilterValues} */
const everything = {
  assetIds: [],
  countryIds: [],
  districtIds: [],
  businessUnitIds: [],
  formTypeIds: [],
  crewIds: [],
  padIds: [],
  customerIds: [],
  status: [],
  score: '0-100',
  elevated: false,
  startDate: null,
  endDate: null,
  dateRange: 30,
  formIds: [],
  isAssigned: false,
  isOverdue: false,
  isFailed: false,
  hasCriticalFailure: false,
  isKudos: false,
  isPrivateComment: false,
  isPublicComment: false,
}

/**
 * @param {string} id
 * @param {string} title
 * @param {Partial<SavedFilterValues>} values
 * @param {boolean} [isDefault]
 * @returns {SavedFilter}
 */
function filter(id, title, values, isDefault = false) {
  return {
    id,
    title,
    isDefault,
    type: 'myform',
    filterValues: { ...everything, ...values },
    rowVersion: 1,
  }
}

/** The filters that the demo starts with. @type {readonly SavedFilter[]} */
export const filters = [
  filter('f-1', 'Below 80 points', { score: '0-80' }),
  filter('f-2', 'Midland, this week', { districtIds: ['MID'], dateRange: 7 }, true),
  filter('f-3', 'Rejected, last 60 days', { status: ['reject'], dateRange: 60 }),
  filter('f-4', 'With private comments of the night shift on Mesa Verde', {
    isPrivateComment: true,
  }),
]

let kept = [...filters]
let last = filters.length

/**
 * The filters of now, by title.
 * @param {{ signal?: AbortSignal | undefined }} [options]
 * @returns {Promise<SavedFilter[]>}
 */
export async function listFilters({ signal } = {}) {
  await pause(signal)
  return [...kept]
}

/**
 * Keeps a filter in this page's memory. A new default takes the place of the old one; the title
 * "fail" is refused.
 * @param {FilterDraft} draft
 * @returns {Promise<SavedFilter>}
 */
export async function saveFilter({ id, title, isDefault, filterValues }) {
  await pause()
  if (title === 'fail') {
    throw new Error('The filter could not be saved.')
  }
  if (kept.some((one) => one.title === title && one.id !== id)) {
    throw new Error('A filter of this title exists already.')
  }
  const before = kept.find((one) => one.id === id)
  last += before ? 0 : 1
  // The demo keeps filters of one list alone, as its page does.
  const saved = /** @type {SavedFilter} */ ({
    id: before?.id ?? `f-${last}`,
    title,
    isDefault,
    type: 'myform',
    filterValues: filterValues ?? before?.filterValues ?? everything,
    rowVersion: (before?.rowVersion ?? 0) + 1,
  })
  kept = [...kept.filter((one) => one.id !== saved.id), saved]
    .map((one) => (isDefault && one.id !== saved.id ? { ...one, isDefault: false } : one))
    .sort((a, b) => a.title.localeCompare(b.title))
  return saved
}

/**
 * Makes one filter the default, or none with an unknown id.
 * @param {string} id
 * @returns {Promise<void>}
 */
export async function setDefaultFilter(id) {
  await pause()
  kept = kept.map((one) => ({ ...one, isDefault: one.id === id }))
}

/**
 * @param {string} id
 * @returns {Promise<void>}
 */
export async function removeFilter(id) {
  await pause()
  kept = kept.filter((one) => one.id !== id)
}

/** Forgets what was saved. */
export function resetFilters() {
  kept = [...filters]
  last = filters.length
}
