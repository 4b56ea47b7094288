import { Form, useActionData, useNavigation, useSubmit } from '@remix-run/react'
import parts from '../records/record-parts.module.css'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorText } from '../ui/error-list.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { CircleCheck, FileCheck2, Paperclip, Trash2, TriangleAlert } from '../ui/icons.ts'
import { evidenceField, evidenceId, type EvidenceAgain } from './action-evidence.ts'
import { words } from './action-page.words.ts'
import type { ActionView, FileView } from './action-view.server.ts'
import styles from './action-page.module.css'

/** The evidence counted against what is required; the missing piece is a place to add it. */
export function ActionEvidence({ view }: { view: ActionView }) {
  const { evidence, evidenceMin, canAddEvidence, formKey } = view
  const answer = useActionData<EvidenceAgain>()
  const isSending = useNavigation().formMethod === 'POST'
  const submit = useSubmit()
  const missing = evidenceMin - evidence.length
  const isMissing = missing > 0
  return (
    <section id={evidenceId} tabIndex={-1} className={parts.part} aria-labelledby="evidence-title">
      <div className={styles.partHead}>
        <h2 id="evidence-title">{words.evidence}</h2>
        {evidenceMin > 0 && (
          <p className={isMissing ? styles.alarm : styles.good}>
            {isMissing ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
            {isMissing ? words.missing(missing, evidenceMin) : words.complete(evidenceMin)}
          </p>
        )}
      </div>
      {evidence.length === 0 && !canAddEvidence && <p>{words.noEvidence}</p>}
      <ul className={styles.files}>
        {evidence.map((file) => (
          <li key={file.id}>
            <Piece file={file} />
            {canAddEvidence && (
              <Form method="post" preventScrollReset className={styles.remove}>
                <FormKey value={formKey} />
                <input type="hidden" name="uploadId" value={file.id} />
                <Button
                  name="intent"
                  value="removeFile"
                  isIcon
                  aria-label={words.remove(file.name)}
                  aria-disabled={isSending}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </Form>
            )}
          </li>
        ))}
        {canAddEvidence && (
          <li>
            <Form
              method="post"
              encType="multipart/form-data"
              preventScrollReset
              className={classNames(styles.add, isMissing && styles.lacking)}
              onChange={(event) => {
                submit(event.currentTarget, { preventScrollReset: true })
                // What was taken along is not chosen any more.
                event.currentTarget.reset()
              }}
            >
              <FormKey value={formKey} />
              <input type="hidden" name="intent" value="addFile" />
              <label>
                <Paperclip aria-hidden="true" />
                <span>
                  {isMissing
                    ? words.missingPiece(evidence.length + 1, evidenceMin)
                    : words.chooseFile}
                </span>
                <input
                  type="file"
                  name={evidenceField}
                  accept="image/*,application/pdf"
                  required
                  multiple
                />
              </label>
              <Button aria-disabled={isSending}>{words.add}</Button>
              {answer?.evidenceProblem !== undefined && (
                <ErrorText>{answer.evidenceProblem}</ErrorText>
              )}
            </Form>
          </li>
        )}
      </ul>
    </section>
  )
}

function Piece({ file: { name, href, isPhoto, added, by } }: { file: FileView }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={isPhoto ? styles.shot : styles.doc}>
      {isPhoto ? (
        <img src={href} alt={words.photo(name)} loading="lazy" />
      ) : (
        <FileCheck2 aria-hidden="true" />
      )}
      <span title={`${by}, ${added.exact}`}>{isPhoto ? added.short : name}</span>
    </a>
  )
}
