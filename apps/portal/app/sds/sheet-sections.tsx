import parts from '../records/record-parts.module.css'
import { classNames } from '../ui/class-names.ts'
import type { SheetReading } from './sheet-reading.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

interface SheetSectionsProps {
  view: Pick<SheetReading, 'sections' | 'ingredients'>
  /** What its addresses within the page begin with, where several sheets stand on one. */
  prefix?: string
  Heading?: 'h2' | 'h3'
}

/** The sixteen sections: each heading is always there, and one without text says so. */
export function SheetSections({
  view: { sections, ingredients },
  prefix = '',
  Heading = 'h2',
}: SheetSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ section, heading, text, isFirst }) => (
        <section
          key={section}
          id={prefix + section}
          tabIndex={-1}
          className={classNames(styles.section, isFirst && styles.first)}
          aria-labelledby={`${prefix}${section}-title`}
        >
          <Heading id={`${prefix}${section}-title`}>{heading}</Heading>
          {text === '' ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <p className={parts.text}>{text}</p>
          )}
          {section === 'composition' && ingredients.length > 0 && (
            <Ingredients ingredients={ingredients} />
          )}
        </section>
      ))}
    </div>
  )
}

function Ingredients({ ingredients }: Pick<SheetReading, 'ingredients'>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.made}</caption>
      <thead>
        <tr>
          <th scope="col">{words.substance}</th>
          <th scope="col">{words.cas}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {ingredients.map(({ cas, name, from, to }) => (
          <tr key={`${cas}${name}`}>
            <th scope="row">{name}</th>
            <td>{cas === '' ? words.secret : cas}</td>
            <td>{words.percent(from, to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
