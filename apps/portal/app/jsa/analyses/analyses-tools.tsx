import { paths } from '../../paths.ts'
import { Plus, TriangleAlert } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { listWords as words } from './jsa-list.words.ts'

interface AnalysesToolsProps {
  mayBegin: boolean
  readsLibrary: boolean
}

/** What the menu of the list leads to beside its rows: a new one, and what hazards are taken from. */
export function AnalysesTools({ mayBegin, readsLibrary }: AnalysesToolsProps) {
  return (
    <>
      {mayBegin && (
        <Link to={paths.jsaEdit()} className={menuItemClass()}>
          <Plus aria-hidden="true" />
          {words.create}
        </Link>
      )}
      {readsLibrary && (
        <Link to={paths.hazards()} className={menuItemClass()}>
          <TriangleAlert aria-hidden="true" />
          {words.library}
        </Link>
      )}
    </>
  )
}
