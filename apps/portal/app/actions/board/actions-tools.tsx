import { ViewLinks } from '../../lists/view-links.tsx'
import { List, ListTodo, Plus, SquareKanban } from '../../ui/icons.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { raiseAt, views, type ActionsPlace } from '../actions.place.ts'
import { words } from '../actions.words.ts'

const icons = { list: List, board: SquareKanban } as const

/**
 * What the menu of the list has for actions alone: the list or the board, what waits for the reader,
 * to be moved several at once, and the way to raise one, which a phone has nowhere else.
 */
export function ActionsTools({ place }: { place: ActionsPlace }) {
  const links = views.map((view) => ({
    name: words.views[view],
    Icon: icons[view],
    to: place.with({ own: { view } }).address,
    isShown: place.said.own.view === view,
  }))
  return (
    <>
      <ViewLinks name={words.view} links={links} />
      <Link className={menuItemClass()} to={paths.pendingActions()}>
        <ListTodo aria-hidden="true" />
        {words.waiting}
      </Link>
      <Link className={menuItemClass()} to={raiseAt(place)}>
        <Plus aria-hidden="true" />
        {words.raise}
      </Link>
    </>
  )
}
