import { paths } from '../../paths.ts'
import { Layers } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { libraryWords as words } from '../library/library.words.ts'

/** What the menu of the list leads to beside its rows: the forms that come with Holdpoint. */
export function ManageFormsTools() {
  return (
    <Link to={paths.formLibrary()} className={menuItemClass()}>
      <Layers aria-hidden="true" />
      {words.title}
    </Link>
  )
}
