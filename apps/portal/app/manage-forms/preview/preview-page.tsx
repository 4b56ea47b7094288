import { useMemo, useRef } from 'react'
import type { TypedOver } from '../../fill-out/fill-data.ts'
import { fieldNames } from '../../fill-out/field-names.ts'
import { districtOf, marksOf } from '../../fill-out/filler-state.ts'
import { FormPart } from '../../fill-out/form-part.tsx'
import { FormTitle } from '../../fill-out/form-words.tsx'
import { FormLanguage } from '../../fill-out/language/answering-words.tsx'
import { useTriedForm } from '../../fill-out/use-filler.ts'
import { useTypedBefore } from '../../fill-out/use-typed-before.ts'
import { useUnseenLeftOut } from '../../fill-out/use-unseen-left-out.ts'
import { FormKey } from '../../ui/form-key.tsx'
import { Follows, followsId } from './follows.tsx'
import { HiddenAnswers } from './hidden-answers.tsx'
import { PreviewHead } from './preview-head.tsx'
import type { PreviewView } from './preview-load.server.ts'
import styles from './preview-page.module.css'
import { previewWords as words } from './preview.words.ts'

interface PreviewPageProps {
  view: PreviewView
  /** What was answered on a page without a script. */
  tried: TypedOver | undefined
}

const formElementId = 'tried'

/**
 * A form as whoever fills it out sees it, with nothing kept. With a script it follows each answer;
 * without one a button posts the answers, and the page comes back with what follows from them.
 */
export function PreviewPage({ view, tried }: PreviewPageProps) {
  const { form, head, formKey } = view
  const filler = useTriedForm(form, tried)
  const { store, parts, states, drafts } = filler
  const element = useRef<HTMLFormElement>(null)
  useUnseenLeftOut(element)
  useTypedBefore(element, store)

  // Of hidden questions too, whose answers go along.
  const marks = useMemo(() => {
    const posted = parts.map(({ questions }) => ({ shown: questions }))
    return marksOf(form.answers, posted, form, tried)
  }, [parts, form, tried])

  const district = districtOf(store.questions, drafts)
  return (
    <FormLanguage value={form.lang}>
      <PreviewHead head={head} />
      <div className={styles.columns}>
        <form
          ref={element}
          id={formElementId}
          className={styles.device}
          method="post"
          action={`${head.here}#${followsId}`}
          noValidate
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <p className={styles.title}>
            <FormTitle {...form} />
          </p>
          <FormKey value={formKey} />
          <input type="hidden" name={fieldNames.present} value={marks} readOnly />
          <HiddenAnswers filler={filler} />
          {states.length === 0 && <p>{words.nothingAsked}</p>}
          {states.map((state) => (
            <FormPart
              key={state.part.key}
              state={state}
              isPage
              isEnabled
              data={form}
              filler={filler}
              district={district}
              isMissingShown={false}
              typedBeside={undefined}
            />
          ))}
        </form>
        <Follows formElementId={formElementId} form={form} filler={filler} />
      </div>
    </FormLanguage>
  )
}
