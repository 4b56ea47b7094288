import { classNames } from '../ui/class-names.ts'
import type { SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

interface SheetJumpsProps {
  view: Pick<SheetView, 'sections'>
  /** It stands beside the sheet where there is room, and folded above its sections where not. */
  id: string
  className: string | undefined
}

/** The sections to jump to. */
export function SheetJumps({ view: { sections }, id, className }: SheetJumpsProps) {
  return (
    <nav className={classNames(styles.plate, className)} aria-labelledby={id}>
      <details className={styles.jumps} open={className === styles.wide}>
        <summary id={id}>{words.sections}</summary>
        <ol>
          {sections.map(({ section, heading }) => (
            <li key={section}>
              <a href={`#${section}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
