import { useLocation, useNavigation } from '@remix-run/react'
import { placeholderCounts } from '@holdpoint/api'
import { tabs } from './tabs.ts'

/** A part of a review. */
export type ReviewTab = keyof typeof tabs

/** How many rows hold the place of each part while it is loaded (spec 9). */
export const placeholderRows: Readonly<Record<ReviewTab, number>> = {
  answers: placeholderCounts.timelineItems,
  actions: placeholderCounts.actions,
  elevated: placeholderCounts.elevatedForms,
  versions: placeholderCounts.timelineItems,
  access: placeholderCounts.reviewFormAccessRows,
  history: placeholderCounts.timelineItems,
}

/** The part of this review that is being loaded in place of the one shown; null while none is. */
export function useAwaitedTab(shown: ReviewTab): ReviewTab | null {
  const here = useLocation()
  const { state, location, formMethod } = useNavigation()
  if (state !== 'loading' || formMethod !== undefined || location.pathname !== here.pathname) {
    return null
  }
  const asked = Number(new URLSearchParams(location.search).get('tab'))
  const names = Object.keys(tabs) as ReviewTab[]
  const tab = names.find((name) => tabs[name] === asked) ?? 'answers'
  return tab === shown ? null : tab
}
