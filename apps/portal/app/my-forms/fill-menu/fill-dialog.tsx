import { Form, useActionData, useNavigation } from '@remix-run/react'
import { sentences, type FillMenuFormType } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { ArrowDown, ArrowLeft, ArrowUp, ChevronRight, FileText } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { startValue, type FillMenu } from './fill-menu.ts'
import { fillSorts, type FillSort, type SearchDialog } from '../search/my-forms.dialogs.ts'
import { addressOf, opposite, type MyFormsSearch } from '../search/my-forms.search.ts'
import styles from './fill-dialog.module.css'

type FillState = Extract<SearchDialog, { kind: 'fill' }>

interface FillDialogProps {
  search: MyFormsSearch
  dialog: FillState
  menu: FillMenu
}

/** The fill menu: form types first, then the forms of the chosen type; a form starts by a post. */
export function FillDialog({ search, dialog, menu }: FillDialogProps) {
  const toState = (change: Partial<FillState>) =>
    paths.myForms(addressOf({ ...search, dialog: { ...dialog, ...change } }))
  return (
    <Dialog
      title={sentences.myForms.fillForm}
      size="large"
      closeTo={paths.myForms(addressOf({ ...search, dialog: null }))}
    >
      {menu.types.length === 0 ? (
        <p className={styles.nothing}>{sentences.myForms.noFormTypes}</p>
      ) : (
        <div className={classNames(styles.menus, menu.chosen !== null && styles.hasChosen)}>
          <section className={styles.types} aria-labelledby="fill-types">
            <h3 id="fill-types">Form type</h3>
            <SortLinks dialog={dialog} toState={toState} />
            <ul>
              {menu.types.map((type, index) => (
                <li key={type.id}>
                  <TypeLink
                    type={type}
                    to={toState({ typeId: type.id })}
                    isChosen={type.id === menu.chosen?.id}
                    isFirst={index === 0}
                  />
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.forms} aria-labelledby="fill-forms">
            {menu.chosen === null ? (
              <p className={styles.hint} id="fill-forms">
                Choose a form type to see its forms.
              </p>
            ) : (
              <Forms menu={menu} typeName={menu.chosen.name} toTypes={toState({ typeId: null })} />
            )}
          </section>
        </div>
      )}
    </Dialog>
  )
}

const sortNames = { order: 'Sort order', name: 'A to Z' } as const satisfies Record<
  FillSort,
  string
>

interface SortLinksProps {
  dialog: FillState
  toState: (change: Partial<FillState>) => string
}

/** Two orders; choosing the one in force turns its direction (spec 2). */
function SortLinks({ dialog, toState }: SortLinksProps) {
  const Arrow = dialog.direction === 'asc' ? ArrowDown : ArrowUp
  return (
    <div className={styles.sorts} role="group" aria-label="Sort form types">
      {fillSorts.map((sort) => {
        const isChosen = dialog.sort === sort
        const direction = isChosen ? opposite(dialog.direction) : 'asc'
        const inForce = dialog.direction === 'asc' ? 'ascending' : 'descending'
        return (
          <Link
            key={sort}
            to={toState({ sort, direction })}
            replace
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            aria-label={isChosen ? `${sortNames[sort]}, ${inForce}` : sortNames[sort]}
          >
            {sortNames[sort]}
            {isChosen && <Arrow aria-hidden="true" />}
          </Link>
        )
      })}
    </div>
  )
}

interface TypeLinkProps {
  type: FillMenuFormType
  to: string
  isChosen: boolean
  isFirst: boolean
}

function TypeLink({ type, to, isChosen, isFirst }: TypeLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={styles.type}
      data-focus-first={isFirst ? '' : undefined}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>
        <b>{type.name}</b>
        {type.description !== '' && <small>{type.description}</small>}
      </span>
      <span className={styles.count}>
        <span aria-hidden="true">{type.totalForms}</span>
        <span className="visually-hidden">
          {type.totalForms === 1 ? '1 form' : `${type.totalForms} forms`}
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}

interface FormsProps {
  menu: FillMenu
  typeName: string
  toTypes: string
}

function Forms({ menu, typeName, toTypes }: FormsProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const answer = useActionData<IntentAnswer | null>()
  return (
    <>
      <Link to={toTypes} replace preventScrollReset className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        All form types
      </Link>
      <h3 id="fill-forms">{typeName}</h3>
      {menu.forms.length === 0 ? (
        <p className={styles.hint}>{sentences.noData.form}</p>
      ) : (
        <Form method="post">
          <FormKey value={menu.formKey} />
          <input type="hidden" name="intent" value="start" />
          <ErrorBox errors={answer?.intent === 'start' && answer.problem ? [answer.problem] : []} />
          <ul>
            {menu.forms.map((form) => (
              <li key={form.id}>
                <button
                  type="submit"
                  name="form"
                  value={startValue(form)}
                  className={styles.start}
                  aria-disabled={isSending}
                >
                  <FileText aria-hidden="true" />
                  <span>
                    <b>{form.title}</b>
                    {form.description !== '' && <small>{form.description}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </>
  )
}
