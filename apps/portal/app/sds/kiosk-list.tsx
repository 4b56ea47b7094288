import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button, buttonClass, ButtonLink } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { GhsPictograms } from './ghs-pictogram.tsx'
import { KioskFrame } from './kiosk-frame.tsx'
import type { KioskView } from './kiosk-load.server.ts'
import { words } from './kiosk.words.ts'
import { SignalWordPlate } from './signal-word.tsx'
import styles from './kiosk.module.css'

/** What lies on a pad, to search and to open. */
export function KioskList({ view }: { view: KioskView }) {
  const { kioskKey, organisation, padName, search, sheets } = view
  const isEmpty = sheets.length === 0 && search === ''
  return (
    <KioskFrame sign={<p>{organisation}</p>}>
      <h1>{words.title(padName)}</h1>
      <Form method="get" action={paths.kiosk(kioskKey)} role="search" className={styles.search}>
        <label htmlFor="search">{words.search}</label>
        <p id="search-hint">{words.searchHint}</p>
        <div className={styles.box}>
          <input
            key={search}
            id="search"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
            aria-describedby="search-hint"
            className={inputClass('big')}
          />
          <Button tone="go" size="big">
            {words.find}
          </Button>
        </div>
      </Form>
      <p role="status" className={styles.count}>
        {isEmpty
          ? words.none
          : search === ''
            ? words.count(sheets.length)
            : words.found(sheets.length, search)}
        {search !== '' && (
          <>
            {' '}
            <Link to={paths.kiosk(kioskKey)}>{words.showAll}</Link>
          </>
        )}
      </p>
      {sheets.length > 0 && (
        <ul className={styles.list} aria-label={words.sheets}>
          {sheets.map((sheet) => (
            <li key={sheet.sheetId}>
              <Link to={paths.kioskSheet(kioskKey, sheet.sheetId)} className={styles.sheet}>
                <span className={styles.product}>
                  <b>{sheet.productName}</b>
                  {sheet.synonyms.length > 0 && <span>{sheet.synonyms.join('; ')}</span>}
                  <span>{[sheet.manufacturer, sheet.unNumber].filter(Boolean).join(', ')}</span>
                </span>
                <span className={styles.label}>
                  <SignalWordPlate word={sheet.signalWord} />
                </span>
              </Link>
              <GhsPictograms pictograms={sheet.pictograms} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={paths.kioskCode(kioskKey)}>{words.code}</ButtonLink>
      </p>
      {!isEmpty && (
        <p>
          <a className={buttonClass()} href={paths.kioskPack(kioskKey)} download>
            {words.pack}
          </a>
        </p>
      )}
    </KioskFrame>
  )
}
