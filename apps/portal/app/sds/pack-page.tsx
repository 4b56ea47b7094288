import { useKeptPage, type KeptState } from '../offline/pages/use-kept-page.ts'
import { paths } from '../paths.ts'
import { Facts } from '../records/facts.tsx'
import { LowerPageHead } from '../shell/lower-page-head.tsx'
import { useRootData } from '../shell/root-data.ts'
import { buttonClass } from '../ui/button.tsx'
import { dayAndClock } from '../ui/time.ts'
import { useScripted } from '../ui/use-scripted.ts'
import type { Pack, PackSheet } from './pack-load.server.ts'
import { packWords as words } from './pack.words.ts'
import { CallLink } from './sheet-call.tsx'
import { SheetCodes, SheetSigns } from './sheet-head.tsx'
import { SheetSections } from './sheet-sections.tsx'
import { words as sheetWords } from './sheet.words.ts'
import { SignalWordPlate } from './signal-word.tsx'
import styles from './pack-page.module.css'

/** The sheets of a pad on one page, so that one page is all that a device has to keep. */
export function PackPage({ pack }: { pack: Pack & { padId: string } }) {
  const { padId, padName, sheets, at } = pack
  return (
    <>
      <LowerPageHead
        title={padName}
        trail={[
          { name: sheetWords.sheets, to: paths.sds() },
          { name: words.padsTitle, to: paths.sdsPads() },
        ]}
      />
      <div className={styles.page}>
        <KeptSaying address={paths.sdsPad(padId)} count={sheets.length} asOf={at} />
        <p className={styles.muted}>{words.papers}</p>
        <p>
          <a className={buttonClass()} href={paths.sdsPadFile(padId)} download>
            {words.save}
          </a>
        </p>
        {sheets.map((sheet) => (
          <PackedSheet key={sheet.sheetId} sheet={sheet} />
        ))}
      </div>
    </>
  )
}

interface KeptSayingProps {
  address: string
  count: number
  asOf: string
}

/** What of the page is on the device, and since when. */
function KeptSaying({ address, count, asOf }: KeptSayingProps) {
  const isScripted = useScripted()
  const timeZone = useRootData()?.timeZone ?? 'UTC'
  const state = useKeptPage(address)
  return (
    <p role="status" className={styles.kept}>
      {isScripted
        ? sayingOf(state, words.sheets(count), timeZone)
        : `${words.sheets(count)}. ${words.asOf(asOf)} ${words.withoutScript}`}
    </p>
  )
}

function sayingOf(state: KeptState, sheets: string, timeZone: string): string {
  switch (state) {
    case 'keeping':
      return words.keeping
    case 'never':
      return words.notKept
    default:
      return words.kept(sheets, dayAndClock(state.at, timeZone, new Date()))
  }
}

function PackedSheet({ sheet: { sheetId, manufacturer, view, rows } }: { sheet: PackSheet }) {
  return (
    <details className={styles.sheet}>
      <summary>
        <h2>{view.productName}</h2>
        <SignalWordPlate word={view.signalWord} />
        <span>{manufacturer}</span>
      </summary>
      <div className={styles.inside}>
        <CallLink phone={view.phone} />
        <SheetSigns view={view} />
        <SheetSections view={view} prefix={`${sheetId}-`} Heading="h3" />
        <SheetCodes view={view} Heading="h3" />
        <Facts rows={rows} />
      </div>
    </details>
  )
}
