import { sqrEmployees, sqrEquipments, sqrItems } from '@holdpoint/api/vocabulary'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { InvolvedView } from './panes-view.server.ts'
import { LinesPart } from './part-lines.tsx'
import type { SqrView } from './sqr-view.server.ts'
import { verdictWords as words } from './sqr.words.ts'
import { Verdict } from './verdict.tsx'
import styles from './sqr-page.module.css'

interface InvolvedPaneProps {
  view: SqrView
  involved: InvolvedView
}

/** The equipment, the people and the parts that had to do with it, and what was said of the parts. */
export function InvolvedPane({ view, involved }: InvolvedPaneProps) {
  const { equipments, employees, parts, verdicts } = involved
  return (
    <div className={styles.pane}>
      <LinesPart view={view} lines={sqrEquipments} rows={equipments} />
      <LinesPart view={view} lines={sqrEmployees} rows={employees} />
      <LinesPart
        view={view}
        lines={sqrItems}
        rows={parts}
        also={{
          head: words.head,
          cell: (lineId) => (
            <div className={styles.said}>
              <Verdict verdict={verdicts[lineId] ?? null} />
              {view.can.verify && (
                <ButtonLink
                  to={paths.sqr(view.id, { pane: 'involved', dialog: 'verify', line: lineId })}
                  preventScrollReset
                  aria-label={words.ofPart(
                    parts.find((row) => row.lineId === lineId)?.texts['itemNumber'] ?? '',
                  )}
                >
                  {words.verify}
                </ButtonLink>
              )}
            </div>
          ),
        }}
      />
    </div>
  )
}
