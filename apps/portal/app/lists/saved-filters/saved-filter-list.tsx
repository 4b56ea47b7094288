import { Form } from '@remix-run/react'
import { forwardRef } from 'react'
import { SavedFilterDialog as Saved } from '@holdpoint/widgets/saved-filter-dialog'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormKey } from '../../ui/form-key.tsx'
import { PenLine, Star, Trash2 } from '../../ui/icons.ts'
import { Link, type LinkProps } from '../../ui/link.tsx'
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
  const rows = new Map(filters.map((filter) => [filter.id, filter]))
  return (
    <Saved.List className={styles.list}>
      {({ id }) => {
        const filter = rows.get(id)
        return (
          filter && (
            <Saved.Item key={id} filter={filter} className={styles.item}>
              <ApplyLink filter={filter} isFirst={filter === first} />
              <DefaultStar filter={filter} />
              <DoingLink place={place} filter={filter} doing="edit" />
              <Saved.Delete asChild {...asLink} data-tone={undefined}>
                <DoingLink place={place} filter={filter} doing="delete" />
              </Saved.Delete>
            </Saved.Item>
          )
        )
      }}
    </Saved.List>
  )
}

// A link says itself what it is about, and posts nothing.
const asLink = { name: undefined, value: undefined, 'aria-labelledby': undefined } as const

function ApplyLink({ filter, isFirst }: FilterProps & { isFirst: boolean }) {
  return (
    <Saved.Apply asChild {...asLink}>
      <Link
        to={filter.to}
        preventScrollReset
        className={styles.apply}
        aria-current={filter.isApplied ? 'true' : undefined}
        data-hp-focus={isFirst ? '' : undefined}
      >
        <span className="visually-hidden">{words.apply} </span>
        <Saved.ItemTitle className={styles.title} />
        {filter.isDefault && <small className={styles.mark}>{words.default}</small>}
        {filter.isApplied && <small className={styles.shown}>{words.shownNow}</small>}
      </Link>
    </Saved.Apply>
  )
}

function DefaultStar({ filter: { id, title, isDefault, rowVersion, formKey } }: FilterProps) {
  return (
    <Form method="post" preventScrollReset replace>
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <input type="hidden" name="isDefault" value={String(!isDefault)} />
      <Saved.SetDefault
        type="submit"
        name="intent"
        value="defaultFilter"
        aria-label={defaultNamed(title)}
        aria-labelledby={undefined}
        title={words.setAsDefault}
        className={classNames(quiet, styles.star)}
      >
        <Star aria-hidden="true" />
      </Saved.SetDefault>
    </Form>
  )
}

const quiet = buttonClass({ tone: 'quiet', isIcon: true })

interface FilterProps {
  filter: SavedFilterRow
}

const doings = {
  edit: { word: words.edit, Icon: PenLine },
  delete: { word: words.remove, Icon: Trash2 },
} as const

interface DoingLinkProps extends FilterProps, Omit<LinkProps, 'to'> {
  place: AnyPlace
  doing: Doing
}

const DoingLink = forwardRef<HTMLAnchorElement, DoingLinkProps>(function DoingLink(
  { place, filter: { id, title }, doing, className, ...rest },
  ref,
) {
  const { word, Icon } = doings[doing]
  const dialog = { kind: 'saved-filters', chosen: { id, doing } } as const
  return (
    <Link
      {...rest}
      ref={ref}
      to={place.withDialog(dialog).address}
      replace
      preventScrollReset
      className={classNames(quiet, className)}
      aria-label={`${word} ${title}`}
      title={word}
    >
      <Icon aria-hidden="true" />
    </Link>
  )
})
