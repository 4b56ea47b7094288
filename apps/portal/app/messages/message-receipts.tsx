import { receiptStateLabels, receiptStates } from '@holdpoint/api/vocabulary'
import { paths } from '../paths.ts'
import { CountedStates } from '../records/counted-states.tsx'
import { MomentTime } from '../records/moment-time.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './message-page.words.ts'
import type { ReceiptsView } from './message-view.server.ts'
import styles from './message-page.module.css'

interface MessageReceiptsProps {
  id: string
  receipts: ReceiptsView
  older: string | null
}

/** How far each person came with a message, and how many of all. */
export function MessageReceipts({ id, receipts, older }: MessageReceiptsProps) {
  const { counts, rows, state } = receipts
  return (
    <>
      <CountedStates
        counts={counts}
        states={receiptStates}
        labels={receiptStateLabels}
        shown={state}
        at={(one) => paths.message(id, { pane: 'receipts', state: one })}
      />
      {rows.length === 0 && <p>{words.nobody}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <b>{row.name}</b>
            {!row.isInAudience && <small> {words.noLonger}</small>}
            <span>
              {row.state}
              {row.at !== null && (
                <>
                  {', '}
                  <MomentTime moment={row.at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {older !== null && <Link to={older}>{words.older}</Link>}
    </>
  )
}
