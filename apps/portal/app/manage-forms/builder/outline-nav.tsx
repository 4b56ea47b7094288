import { Camera, CornerDownRight, Paperclip, Split, TriangleAlert } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { atItem, type Asked } from './builder-address.ts'
import { paths } from '../../paths.ts'
import { words } from './builder.words.ts'
import styles from './outline-nav.module.css'
import type { OutlineGroup, OutlineRow } from './outline.ts'

interface OutlineProps {
  /** The part that is looked at; the others are folded. */
  shownKey: string | undefined
  groups: readonly OutlineGroup[]
  asked: Asked
}

/** All sections and questions by their numbers; parts fold without a script. */
export function Outline({ groups, shownKey, asked }: OutlineProps) {
  return (
    <nav className={styles.outline} aria-label={words.outline}>
      {/* It folds where it stands above the questions; beside them it is always there. */}
      <details className={styles.all}>
        <summary>{words.outline}</summary>
        <Link
          to={paths.formBuilder(asked.formId, { part: 'form' })}
          preventScrollReset
          data-opens
          className={styles.plain}
          aria-current={asked.item === null && asked.add === null ? 'true' : undefined}
        >
          {words.form}
        </Link>
        {groups.map((group) => (
          <Group key={group.key} {...{ group, asked }} isOpen={group.key === shownKey} />
        ))}
      </details>
    </nav>
  )
}

interface GroupProps {
  group: OutlineGroup
  asked: Asked
  isOpen: boolean
}

function Group({ group, asked, isOpen }: GroupProps) {
  const { key, kind, number, title, rows, problemCount } = group
  return (
    <details open={isOpen} className={styles.group}>
      <summary>
        {number !== '' && <span className={styles.number}>{number}</span>} {title}
      </summary>
      <ul>
        {kind === 'section' && (
          <li>
            <Link
              to={atItem(asked, key)}
              preventScrollReset
              className={styles.plain}
              aria-current={asked.item === key ? 'true' : undefined}
            >
              {words.wholeSection}
              <Marks marks={{ problemCount }} />
            </Link>
          </li>
        )}
        {rows.map((row) => (
          <li key={row.key}>
            <Link
              to={atItem(asked, row.key)}
              preventScrollReset
              className={row.number === '' ? styles.plain : undefined}
              aria-current={asked.item === row.key ? 'true' : undefined}
            >
              {row.number !== '' && <span className={styles.number}>{row.number}</span>}
              <span className={styles.label}>{row.label}</span>
              <Marks marks={row} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

type MarksProps = {
  marks: Pick<OutlineRow, 'problemCount'> &
    Partial<Pick<OutlineRow, 'type' | 'hasLogic' | 'isFollowing'>>
}

/** What shows at a glance that there is more to a question, with a word for who does not see it. */
function Marks({
  marks: { type, hasLogic = false, isFollowing = false, problemCount },
}: MarksProps) {
  return (
    <span className={styles.marks}>
      {type === 'photo' && <Camera aria-hidden="true" />}
      {type === 'file' && <Paperclip aria-hidden="true" />}
      {isFollowing && <CornerDownRight aria-label={words.follows} role="img" />}
      {hasLogic && <Split aria-label={words.decides} role="img" />}
      {problemCount > 0 && <TriangleAlert aria-label={words.problems(problemCount)} role="img" />}
    </span>
  )
}
