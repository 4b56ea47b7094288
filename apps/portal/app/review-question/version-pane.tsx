import { EntryFilesPart } from '../entry-files/entry-files-part.tsx'
import { EntryAnswers } from '../fill-out/entry-answers.tsx'
import { paths } from '../paths.ts'
import { History } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { exactTime } from '../ui/time.ts'
import { words } from './decision.words.ts'
import { words as reviewWords } from './review.words.ts'
import { Signers } from './signers.tsx'
import { tabs } from './tabs.ts'
import type { VersionView } from './versions-view.ts'
import styles from './versions.module.css'

/** An entry as it was handed in once, to read, with what was signed and decided on it then. */
export function VersionPane({ view, timeZone }: { view: VersionView; timeZone: string }) {
  const { version, by, handedIn, newest, entry, files, given } = view
  const to = (query: { version?: number; from?: number }) =>
    paths.reviewQuestion(entry.id, { tab: tabs.versions, ...query })
  return (
    <>
      <section className={styles.plate} aria-labelledby="version">
        <History aria-hidden="true" />
        <div>
          <h2 id="version">{words.version(version)}</h2>
          <p>
            {words.asHandedIn(by)}{' '}
            <time dateTime={handedIn.at}>{exactTime(handedIn.at, timeZone)}</time>.{' '}
            {version < newest ? words.isOlder(newest) : words.isNewest}
          </p>
          <p className={styles.ways}>
            <Link to={to({ from: version })}>{words.compareWithNow}</Link>
            <Link to={to({})}>{words.allVersions}</Link>
          </p>
        </div>
      </section>
      <EntryAnswers view={entry} />
      <EntryFilesPart view={{ files, change: null }} />
      <Signers
        myFormId={entry.id}
        signers={given}
        timeZone={timeZone}
        nobody={reviewWords.nobodyThen}
      />
    </>
  )
}
