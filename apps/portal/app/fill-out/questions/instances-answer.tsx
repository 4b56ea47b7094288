import { sectionOfList, textOf } from '@holdpoint/forms'
import { Plus, Undo2 } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import type { AnswerPartProps } from './answer-part.ts'
import { InstanceButton } from './instance-button.tsx'
import styles from './instances.module.css'

interface InstancesAnswerProps extends AnswerPartProps {
  /** The instances that were removed and of which something was answered. */
  removed: readonly string[]
}

/** How often a section is asked: a button for one more, and one for each that was removed. */
export function InstancesAnswer(props: InstancesAnswerProps) {
  const { question, draft, lang, removed, actions } = props
  const { key, repeat } = question
  const { min, max } = repeat ?? { min: 0, max: 0 }
  const section = sectionOfList(key)
  const count = draft.raw.length === 0 ? min : draft.raw.length
  const label = textOf(question.label, lang)
  const isFull = count >= max
  return (
    <>
      {draft.raw.map((instance) => (
        <input key={instance} type="hidden" name={fieldNames.answer(key)} value={instance} />
      ))}
      <p className={styles.count}>
        <AnsweringText say={(words) => words.instanceBounds(count, min, max)} />
      </p>
      {!isFull && (
        <InstanceButton change={{ do: 'add', section }} actions={actions}>
          <Plus aria-hidden="true" />
          <AnsweringText
            say={(words) => (count === 0 ? words.addInstance(label) : words.addAnother(label))}
          />
        </InstanceButton>
      )}
      {removed.length > 0 && (
        <div className={styles.removed}>
          <p>
            <AnsweringText say="removedKept" />
          </p>
          {removed.map((instance) =>
            isFull ? (
              <p key={instance}>
                <AnsweringText say={(words) => words.removedOne(`${label} ${instance}`)} />
              </p>
            ) : (
              <InstanceButton
                key={instance}
                change={{ do: 'putBack', section, instance }}
                actions={actions}
              >
                <Undo2 aria-hidden="true" />
                <AnsweringText say={(words) => words.putBack(`${label} ${instance}`)} />
              </InstanceButton>
            ),
          )}
        </div>
      )}
    </>
  )
}
