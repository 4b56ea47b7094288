import { paths } from '../../paths.ts'
import { Plus } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { listWords as words } from './sqr-list.words.ts'

/** What the menu of the list leads to beside its rows: a new report. */
export function ReportsTools({ mayReport }: { mayReport: boolean }) {
  return mayReport ? (
    <Link to={paths.sqrEdit()} className={menuItemClass()}>
      <Plus aria-hidden="true" />
      {words.create}
    </Link>
  ) : null
}
