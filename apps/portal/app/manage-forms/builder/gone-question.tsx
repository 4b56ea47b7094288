import { useNavigation } from '@remix-run/react'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import type { BuilderView } from './builder-load.server.ts'
import { words } from './builder.words.ts'
import { typeOfGone, type GoneAgain } from './gone-again.ts'
import { QuestionForm, questionFormId } from './question/question-form.tsx'

interface GoneQuestionProps {
  view: BuilderView
  gone: GoneAgain
}

/** The fields of a question that has gone, where the page came anew: all that is known is what came. */
export function GoneQuestion({ view: { formKey, rowVersion }, gone }: GoneQuestionProps) {
  const type = typeOfGone(gone)
  return type === null ? (
    <ErrorBox errors={[words.goneHere]} />
  ) : (
    <QuestionForm
      page={{
        ...{ kind: 'question', type, start: { choices: [], limits: [] }, list: null },
        calculation: { said: null, names: [] },
      }}
      again={gone}
      {...{ formKey, rowVersion }}
    />
  )
}

/** Makes a new question of what was typed into one that has gone. */
export function AddAnew({ gone }: Pick<GoneQuestionProps, 'gone'>) {
  const isSending = useNavigation().formMethod === 'POST'
  return typeOfGone(gone) === null ? null : (
    <p>
      <Button form={questionFormId} name="intent" value="addAnew" aria-disabled={isSending}>
        {words.addAnew}
      </Button>
    </p>
  )
}
