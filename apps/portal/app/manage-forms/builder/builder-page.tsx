import { useActionData } from '@remix-run/react'
import { useRef } from 'react'
import { isEditAgain } from '../../records/edit-again.ts'
import { classNames } from '../../ui/class-names.ts'
import { PlaceDialog } from './add/place-dialog.tsx'
import { BuilderHead } from './builder-head.tsx'
import type { BuilderView } from './builder-load.server.ts'
import styles from './builder-page.module.css'
import { words } from './builder.words.ts'
import { Canvas } from './canvas.tsx'
import { lossesIn } from './losses.tsx'
import { Outline } from './outline-nav.tsx'
import { Plate } from './plate.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** The builder: what there is, the questions that are looked at, and beside them what is open. */
export function BuilderPage({ view }: { view: BuilderView }) {
  const { asked, head, groups, canvas, place, formKey, rowVersion } = view
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const page = useRef<HTMLDivElement>(null)
  const plate = useRef<HTMLElement>(null)
  useKeptFocus(page, { view, item: asked.item })
  const losses = lossesIn(answer)
  const unsaved = useUnsavedGuard(plate, again)
  // A phone shows one thing: the questions, or what is open of one.
  const isPlateAsked = asked.part !== null || asked.add !== null
  return (
    <div ref={page} className={styles.page}>
      <BuilderHead
        {...{ head, asked, formKey, rowVersion }}
        isBareOnPhone={isPlateAsked}
        mayLeave={unsaved.mayLeave}
      />
      {view.isGone && losses === null && <p role="status">{words.gone}</p>}
      <div className={classNames(styles.columns, isPlateAsked && styles.open)}>
        <Outline {...{ groups, asked }} shownKey={canvas?.group.key} />
        <Canvas {...{ canvas, asked, formKey, rowVersion }} />
        <section ref={plate} data-plate className={styles.plate} aria-labelledby="plate-title">
          <Plate
            view={view}
            again={asked.isPlacing ? undefined : again}
            losses={losses}
            isUnsaved={unsaved.isUnsaved}
          />
        </section>
      </div>
      {place !== null && <PlaceDialog {...{ view: place, formKey, rowVersion, again }} />}
    </div>
  )
}
