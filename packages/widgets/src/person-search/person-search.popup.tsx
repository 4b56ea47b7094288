import { type ButtonHTMLAttributes, type HTMLAttributes, type ReactNode, forwardRef } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { List as RowList, Option, type OptionProps } from '../internals/listbox/listbox.tsx'
import { Popover, type PopupPartProps } from '../internals/popover.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { type Person } from '../person.ts'
import { SseBadge } from '../user-card/sse-badge.tsx'
import { useShared } from './person-search.context.ts'
import { words } from './person-search.words.ts'

/* Popup */

/** Props of `PersonSearch.Popup`: those of a `div`, and what it hears before it happens. */
export interface PopupProps extends PopupPartProps {}

/** What opens beside the field, in the browser's top layer. Write it after `Input`. */
export const Popup = forwardRef<HTMLDivElement, PopupProps>(function PersonSearchPopup(
  { className, onMouseDown, ...props },
  ref,
) {
  const { isOpen, setOpen, input, popup, leave } = useShared('Popup')
  return (
    <Popover
      {...props}
      isOpen={isOpen}
      anchor={input}
      height={320}
      onClose={(reason) => {
        setOpen(false)
        if (reason === 'focus' || reason === 'outside') {
          leave(null)
        }
      }}
      ref={joinRefs(popup, ref)}
      className={classNames('hp-person-search-popup', className)}
      onMouseDown={(event) => {
        onMouseDown?.(event)
        // A press on a line or a button leaves the focus in the field.
        event.preventDefault()
      }}
    />
  )
})

/* List */

/** Props of `PersonSearch.List`: those of a `ul`. */
export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Draws a person as one `Item`. Default: an `Item` with name, badge and title. */
  children?: ((person: Person) => ReactNode) | undefined
}

/** The people found. Only the rows in view are in the page, so a list may be of any length. */
export const List = forwardRef<HTMLUListElement, ListProps>(function PersonSearchList(
  { className, children = (person) => <Item person={person} />, ...props },
  ref,
) {
  const { listbox, people, labelId } = useShared('List')
  return (
    <RowList
      aria-labelledby={props['aria-label'] ? undefined : labelId}
      {...props}
      state={listbox}
      ref={ref}
      className={classNames('hp-person-search-list', className)}
    >
      {(row) => {
        const person = people[row]
        return person && children(person)
      }}
    </RowList>
  )
})

/* Item */

/** Props of `PersonSearch.Item`: those of an `li`. */
export interface ItemProps extends Omit<OptionProps, 'isChosen'> {
  /** Whom it shows. */
  person: Person
  /** Stands beside the name of a short-service employee. Default `<Badge />`. */
  badge?: ReactNode
}

/**
 * One person: a press chooses, unless the answer to what the field says now is still awaited.
 * Children replace name, badge and title.
 */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function PersonSearchItem(
  { person, badge = <SseBadge />, isOff = false, className, children, ...props },
  ref,
) {
  const { value, phase } = useShared('Item')
  return (
    <Option
      {...props}
      isOff={isOff || phase === 'loading'}
      isChosen={value?.personId === person.personId}
      ref={ref}
      className={classNames('hp-person-search-item', className)}
    >
      {children ?? (
        <>
          <span className="hp-person-search-name">{person.fullName}</span>
          {person.isSSE ? badge : null}
          <span className="hp-person-search-title">{person.employeeTitle}</span>
        </>
      )}
    </Option>
  )
})

/* Empty */

/** Props of `PersonSearch.Empty`: those of a `p`. */
export interface EmptyProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/** Stands in the popup when nobody was found. Default words 'Employee not found'. */
export const Empty = forwardRef<HTMLParagraphElement, EmptyProps>(function PersonSearchEmpty(
  { asChild = false, className, children = words.empty, ...props },
  ref,
) {
  const { phase, people } = useShared('Empty')
  const Part = asChild ? Slot : 'p'
  return phase === 'done' && people.length === 0 ? (
    <Part {...props} ref={ref} className={classNames('hp-person-search-empty', className)}>
      {children}
    </Part>
  ) : null
})

/* Status */

/** Props of `PersonSearch.Status`: those of a `div`. */
export interface StatusProps extends HTMLAttributes<HTMLDivElement> {
  /** While people are searched. Default 'Searching...'. */
  loading?: ReactNode
  /** For a failure without words of its own. Default 'Something went wrong.'. */
  failed?: ReactNode
}

/** The popup's line while people are searched, and when that failed. Children follow the failure: put `Retry` there. */
export const Status = forwardRef<HTMLDivElement, StatusProps>(function PersonSearchStatus(
  { loading = words.loading, failed = words.failed, className, children, ...props },
  ref,
) {
  const { phase, problem } = useShared('Status')
  return phase === 'loading' || phase === 'failed' ? (
    <div
      data-state={phase}
      {...props}
      ref={ref}
      className={classNames('hp-person-search-status', className)}
    >
      {phase === 'loading' ? (
        <span className="hp-person-search-words">{loading}</span>
      ) : (
        <>
          <span className="hp-problem hp-person-search-words">{problem || failed}</span>
          {children}
        </>
      )}
    </div>
  ) : null
})

/* Retry */

/** Props of `PersonSearch.Retry`: those of a `button`. */
export interface RetryProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Asks again. Tab reaches it from the field. Default words 'Retry'. */
export const Retry = forwardRef<HTMLButtonElement, RetryProps>(function PersonSearchRetry(
  { className, children = 'Retry', ...props },
  ref,
) {
  const { retry } = useShared('Retry')
  return (
    <ButtonPart
      {...props}
      onPress={retry}
      ref={ref}
      className={classNames('hp-button hp-person-search-retry', className)}
    >
      {children}
    </ButtonPart>
  )
})

/* Announcement */

/** Props of `PersonSearch.Announcement`: those of a `span`, and its words. */
export interface AnnouncementProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** While people are searched. Default 'Searching...'. */
  loading?: string | undefined
  /** How many were found, in the place of `{count}`. Default '{count} found'. */
  found?: string | undefined
  /** When nobody was. Default 'Employee not found'. */
  empty?: string | undefined
  /** For a failure without words of its own. Default 'Something went wrong.'. */
  failed?: string | undefined
}

/** Says to screen readers what comes of a search. Write it outside `Popup`, so that it is there before its words. */
export const Announcement = forwardRef<HTMLSpanElement, AnnouncementProps>(
  function PersonSearchAnnouncement(
    {
      asChild = false,
      loading = words.loading,
      found = words.found,
      empty = words.empty,
      failed = words.failed,
      className,
      ...props
    },
    ref,
  ) {
    const { isOpen, phase, problem, people } = useShared('Announcement')
    const said = {
      idle: '',
      loading,
      failed: problem || failed,
      done: people.length === 0 ? empty : fillWords(found, { count: String(people.length) }),
    }
    const Part = asChild ? Slot : 'span'
    return (
      <Part
        role="status"
        {...props}
        ref={ref}
        className={classNames('hp-unseen hp-person-search-announcement', className)}
      >
        {isOpen ? said[phase] : ''}
      </Part>
    )
  },
)
