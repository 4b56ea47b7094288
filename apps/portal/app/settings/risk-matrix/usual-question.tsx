import { Form } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { FormKey } from '../../ui/form-key.tsx'
import { Answers, Question } from '../../ui/question.tsx'
import type { RiskMatrixPage } from './risk-matrix-form.tsx'
import { words } from './risk-matrix.words.ts'

/** Asks before the usual matrix takes the place of the organisation's own. */
export function UsualQuestion({ page: { formKey, rowVersion } }: { page: RiskMatrixPage }) {
  const here = paths.riskMatrix()
  return (
    <Question title={words.usual} asks={words.usualAsks} closeTo={here}>
      <p>{words.usualMeans}</p>
      <Form method="post" action={here}>
        <FormKey value={formKey} />
        <input type="hidden" name="rowVersion" value={rowVersion} />
        <Answers noTo={here} name="intent" value="usual" />
      </Form>
    </Question>
  )
}
