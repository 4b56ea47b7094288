import { useLocation } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { isWithin, shownGroups } from './place-groups.ts'
import { shellTable, type Place } from './places.ts'
import { useRootData } from './root-data.ts'
import { useShellData } from './shell-data.ts'

/** The table in force: the portal's own, unless a test has made one up. */
export const ShellTableContext = createContext(shellTable)

/** The places that this person sees, what waits in them, and where one is. */
export function usePlaces() {
  const { groups, head } = useContext(ShellTableContext)
  const { pathname } = useLocation()
  const shown = shownGroups(groups, useRootData()?.person?.keys ?? [])
  const inRail = shown.filter(({ isSetUp }) => isSetUp !== true)
  return {
    groups: shown,
    inRail,
    places: inRail.flatMap(({ places }) => places),
    head,
    waiting: useShellData()?.waiting ?? {},
    isCurrent: (place: Place) => isWithin(place, pathname),
  }
}
