import { Form, useActionData, useNavigation } from '@remix-run/react'
import parts from '../records/record-parts.module.css'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import type { VersionAgain } from './file-post.server.ts'
import type { FileView } from './file-view.server.ts'
import styles from './file-page.module.css'
import { words } from './file.words.ts'

/** The versions of a file, newest first, and a form that adds the next one. */
export function FileVersions({ view }: { view: FileView }) {
  const { versions, can, formKey } = view
  return (
    <section className={parts.part} aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      {versions.length === 0 && <p>{words.noVersions}</p>}
      {versions.length > 0 && (
        <ol className={styles.rows}>
          {versions.map((one) => (
            <li key={one.version}>
              <Link to={one.to} aria-label={words.openVersion(one.version)}>
                {words.version(one.version)}
              </Link>
              <div>
                <p>
                  {one.name}, {one.size}
                  {one.isInForce && <b> {words.inForceMark}</b>}
                  {one.isMaterial && <b> {words.material}</b>}
                </p>
                {one.isUnreadable && <small>{words.unreadable}</small>}
                {one.note !== '' && <p className={parts.text}>{one.note}</p>}
                <small>
                  {one.brought}
                  {one.approved !== null && `. ${one.approved}`}
                </small>
              </div>
            </li>
          ))}
        </ol>
      )}
      {can.edit && <AddVersion key={versions.length} formKey={formKey} />}
    </section>
  )
}

function AddVersion({ formKey }: { formKey: string }) {
  const answer = useActionData<Partial<VersionAgain>>()
  const isSending = useNavigation().formMethod === 'POST'
  const problem = answer?.versionProblem
  return (
    <details className={styles.add} open={problem !== undefined}>
      <summary>{words.addVersion}</summary>
      <Form method="post" encType="multipart/form-data" preventScrollReset>
        <FormKey value={formKey} />
        <label>
          {words.chooseFile}
          <input type="file" name="paper" accept={words.accepted} required />
        </label>
        <Field id="version-note" label={words.note}>
          <textarea
            {...fieldControl('version-note')}
            name="note"
            maxLength={500}
            rows={3}
            defaultValue={answer?.note}
          />
        </Field>
        <Tick
          name="isMaterial"
          value="true"
          label={words.isMaterial}
          defaultChecked={answer?.isMaterial === true}
        />
        {problem !== undefined && <ErrorText>{problem}</ErrorText>}
        <Button name="intent" value="addVersion" aria-disabled={isSending}>
          {words.keepVersion}
        </Button>
      </Form>
    </details>
  )
}
