import type { ReactNode } from 'react'
import type { DeclaredLines } from '@holdpoint/api'
import type { SqrPartName } from '@holdpoint/api/vocabulary'
import { paths } from '../../paths.ts'
import { DeclaredTable } from '../../records/declared/declared-table.tsx'
import type { DeclaredRow } from '../../records/declared/declared-texts.ts'
import parts from '../../records/record-parts.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { PenLine, Plus, Trash2 } from '../../ui/icons.ts'
import { mayWrite } from '../may-write.ts'
import { paneIn } from './sqr-at.ts'
import type { SqrView } from './sqr-view.server.ts'
import { lineWords as words } from './sqr.words.ts'
import styles from './sqr-page.module.css'

/** A part of a report. */
export type PartLines = DeclaredLines & { name: SqrPartName }

interface LinesPartProps {
  view: SqrView
  lines: PartLines
  rows: readonly DeclaredRow[]
  also?: { head: string; cell: (lineId: string) => ReactNode }
}

/** A part under its heading: its lines, each with what can be done, and the way to add one. */
export function LinesPart({ view, lines, rows, also }: LinesPartProps) {
  return (
    <section className={parts.part} aria-label={lines.title}>
      <PartHead view={view} lines={lines} canAdd={rows.length < lines.max} />
      {rows.length === 0 ? (
        <p>{words.none(lines.title)}</p>
      ) : (
        <DeclaredTable
          lines={lines}
          rows={rows}
          also={also}
          doing={
            mayWrite(view.can, lines.name)
              ? (lineId) => (
                  <LineTools {...{ view, lines, lineId }} name={nameOfLine(rows, lineId)} />
                )
              : undefined
          }
        />
      )}
    </section>
  )
}

/** What a line is called: what its first field that is filled says. */
function nameOfLine(rows: readonly DeclaredRow[], lineId: string): string {
  const texts = rows.find((row) => row.lineId === lineId)?.texts ?? {}
  return Object.values(texts)[0] ?? ''
}

interface PartHeadProps {
  view: SqrView
  lines: PartLines
  canAdd: boolean
  /** What adding is called, where a line is no mere line. */
  add?: string
}

/** The heading of a part, and the way to add a line while there is room. */
export function PartHead({ view, lines, canAdd, add = words.add(lines.one) }: PartHeadProps) {
  return (
    <header className={styles.head}>
      <h2>{lines.title}</h2>
      {mayWrite(view.can, lines.name) && canAdd && (
        <ButtonLink to={paths.sqrLine(view.id, lines.name)}>
          <Plus aria-hidden="true" /> {add}
        </ButtonLink>
      )}
    </header>
  )
}

interface LineToolsProps {
  view: SqrView
  lines: PartLines
  lineId: string
  /** What the line is called, for who hears the buttons alone. */
  name: string
}

/** What can be done with a line of a part. */
export function LineTools({ view: { id, pane, can }, lines, lineId, name }: LineToolsProps) {
  const asked = { ...paneIn(pane), dialog: 'line', part: lines.name, line: lineId } as const
  return (
    <div className={styles.tools}>
      <ButtonLink
        to={paths.sqrLine(id, lines.name, lineId)}
        isIcon
        aria-label={words.ofLine(words.edit, name)}
      >
        <PenLine aria-hidden="true" />
      </ButtonLink>
      {/* What is only watched is written on, and loses nothing. */}
      {can.edit && (
        <ButtonLink
          to={paths.sqr(id, asked)}
          preventScrollReset
          isIcon
          aria-label={words.ofLine(words.remove, name)}
        >
          <Trash2 aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  )
}
