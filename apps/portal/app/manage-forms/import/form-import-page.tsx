import { Form, useNavigation } from '@remix-run/react'
import type { ImportLine } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { importFates, words, type ImportFate } from './form-import.words.ts'
import { ImportLines } from './import-lines.tsx'
import styles from './form-import.module.css'

/** What came of a file. */
export type ImportResult = {
  /** What was done, as the step back names it. */
  said: string
  problemCount: number
  /** The version that the file made; null where the draft was the same before. */
  step: number | null
  lines: Readonly<Record<ImportFate, readonly ImportLine[]>>
}

interface FormImportProps {
  page: { formId: string; rowVersion: number; formKey: string }
  problem: string | null
  result: ImportResult | null
}

/** Takes a file and, once one was taken, says what became of its rows. */
export function FormImportPage({ page, problem, result }: FormImportProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const error = problem ?? undefined
  return (
    <>
      {result !== null && <Result page={page} result={result} isSending={isSending} />}
      <div className={styles.page}>
        {result === null && <p>{words.intro}</p>}
        {result === null && <p>{words.introNext}</p>}
        <Form method="post" encType="multipart/form-data" className={styles.deed}>
          <Hidden page={page} />
          <Field id="form-file" label={words.file} error={error}>
            <input
              {...fieldControl('form-file', { error })}
              type="file"
              name="paper"
              accept={words.accepted}
              required
            />
          </Field>
          <Button tone={result === null ? 'go' : 'plain'} aria-disabled={isSending}>
            {result === null ? words.take : words.takeAnother}
          </Button>
        </Form>
      </div>
    </>
  )
}

type ResultProps = { page: FormImportProps['page']; result: ImportResult; isSending: boolean }

function Result({ page, result, isSending }: ResultProps) {
  const { said, problemCount, step, lines } = result
  return (
    <section className={styles.result} aria-labelledby="import-result">
      <h2 id="import-result">{words.result}</h2>
      <p role="status">
        {said} {step === null && words.same}{' '}
        {problemCount === 0 ? words.publishable : words.problems(problemCount)}
      </p>
      <div className={styles.links}>
        <ButtonLink tone="go" to={paths.formBuilder(page.formId)}>
          {words.goOn}
        </ButtonLink>
        {step !== null && (
          // Whatever was written since is not what the file did.
          <Form method="post">
            <Hidden page={{ ...page, rowVersion: step }} />
            <Button name="intent" value="undo" aria-disabled={isSending}>
              {words.takeBack}
            </Button>
          </Form>
        )}
      </div>
      {importFates.map((fate) => (
        <ImportLines key={fate} fate={fate} lines={lines[fate]} />
      ))}
    </section>
  )
}

function Hidden({ page: { formKey, rowVersion } }: Pick<FormImportProps, 'page'>) {
  return (
    <>
      <FormKey value={formKey} />
      <input type="hidden" name="rowVersion" value={rowVersion} />
    </>
  )
}
