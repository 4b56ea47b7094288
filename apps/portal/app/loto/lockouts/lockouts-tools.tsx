import { paths } from '../../paths.ts'
import { FolderLock, Gauge, Plus } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { listWords as words } from './loto-list.words.ts'

interface LockoutsToolsProps {
  mayPlan: boolean
  readsTemplates: boolean
}

/** What the menu of the list leads to beside its rows: the board, the templates, a new one. */
export function LockoutsTools({ mayPlan, readsTemplates }: LockoutsToolsProps) {
  return (
    <>
      {mayPlan && (
        <Link to={paths.lockoutEdit()} className={menuItemClass()}>
          <Plus aria-hidden="true" />
          {words.create}
        </Link>
      )}
      <Link to={paths.lockoutBoard()} className={menuItemClass()}>
        <Gauge aria-hidden="true" />
        {words.board}
      </Link>
      {readsTemplates && (
        <Link to={paths.lotoTemplates()} className={menuItemClass()}>
          <FolderLock aria-hidden="true" />
          {words.templates}
        </Link>
      )}
    </>
  )
}
