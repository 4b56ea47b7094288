import { Form, useActionData, useNavigation } from '@remix-run/react'
import parts from '../records/record-parts.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { FormKey } from '../ui/form-key.tsx'
import type { DocumentAgain } from './sheet-post.server.ts'
import type { SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

/** The supplier's own PDF: to open, and to put in the place of the one before. */
export function SheetDocument({ view }: { view: SheetView }) {
  const { pdf, earlier, canEdit, formKey, rowVersion } = view
  const answer = useActionData<Partial<DocumentAgain>>()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={styles.plate} aria-labelledby="supplier">
      <h2 id="supplier">{words.supplier}</h2>
      {pdf === null ? (
        <p className={styles.empty}>{words.noPdf}</p>
      ) : (
        <>
          <p className={parts.text}>{pdf.name}</p>
          <ButtonLink to={pdf.to}>{words.openPdf}</ButtonLink>
        </>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{words.earlierPdfs}</summary>
          <ul>
            {earlier.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {canEdit && (
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className={styles.file}
        >
          <FormKey value={formKey} />
          <input type="hidden" name="rowVersion" value={rowVersion} />
          <label>
            {words.addPdf}
            <input type="file" name="document" accept="application/pdf" required />
          </label>
          <Button name="intent" value="addDocument" aria-disabled={isSending}>
            {words.keepPdf}
          </Button>
          {answer?.documentProblem !== undefined && <ErrorText>{answer.documentProblem}</ErrorText>}
        </Form>
      )}
    </section>
  )
}
