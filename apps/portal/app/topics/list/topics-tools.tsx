import { ViewLinks } from '../../lists/view-links.tsx'
import { paths } from '../../paths.ts'
import { LayoutGrid, List, Plus } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { views, type TopicsPlace } from '../topics.place.ts'
import { words } from '../topics.words.ts'

const icons = { list: List, grid: LayoutGrid } as const

interface TopicsToolsProps {
  place: TopicsPlace
  mayCreate: boolean
}

/** What the menu of the list has for topics alone: the list or the grid, and a new topic on a phone. */
export function TopicsTools({ place, mayCreate }: TopicsToolsProps) {
  const links = views.map((view) => ({
    name: words.views[view],
    Icon: icons[view],
    to: place.with({ own: { view } }).address,
    isShown: place.said.own.view === view,
  }))
  return (
    <>
      <ViewLinks name={words.view} links={links} />
      {mayCreate && (
        <Link className={menuItemClass()} to={paths.newTopic()}>
          <Plus aria-hidden="true" />
          {words.create}
        </Link>
      )}
    </>
  )
}
