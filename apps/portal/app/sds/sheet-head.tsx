import parts from '../records/record-parts.module.css'
import { GhsPictograms } from './ghs-pictogram.tsx'
import { SignalWordPlate } from './signal-word.tsx'
import type { SheetReading } from './sheet-reading.server.ts'
import type { SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

/** What a label says: signal word, pictograms, hazards, precautions, what to wear. */
export function SheetHead({ view }: { view: SheetView }) {
  const { statusReason, isReviewedAgain } = view
  return (
    <section className={styles.label} aria-label={words.hazards}>
      {isReviewedAgain && <p>{words.reviewedAgain}</p>}
      {statusReason !== null && <p className={parts.reason}>{statusReason}</p>}
      <SheetSigns view={view} />
      {/* In an emergency the sections come at once; the codes stand on the whole sheet. */}
      {!view.isEmergency && <SheetCodes view={view} />}
    </section>
  )
}

/** The signal word and the pictograms of a product. */
export function SheetSigns({
  view: { signalWord, pictograms },
}: {
  view: Pick<SheetReading, 'signalWord' | 'pictograms'>
}) {
  return (
    <div className={styles.signs}>
      <SignalWordPlate word={signalWord} />
      <GhsPictograms pictograms={pictograms} isNamed />
    </div>
  )
}

/** Hazards and precautions by their codes, and what to wear. */
export function SheetCodes({
  view: { hCodes, pCodes, ppe },
  Heading = 'h2',
}: {
  view: Pick<SheetReading, 'hCodes' | 'pCodes' | 'ppe'>
  Heading?: 'h2' | 'h3'
}) {
  return (
    <div className={styles.codes}>
      <Codes title={words.hazards} codes={hCodes} none={words.noCodes} Heading={Heading} />
      <Codes title={words.precautions} codes={pCodes} none={null} Heading={Heading} />
      {ppe.length > 0 && (
        <div>
          <Heading>{words.wear}</Heading>
          <ul>
            {ppe.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface CodesProps {
  title: string
  codes: SheetReading['hCodes']
  none: string | null
  Heading: 'h2' | 'h3'
}

function Codes({ title, codes, none, Heading }: CodesProps) {
  return codes.length === 0 && none === null ? null : (
    <div>
      <Heading>{title}</Heading>
      {codes.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {codes.map(({ code, sentence }) => (
            <li key={code}>
              <b>{code}</b> {sentence ?? words.unknownCode}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
