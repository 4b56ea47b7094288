import { useId } from 'react'
import type { DeclaredField, DeclaredFields } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import type { Choice, EditAgain } from '../edit-again.ts'
import {
  DayField,
  DecimalField,
  GroupedSelect,
  MomentField,
  TextArea,
  TextField,
  type EditField,
  type OptionGroup,
  TickField,
} from '../edit-form.tsx'
import { FindField } from '../find-field.tsx'
import styles from './declared-fieldset.module.css'
import { words } from './declared.words.ts'

/** What the fields of a form choose from, by the name of the field; see `declaredChoices`. */
export type DeclaredChoices = {
  lists: Readonly<Record<string, readonly OptionGroup[]>>
  /** What is offered from the start where the rest is searched for. */
  offered: Readonly<Record<string, readonly Choice[]>>
  /** What is offered while somebody types a line. */
  suggestions?: Readonly<Record<string, readonly string[]>>
}

type Shared = {
  choices: DeclaredChoices
  /** How the form came back. */
  again: EditAgain | undefined
  /** Finds people while somebody types, once there is a script. */
  search: SearchPeople
}

type DeclaredFieldsetProps = Shared & {
  /** What the fields have in common; without it the page says that. */
  title?: string
  fields: DeclaredFields
  /** Their places in the form. */
  at: Readonly<Record<string, EditField>>
}

/** Declared fields of a form, under a heading: short ones beside each other, long ones whole. */
export function DeclaredFieldset({ title, fields, at, ...shared }: DeclaredFieldsetProps) {
  const headId = useId()
  const drawn = Object.entries(fields).map(([name, field]) => {
    const place = at[name]
    const isWide = wideKinds.has(field.kind) || isFound(name, field, shared.choices)
    return place === undefined ? null : (
      <div key={name} className={isWide || isLong(field) ? styles.wide : undefined}>
        <DeclaredInput {...shared} name={name} field={field} at={place} />
      </div>
    )
  })
  return title === undefined ? (
    <div className={styles.fields}>{drawn}</div>
  ) : (
    <section className={styles.group} aria-labelledby={headId}>
      <h2 id={headId}>{title}</h2>
      <div className={styles.fields}>{drawn}</div>
    </section>
  )
}

type DeclaredInputProps = Shared & { name: string; field: DeclaredField; at: EditField }

/** One declared field of a form, by its kind. */
export function DeclaredInput(props: DeclaredInputProps) {
  const { name, field, at, choices, again, search } = props
  const { label, hint, missing } = field
  const labelled = { field: at, label, ...(hint !== undefined && { hint }) }
  const none = missing === undefined ? words.notSaid : words.choose
  const finding = {
    ...{ ...labelled, again, offered: choices.offered[name] ?? [] },
    noneWord: missing === undefined ? words.nothing : undefined,
  }
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          {...labelled}
          lengthMax={field.lengthMax}
          suggestions={choices.suggestions?.[name] ?? []}
        />
      )
    case 'text':
      return (
        <TextArea {...labelled} lengthMax={field.lengthMax} rows={field.lengthMax > 1000 ? 4 : 2} />
      )
    case 'number':
      return <DecimalField {...labelled} label={words.labelled(label, field.unit)} />
    case 'flag':
      return <TickField field={at} label={hint === undefined ? label : `${label}. ${hint}`} />
    case 'moment':
      return <MomentField {...labelled} />
    case 'day':
      return <DayField {...labelled} />
    case 'person':
      return (
        <FindField
          {...finding}
          noneWord={finding.noneWord && words.nobody}
          seekLabel={words.seekPerson}
          search={search}
        />
      )
    case 'people':
      return (
        <FindField
          {...finding}
          noneWord={undefined}
          isMany
          seekLabel={words.seekPerson}
          search={search}
        />
      )
    case 'asset':
      return <FindField {...finding} seekLabel={words.seekAsset} />
    case 'category':
      return isFound(name, field, choices) ? (
        <FindField {...finding} seekLabel={words.seekCategory} />
      ) : (
        <GroupedSelect {...labelled} groups={choices.lists[name] ?? []} none={none} />
      )
    case 'master':
      return <GroupedSelect {...labelled} groups={choices.lists[name] ?? []} none={none} />
    case 'choice':
      return (
        <GroupedSelect
          {...labelled}
          groups={[{ label: '', options: Object.entries(field.choices) }]}
          none={none}
        />
      )
  }
}

const wideKinds: ReadonlySet<DeclaredField['kind']> = new Set([
  'text',
  'flag',
  'person',
  'people',
  'asset',
])

const isLong = (field: DeclaredField) => field.kind === 'line' && field.lengthMax > 100

/** A tree that is too long to be listed is searched. */
function isFound(name: string, { kind }: DeclaredField, { lists }: DeclaredChoices): boolean {
  return kind === 'category' && lists[name] === undefined
}
