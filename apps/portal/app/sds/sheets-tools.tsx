import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { MenuGroup } from '../lists/more-menu.tsx'
import type { AnyPlace } from '../lists/place.ts'
import { paths } from '../paths.ts'
import { Download, FileSpreadsheet, FlaskConical, QrCode } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { menuItemClass } from '../ui/menu.tsx'
import { askWords } from './ask.words.ts'
import { words } from './sds.words.ts'

interface SheetsToolsProps {
  place: Pick<AnyPlace, 'addressAt'>
  keepsSheets: boolean
}

/** What the menu of the list leads to beside its rows. */
export function SheetsTools({ place, keepsSheets }: SheetsToolsProps) {
  return (
    <>
      <DownloadLink
        to={place.addressAt(paths.sdsPeopleExcel())}
        name={words.peopleFile}
        className={menuItemClass()}
        Icon={FileSpreadsheet}
      >
        {words.peopleExcel}
      </DownloadLink>
      <MenuGroup name={words.onThePad}>
        <Link to={paths.sdsPads()} className={menuItemClass()}>
          <Download aria-hidden="true" />
          {words.packs}
        </Link>
        {keepsSheets && (
          <Link to={paths.askSheet()} className={menuItemClass()}>
            <FlaskConical aria-hidden="true" />
            {askWords.ask}
          </Link>
        )}
        {keepsSheets && (
          <Link to={paths.kioskKeys()} className={menuItemClass()}>
            <QrCode aria-hidden="true" />
            {words.kioskCodes}
          </Link>
        )}
      </MenuGroup>
    </>
  )
}
