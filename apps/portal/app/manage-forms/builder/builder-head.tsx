import { Form, useNavigation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { paths } from '../../paths.ts'
import { BackLink, Crumbs, type Trail } from '../../shell/crumbs.tsx'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormKey } from '../../ui/form-key.tsx'
import { Eye, History, Languages, ListTodo, Undo2 } from '../../ui/icons.ts'
import type { Asked } from './builder-address.ts'
import styles from './builder-head.module.css'
import type { BuilderView } from './builder-load.server.ts'
import { words } from './builder.words.ts'

interface BuilderHeadProps {
  head: BuilderView['head']
  asked: Asked
  formKey: string
  rowVersion: number
  /** A phone leaves the room to what is open. */
  isBareOnPhone: boolean
  /** Asks about what was typed and not saved. */
  mayLeave: () => boolean
}

/** What form it is and how far it is written, and what is done with the whole of it. */
export function BuilderHead(props: BuilderHeadProps) {
  const { head, asked, formKey, rowVersion, isBareOnPhone, mayLeave } = props
  const { formId, title, state, compareWith, publish } = head
  const trail: Trail = [
    { name: words.manageForms, to: paths.manageForms() },
    { name: title, to: paths.managedForm(formId) },
  ]
  return (
    <>
      <Crumbs trail={trail} here={words.title} />
      <header className={classNames(styles.head, isBareOnPhone && styles.bare)}>
        <BackLink trail={trail} />
        <div className={styles.what}>
          <h1>{title}</h1>
          {/* What was saved is heard as well as seen. */}
          <p role="status">{state}</p>
          {publish.reason !== null && <p id={whyId}>{publish.reason}</p>}
        </div>
        <div className={styles.tools}>
          {head.undoes !== null && (
            <Undo {...{ undoes: head.undoes, formKey, rowVersion, mayLeave }} />
          )}
          {compareWith !== null && (
            <ButtonLink to={paths.formCompare(formId, compareWith)} className={styles.looks}>
              <History aria-hidden="true" /> {words.compare(compareWith)}
            </ButtonLink>
          )}
          {head.isTranslated && (
            <ButtonLink to={paths.formTranslations(formId)} className={styles.looks}>
              <Languages aria-hidden="true" /> {words.translations}
            </ButtonLink>
          )}
          <Problems {...{ head, asked }} />
          <ButtonLink to={paths.formPreview(formId)} className={styles.looks}>
            <Eye aria-hidden="true" /> {words.tryIt}
          </ButtonLink>
          <Publish publish={publish} />
        </div>
      </header>
    </>
  )
}

interface UndoProps {
  undoes: string
  formKey: string
  rowVersion: number
  mayLeave: () => boolean
}

/** What is taken back may be what is typed on: then its fields are drawn anew. */
function Undo({ undoes, formKey, rowVersion, mayLeave }: UndoProps) {
  const onSubmit = (event: FormEvent) => {
    if (!mayLeave()) {
      event.preventDefault()
    }
  }
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset onSubmit={onSubmit}>
      <FormKey value={formKey} />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <Button
        id="undo"
        name="intent"
        value="undo"
        title={words.undoes(undoes)}
        aria-label={words.undoes(undoes)}
        aria-disabled={isSending}
      >
        <Undo2 aria-hidden="true" /> {words.undo}
      </Button>
    </Form>
  )
}

function Problems({ head, asked }: Pick<BuilderHeadProps, 'head' | 'asked'>) {
  const { formId, problemCount, warningCount } = head
  const said = [
    ...(problemCount > 0 ? [words.problems(problemCount)] : []),
    ...(warningCount > 0 ? [words.warnings(warningCount)] : []),
  ]
  return said.length === 0 ? null : (
    <ButtonLink
      to={paths.formBuilder(formId, { item: asked.item ?? undefined, part: 'problems' })}
      preventScrollReset
      data-opens
    >
      <ListTodo aria-hidden="true" /> {said.join(', ')}
    </ButtonLink>
  )
}

/** Publishing; while it cannot be done it keeps its place, and the reason stands beside the title. */
function Publish({ publish: { to, reason } }: { publish: BuilderView['head']['publish'] }) {
  return reason === null ? (
    <ButtonLink to={to} tone="go" className={styles.publish}>
      {words.publish}
    </ButtonLink>
  ) : (
    <span
      role="link"
      aria-disabled="true"
      aria-describedby={whyId}
      tabIndex={0}
      className={classNames(buttonClass(), styles.publish, styles.closed)}
    >
      {words.publish}
    </span>
  )
}

const whyId = 'publish-why'
