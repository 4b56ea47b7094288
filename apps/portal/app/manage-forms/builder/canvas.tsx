import { Form } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Copy, Layers, List, Plus } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { Block, SectionHead } from './block.tsx'
import type { Addition, Asked } from './builder-address.ts'
import { addWords, words } from './builder.words.ts'
import type { CanvasView } from './canvas-view.ts'
import styles from './canvas.module.css'

interface CanvasProps {
  canvas: CanvasView | null
  asked: Asked
  formKey: string
  rowVersion: number
}

/** The questions that are looked at. Their buttons belong to one form: each says which is meant. */
export function Canvas({ canvas, asked, formKey, rowVersion }: CanvasProps) {
  const isScripted = useScripted()
  return (
    <section className={styles.canvas} aria-label={words.loose}>
      {canvas === null ? (
        <>
          <h2>{words.loose}</h2>
          <p>{words.empty}</p>
        </>
      ) : (
        <Form method="post" preventScrollReset className={styles.blocks}>
          <FormKey value={formKey} />
          <input type="hidden" name="rowVersion" value={rowVersion} />
          {isScripted && <input type="hidden" name="quiet" value="1" />}
          <SectionHead canvas={canvas} asked={asked} />
          {canvas.blocks.length === 0 && <p>{words.emptySection}</p>}
          <ol className={styles.list}>
            {canvas.blocks.map((block) => (
              <Block key={block.key} block={block} asked={asked} />
            ))}
          </ol>
        </Form>
      )}
      <AddRow asked={asked} />
      {canvas !== null && <Beside canvas={canvas} />}
    </section>
  )
}

const additions: readonly [Addition, typeof Plus][] = [
  ['question', Plus],
  ['questions', List],
  ['section', Layers],
  ['insert', Copy],
]

function AddRow({ asked: { formId, item } }: { asked: Asked }) {
  return (
    <div className={styles.adds}>
      {additions.map(([add, Icon]) => (
        <ButtonLink
          key={add}
          to={paths.formBuilder(formId, { item: item ?? undefined, add })}
          preventScrollReset
          className={styles.add}
        >
          <Icon aria-hidden="true" /> {addWords[add]}
        </ButtonLink>
      ))}
    </div>
  )
}

/** The parts before and after the one that is looked at. */
function Beside({ canvas: { before, after } }: { canvas: CanvasView }) {
  return before === null && after === null ? null : (
    <p className={styles.beside}>
      {before !== null && <Link to={before.to}>{words.before(before.name)}</Link>}
      {after !== null && <Link to={after.to}>{words.after(after.name)}</Link>}
    </p>
  )
}
