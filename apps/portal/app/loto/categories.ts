import { actionsAssets } from '@holdpoint/api/calls'
import { callApi } from '../fill-out/saving/api-call.ts'
import type { Choice } from '../lists/filters/lookups.ts'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'

// The categories of equipment are what the equipment names: no list of them is kept.

export const categoryWords = { searchBy: 'Search by equipment', find: 'Find categories' }

/** The categories of some equipment, each once. */
export function categoryChoices(equipment: readonly { category: string }[]): Choice[] {
  const names = equipment.map(({ category }) => category).filter(Boolean)
  return [...new Set(names)].toSorted().map((value) => ({ value, label: value }))
}

/** Finds categories by the names of their equipment. */
export const searchCategories: SearchChoices = async (search, signal) => {
  const reply = await callApi(actionsAssets, { search }, { signal })
  return reply.status === 200 ? categoryChoices(reply.content) : null
}
