import { sqrNcr, sqrScat } from '@holdpoint/api/vocabulary'
import { DeclaredFacts } from '../../records/declared/declared-facts.tsx'
import { DeclaredTable } from '../../records/declared/declared-table.tsx'
import parts from '../../records/record-parts.module.css'
import { Check } from '../../ui/icons.ts'
import type { CausesView } from './panes-view.server.ts'
import { LineTools, PartHead } from './part-lines.tsx'
import type { SqrView } from './sqr-view.server.ts'
import { causesWords as words } from './sqr.words.ts'
import styles from './causes-pane.module.css'

interface CausesPaneProps {
  view: SqrView
  causes: CausesView
}

/** Why it happened: the causes block by block, and the non-conformance with how far it has come. */
export function CausesPane({ view, causes: { blocks, ncr, steps } }: CausesPaneProps) {
  const count = blocks.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className={styles.pane}>
      <section className={parts.part} aria-label={words.scat}>
        <PartHead view={view} lines={sqrScat} canAdd={count < sqrScat.max} />
        {count === 0 && <p>{words.noScat}</p>}
        {blocks.map(({ name, rows }) => (
          <div key={name} className={styles.block}>
            <h3>{name}</h3>
            <DeclaredTable
              lines={sqrScat}
              caption={name}
              rows={rows}
              doing={
                view.can.edit
                  ? (lineId) => (
                      <LineTools
                        {...{ view, lineId }}
                        lines={sqrScat}
                        name={rows.find((row) => row.lineId === lineId)?.texts['itemId'] ?? name}
                      />
                    )
                  : undefined
              }
            />
          </div>
        ))}
      </section>
      <section className={parts.part} aria-label={words.ncr}>
        <PartHead view={view} lines={sqrNcr} canAdd={ncr === null} add={words.open} />
        {ncr === null ? (
          <p>{words.noNcr}</p>
        ) : (
          <>
            <Steps steps={steps} />
            <DeclaredFacts fields={sqrNcr.fields} texts={ncr.texts} />
            {view.can.editNcr && (
              <LineTools view={view} lines={sqrNcr} lineId={ncr.lineId} name={words.ncr} />
            )}
          </>
        )}
      </section>
    </div>
  )
}

/** How far a non-conformance has come, step by step: what is written says it. */
function Steps({ steps }: Pick<CausesView, 'steps'>) {
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {steps.map(({ name, state }, place) => (
        <li key={name} data-state={state} {...(state === 'next' && { 'aria-current': 'step' })}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <Check /> : place + 1}
          </span>
          <span>
            {name}
            {state === 'done' && <span className="visually-hidden">, {words.done}</span>}
            {state === 'next' && <small>{words.next}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
