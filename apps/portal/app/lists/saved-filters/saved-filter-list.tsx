import { Form } from '@remix-run/react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { PenLine, Star, Trash2 } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import styles from './saved-filters-dialog.module.css'
import type { SavedFilterRow } from './saved-filters.ts'
import { defaultNamed, words } from './saved-filters.words.ts'
import type { Doing } from '../dialogs.ts'
import type { AnyPlace } from '../place.ts'

interface SavedFilterListProps {
  place: AnyPlace
  filters: readonly SavedFilterRow[]
}

/** The filters by title: the title applies one, and beside it stands what can be done with it. */
export function SavedFilterList({ place, filters }: SavedFilterListProps) {
  const first = filters.find(({ isApplied }) => isApplied) ?? filters[0]
  return (
    <ul className={styles.list}>
      {filters.map((filter) => (
        <li key={filter.id} className={styles.item}>
          <Link
            to={filter.to}
            preventScrollReset
            className={styles.apply}
            aria-current={filter.isApplied ? 'true' : undefined}
            data-hp-focus={filter === first ? '' : undefined}
          >
            <span className="visually-hidden">{words.apply} </span>
            <span dir="auto">{filter.title}</span>
            {filter.isDefault && <small className={styles.mark}>{words.default}</small>}
            {filter.isApplied && <small className={styles.shown}>{words.shownNow}</small>}
          </Link>
          <DefaultStar filter={filter} />
          <DoingLink place={place} filter={filter} doing="edit" />
          <DoingLink place={place} filter={filter} doing="delete" />
        </li>
      ))}
    </ul>
  )
}

function DefaultStar({ filter: { id, title, isDefault, rowVersion, formKey } }: FilterProps) {
  return (
    <Form method="post" preventScrollReset replace>
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <input type="hidden" name="isDefault" value={String(!isDefault)} />
      <Button
        tone="quiet"
        isIcon
        name="intent"
        value="defaultFilter"
        aria-label={defaultNamed(title)}
        aria-pressed={isDefault}
        title={words.setAsDefault}
        className={styles.star}
      >
        <Star aria-hidden="true" />
      </Button>
    </Form>
  )
}

interface FilterProps {
  filter: SavedFilterRow
}

const doings = {
  edit: { word: words.edit, Icon: PenLine },
  delete: { word: words.remove, Icon: Trash2 },
} as const

interface DoingLinkProps extends FilterProps {
  place: AnyPlace
  doing: Doing
}

function DoingLink({ place, filter: { id, title }, doing }: DoingLinkProps) {
  const { word, Icon } = doings[doing]
  const dialog = { kind: 'saved-filters', chosen: { id, doing } } as const
  return (
    <Link
      to={place.withDialog(dialog).address}
      replace
      preventScrollReset
      className={buttonClass({ tone: 'quiet', isIcon: true })}
      aria-label={`${word} ${title}`}
      title={word}
    >
      <Icon aria-hidden="true" />
    </Link>
  )
}
