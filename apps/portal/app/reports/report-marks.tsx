import styles from './report-groups.module.css'

// What the parts of a bar look like: four inks and eight patterns, so that they are told apart without
// colours as well. The style sheet gives each its ink.

const size = 8

const idOf = (mark: number | string) => `report-mark-${mark}`

/** What is drawn of each pattern on its tile; a look that is full or hollow has none. */
const drawings: Readonly<Record<number, string>> = {
  1: 'M-2 2L2-2M0 8L8 0M6 10L10 6',
  2: 'M4 2.5v3M2.5 4h3',
  4: 'M2 0V8M6 0V8',
  5: 'M0 4H8M4 0V8',
  6: 'M6-2L10 2M0 0L8 8M-2 6L2 10',
  7: 'M0 2H8M0 6H8',
  8: 'M0 2h4M4 6h4',
}

/** The patterns of a page, which its bars name. */
export function MarkDrawings() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      <defs>
        {Object.entries(drawings).map(([mark, path]) => (
          <pattern
            key={mark}
            id={idOf(mark)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            data-mark={mark}
          >
            <path d={path} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

interface MarkRectProps {
  mark: number
  x?: string
  width?: string
}

/** A piece of a bar in the look of its part. */
export function MarkRect({ mark, x, width = '100%' }: MarkRectProps) {
  return (
    <rect
      className={styles.fill}
      data-mark={mark}
      fill={drawings[mark] === undefined ? undefined : `url(#${idOf(mark)})`}
      {...{ x, width }}
      height="100%"
    />
  )
}

/** What a part looks like, beside its word. */
export function Mark({ mark }: { mark: number }) {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <MarkRect mark={mark} />
    </svg>
  )
}
