import { opposite, sentences, type FillMenuFormType, type StartableForm } from '@holdpoint/api'
import { useKeptKey } from '../../lists/use-kept-key.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ArrowDown, ArrowLeft, ArrowUp, ChevronRight } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { FillMenu } from './fill-menu.ts'
import { formsInWords, words } from './fill-menu.words.ts'
import { FillSearch } from './fill-search.tsx'
import { FormIcon } from '../../ui/form-icon.tsx'
import { StartForms, useStartAnswer, type OfferedForm } from './start-forms.tsx'
import styles from './fill-dialog.module.css'
import {
  fillSorts,
  type DialogOfKind,
  type FillSort,
  type MyFormsPlace,
} from '../my-forms.place.ts'

type FillState = DialogOfKind<'fill'>

interface FillDialogProps {
  place: MyFormsPlace
  dialog: FillState
  menu: FillMenu
}

/** The fill menu: form types first, then the forms of the chosen type; a form starts by a post. */
export function FillDialog({ place, dialog, menu: read }: FillDialogProps) {
  // A press on a form of one part may be answered when another part has taken its place.
  const menu = { ...read, formKey: useKeptKey(read.formKey, useStartAnswer()) }
  const toState = (change: Partial<FillState>) => place.withDialog({ ...dialog, ...change }).address
  return (
    <Dialog title={sentences.myForms.fillForm} size="large" closeTo={place.closed.address}>
      {menu.types.length === 0 ? (
        <p className={styles.nothing}>{sentences.myForms.noFormTypes}</p>
      ) : (
        <>
          <FillSearch place={place} dialog={dialog} />
          {menu.found === null ? (
            <Menus dialog={dialog} menu={menu} toState={toState} />
          ) : (
            <Found
              found={menu.found}
              searched={dialog.words}
              formKey={menu.formKey}
              toAll={toState({ words: '' })}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

type ToState = (change: Partial<FillState>) => string

interface MenusProps {
  dialog: FillState
  menu: FillMenu
  toState: ToState
}

function Menus({ dialog, menu, toState }: MenusProps) {
  const hasChosen = menu.chosen !== null
  const hasRecent = menu.recent.length > 0
  return (
    <div className={classNames(styles.menus, hasChosen && styles.hasChosen)}>
      <section className={styles.types} aria-labelledby="fill-types">
        <h3 id="fill-types">{words.types}</h3>
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
      <section
        className={classNames(styles.forms, !hasRecent && styles.bare)}
        aria-labelledby="fill-forms"
      >
        {menu.chosen === null ? (
          <Recent menu={menu} />
        ) : (
          <Forms menu={menu} typeName={menu.chosen.name} toTypes={toState({ typeId: null })} />
        )}
      </section>
    </div>
  )
}

const sortNames = { order: 'Sort order', name: 'A to Z' } as const satisfies Record<
  FillSort,
  string
>

interface SortLinksProps {
  dialog: FillState
  toState: ToState
}

/** Two orders; choosing the one in force turns its direction (spec 2). */
function SortLinks({ dialog, toState }: SortLinksProps) {
  const Arrow = dialog.direction === 'asc' ? ArrowDown : ArrowUp
  return (
    <div className={styles.sorts} role="group" aria-label={words.sortTypes}>
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
      data-hp-focus={isFirst ? '' : undefined}
      aria-current={isChosen ? 'true' : undefined}
    >
      <FormIcon iconUrl={type.iconUrl} />
      <span>
        <b>{type.name}</b>
        {type.description !== '' && <small>{type.description}</small>}
      </span>
      <span className={styles.count}>
        <span aria-hidden="true">{type.totalForms}</span>
        <span className="visually-hidden">{formsInWords(type.totalForms)}</span>
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
  return (
    <>
      <Link to={toTypes} replace preventScrollReset className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {words.allTypes}
      </Link>
      <h3 id="fill-forms">{typeName}</h3>
      {menu.forms.length === 0 ? (
        <p className={styles.hint}>{sentences.noData.form}</p>
      ) : (
        <StartForms
          formKey={menu.formKey}
          forms={menu.forms.map((form) => ({ ...form, about: form.description }))}
        />
      )}
    </>
  )
}

/** What was filled last stands where the forms of a type will, until one is chosen. */
function Recent({ menu }: { menu: FillMenu }) {
  return (
    <>
      {menu.recent.length > 0 && (
        <>
          <h3 id="fill-forms">{words.recent}</h3>
          <StartForms formKey={menu.formKey} forms={menu.recent.map(named)} />
        </>
      )}
      <p className={styles.hint} id={menu.recent.length > 0 ? undefined : 'fill-forms'}>
        {words.chooseType}
      </p>
    </>
  )
}

interface FoundProps {
  found: readonly StartableForm[]
  searched: string
  formKey: string
  toAll: string
}

function Found({ found, searched, formKey, toAll }: FoundProps) {
  return (
    <section className={styles.found} aria-labelledby="fill-found">
      <Link to={toAll} replace preventScrollReset className={styles.all}>
        <ArrowLeft aria-hidden="true" />
        {words.all}
      </Link>
      <h3 id="fill-found">{words.found}</h3>
      {found.length === 0 ? (
        <p className={styles.hint} role="status">
          {words.noneFound(searched)}
        </p>
      ) : (
        <StartForms formKey={formKey} forms={found.map(named)} />
      )}
    </section>
  )
}

function named(form: StartableForm): OfferedForm {
  return { ...form, about: form.formTypeName }
}
