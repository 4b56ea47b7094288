import { MenuGroup } from '../lists/more-menu.tsx'
import { paths } from '../paths.ts'
import { KeyRound, Users } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { menuItemClass } from '../ui/menu.tsx'
import { words } from './permissions.words.ts'

/** Where the list of people leads whoever gives rights. */
export function RightsTools() {
  return (
    <MenuGroup name={words.rights}>
      <Link to={paths.permissionGroups()} className={menuItemClass()}>
        <KeyRound aria-hidden="true" />
        {words.groups}
      </Link>
      <Link to={paths.rights()} className={menuItemClass()}>
        <Users aria-hidden="true" />
        {words.whoMayWhat}
      </Link>
    </MenuGroup>
  )
}
