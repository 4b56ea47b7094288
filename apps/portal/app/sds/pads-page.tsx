import type { SdsPad } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { LowerPageHead } from '../shell/lower-page-head.tsx'
import { Link } from '../ui/link.tsx'
import { packWords as words } from './pack.words.ts'
import { words as sheetWords } from './sheet.words.ts'
import styles from './pack-page.module.css'

interface PadsPageProps {
  mine: readonly SdsPad[]
  others: readonly SdsPad[]
}

/** The pads and how many sheets there are of what lies on each; opening one keeps them. */
export function PadsPage({ mine, others }: PadsPageProps) {
  return (
    <>
      <LowerPageHead
        title={words.padsTitle}
        trail={[{ name: sheetWords.sheets, to: paths.sds() }]}
      />
      <div className={styles.page}>
        <p>{mine.length + others.length === 0 ? words.none : words.padsIntro}</p>
        <Pads id="mine" name={words.mine} pads={mine} />
        <Pads id="others" name={words.others} pads={others} />
      </div>
    </>
  )
}

function Pads({ id, name, pads }: { id: string; name: string; pads: readonly SdsPad[] }) {
  return pads.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className={styles.pads}>
        {pads.map(({ padId, padName, sheetCount }) => (
          <li key={padId}>
            <Link to={paths.sdsPad(padId)}>
              <b>{padName}</b>
              <span>{words.sheets(sheetCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
