import { ViewLinks } from '../../lists/view-links.tsx'
import { List, SquareKanban } from '../../ui/icons.ts'
import { views, type ActionsPlace } from '../actions.place.ts'
import { words } from '../actions.words.ts'

const icons = { list: List, board: SquareKanban } as const

/** Turns between the list and the board. */
export function ActionsViewSwitch({ place }: { place: ActionsPlace }) {
  const links = views.map((view) => ({
    name: words.views[view],
    Icon: icons[view],
    to: place.with({ own: { view } }).address,
    isShown: place.said.own.view === view,
  }))
  return <ViewLinks name={words.view} links={links} />
}
