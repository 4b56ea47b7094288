import { Form, useNavigation } from '@remix-run/react'
import { idsIn } from '../../../records/choices.ts'
import { EditForm, useEditForm } from '../../../records/edit-form.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field, fieldControl, Tick } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { insertWords as words } from '../builder.words.ts'
import styles from '../plate-form.module.css'
import type { PartFormProps } from '../question/question-form.tsx'
import type { InsertPage } from './add-page.ts'

/** Finds another form, and takes sections and questions out of it. */
export function InsertForm(props: PartFormProps<InsertPage>) {
  const { source, searchTo } = props.page
  return source === null ? (
    <Search page={props.page} />
  ) : (
    <>
      <p>
        <ButtonLink to={searchTo} preventScrollReset>
          {words.otherForm}
        </ButtonLink>
      </p>
      <Items {...props} source={source} />
    </>
  )
}

function Search({ page }: { page: InsertPage }) {
  const asked = [...new URL(page.searchTo, 'http://here').searchParams]
  return (
    <>
      <Form method="get" preventScrollReset className={styles.beside} role="search">
        {asked.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="insert-words" label={words.search}>
          <input
            {...fieldControl('insert-words')}
            type="search"
            name="words"
            defaultValue={page.words}
            maxLength={200}
          />
        </Field>
        <Button>{words.find}</Button>
      </Form>
      {page.found !== null && page.found.length === 0 && <p>{words.none(page.words)}</p>}
      <ul className={styles.lines}>
        {page.found?.map(({ name, detail, to }) => (
          <li key={to}>
            <Link to={to} preventScrollReset>
              <b>{name}</b> {detail}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ItemsProps extends PartFormProps<InsertPage> {
  source: NonNullable<InsertPage['source']>
}

function Items({ page, source, formKey, rowVersion, again }: ItemsProps) {
  const [form, fields] = useEditForm<'keys'>('insert', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const chosen = idsIn(fields.keys.initialValue)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <fieldset className={styles.group}>
        <legend>{words.from(source.title)}</legend>
        <p className={styles.hint}>{words.hint}</p>
        {source.items.map(({ key, name, isSection }) => (
          <div key={key} className={isSection ? styles.part : styles.inPart}>
            <Tick name="keys" value={key} label={name} defaultChecked={chosen.includes(key)} />
          </div>
        ))}
      </fieldset>
      <p className={styles.save}>
        <Button name="intent" value="save" isWide aria-disabled={isSending}>
          {words.take}
        </Button>
      </p>
    </EditForm>
  )
}
