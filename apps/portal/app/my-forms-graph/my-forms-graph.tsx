import { GraphFigurePlate } from './graph-figure.tsx'
import type { GraphView } from './graph-view.ts'
import { words } from './graph.words.ts'
import styles from './my-forms-graph.module.css'

interface MyFormsGraphProps {
  view: GraphView
  isLoading: boolean
}

/** The entries of the list, counted: drawn whole by the server, so that it needs no script. */
export function MyFormsGraph({ view: { figures, missing }, isLoading }: MyFormsGraphProps) {
  return (
    <div className={isLoading ? styles.loading : undefined} data-graph="">
      <div className={styles.figures}>
        {figures.map((figure) => (
          <GraphFigurePlate key={figure.id} figure={figure} />
        ))}
      </div>
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={words.notDrawn}>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
