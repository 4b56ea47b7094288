import { Form } from '@remix-run/react'
import { paths } from '../../paths.ts'
import formPage from '../../records/form-page.module.css'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { listWords } from '../list/manage-forms-list.words.ts'
import type { CompareView } from './compare-load.server.ts'
import styles from './compare-page.module.css'
import { compareWords as words } from './compare.words.ts'
import { Differences } from './differences.tsx'

/** Two versions of a form side by side: what is different, in words. */
export function ComparePage({ view }: { view: CompareView }) {
  const { formId, title, compared, buildTo } = view
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[
          { name: listWords.title, to: paths.manageForms() },
          { name: title, to: paths.managedForm(formId) },
        ]}
      />
      <div className={styles.page}>
        {compared === null ? (
          <p>{words.nothingToCompare}</p>
        ) : (
          <>
            <SidesForm view={view} from={compared.from.value} to={compared.to.value} />
            <Differences formId={formId} compared={compared} />
          </>
        )}
        {buildTo !== null && (
          <p className={formPage.buttons}>
            <ButtonLink to={buildTo}>{words.build}</ButtonLink>
            {compared !== null && compared.publishTo !== null && (
              <ButtonLink to={compared.publishTo} tone="go">
                {words.publish}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
    </>
  )
}

interface SidesFormProps {
  view: CompareView
  from: string
  to: string
}

/**
 * Which two: an address, so that it works without a script and can be kept. Another address makes the
 * fields anew, and not the form: its button keeps the focus.
 */
function SidesForm({ view: { formId, sides }, from, to }: SidesFormProps) {
  const fields = [
    { name: 'from', label: words.from, value: from },
    { name: 'to', label: words.to, value: to },
  ] as const
  return (
    <Form
      method="get"
      action={paths.formCompare(formId)}
      className={formPage.ask}
      preventScrollReset
    >
      <input type="hidden" name="formId" value={formId} />
      {fields.map(({ name, label, value }) => (
        <Field key={name} id={`compare-${name}`} label={label}>
          <select key={value} {...fieldControl(`compare-${name}`)} name={name} defaultValue={value}>
            {sides.map((side) => (
              <option key={side.value} value={side.value}>
                {side.name}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <Button>{words.compare}</Button>
    </Form>
  )
}
