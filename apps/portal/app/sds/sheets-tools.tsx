import { MenuGroup } from '../lists/more-menu.tsx'
import { paths } from '../paths.ts'
import { Download, QrCode } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { menuItemClass } from '../ui/menu.tsx'
import { words } from './sds.words.ts'

/** What the menu of the list leads to beside its rows. */
export function SheetsTools({ keepsSheets }: { keepsSheets: boolean }) {
  return (
    <MenuGroup name={words.onThePad}>
      <Link to={paths.sdsPads()} className={menuItemClass()}>
        <Download aria-hidden="true" />
        {words.packs}
      </Link>
      {keepsSheets && (
        <Link to={paths.kioskKeys()} className={menuItemClass()}>
          <QrCode aria-hidden="true" />
          {words.kioskCodes}
        </Link>
      )}
    </MenuGroup>
  )
}
