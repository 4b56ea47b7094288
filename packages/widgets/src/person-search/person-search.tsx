import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type ReactNode,
  createContext,
  forwardRef,
  useId,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { List as RowList, Option, type OptionProps } from '../internals/listbox/listbox.tsx'
import { Popover } from '../internals/popover.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useParent } from '../internals/use-parent.ts'
import { type Person } from '../person.ts'
import { SseBadge } from '../user-card/sse-badge.tsx'
import { words } from './person-search.words.ts'
import {
  type PersonSearchOptions,
  type PersonSearchState,
  usePersonSearch,
} from './use-person-search.ts'

export { SseBadge as Badge, type SseBadgeProps as BadgeProps } from '../user-card/sse-badge.tsx'

type Shared = PersonSearchState & { inputId: string; labelId: string; name: string | undefined }

const PersonSearchContext = createContext<Shared | undefined>(undefined)

function useShared(part: string): Shared {
  return useParent(PersonSearchContext, `PersonSearch.${part}`, 'PersonSearch.Root')
}

/* Root */

/** Props of `PersonSearch.Root`: those of a `div`, and who is searched. */
export interface RootProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'>, AsChild, PersonSearchOptions {
  /**
   * The name under which `Value` sends the id of the chosen person. `Input` sends its words as
   * `{name}-text`: without JavaScript that is all there is, so a server that finds no id searches by
   * those words.
   */
  name?: string | undefined
}

/** Searches one person by name or email, in what `search` answers or in a list of `people`. */
export const Root = forwardRef<HTMLDivElement, RootProps>(function PersonSearchRoot(
  {
    asChild = false,
    value,
    defaultValue,
    onValueChange,
    search,
    source,
    people,
    filters,
    onSearch,
    delayMs,
    disabled,
    name,
    className,
    ...props
  },
  ref,
) {
  const state = usePersonSearch({
    value,
    defaultValue,
    onValueChange,
    search,
    source,
    people,
    filters,
    onSearch,
    delayMs,
    disabled,
  })
  const id = useId()
  const Part = asChild ? Slot : 'div'
  return (
    <PersonSearchContext.Provider
      value={{ ...state, inputId: `${id}-input`, labelId: `${id}-label`, name }}
    >
      <Part
        data-state={state.isOpen ? 'open' : 'closed'}
        data-disabled={state.isOff ? '' : undefined}
        {...props}
        ref={ref}
        className={classNames('hp-person-search', className)}
      />
    </PersonSearchContext.Provider>
  )
})

/* Label */

/** Props of `PersonSearch.Label`: those of a `label`. */
export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement>, AsChild {}

/** Who is searched; it names the field and the list. With the class `hp-unseen` it is read out only. */
export const Label = forwardRef<HTMLLabelElement, LabelProps>(function PersonSearchLabel(
  { asChild = false, className, ...props },
  ref,
) {
  const { inputId, labelId } = useShared('Label')
  const Part = asChild ? Slot : 'label'
  return (
    <Part
      htmlFor={inputId}
      {...props}
      id={labelId}
      ref={ref}
      className={classNames('hp-label hp-person-search-label', className)}
    />
  )
})

/* Input */

/** Props of `PersonSearch.Input`: those of an `input`. */
export interface InputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue'
> {}

/** The field. A click, an arrow or typing opens the list; the name of the chosen person stands in it. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function PersonSearchInput(
  { className, onChange, onCompositionEnd, onClick, onKeyDown, onBlur, ...props },
  ref,
) {
  const { inputId, input, name, words, isOff, listbox, setOpen, type, leave } = useShared('Input')
  return (
    <input
      type="text"
      name={name && `${name}-text`}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      disabled={isOff}
      {...props}
      {...listbox.fieldProps}
      id={inputId}
      value={words}
      ref={joinRefs(input, ref)}
      className={classNames('hp-field hp-person-search-input', className)}
      onChange={(event) => {
        onChange?.(event)
        const { nativeEvent } = event
        type(
          event.currentTarget.value,
          nativeEvent instanceof InputEvent && nativeEvent.isComposing,
        )
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event)
        type(event.currentTarget.value, false)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) {
          setOpen(true)
        }
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        listbox.onKey(event)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        leave(event.relatedTarget)
      }}
    />
  )
})

/* Value */

/** Props of `PersonSearch.Value`: those of an `input`. */
export interface ValueProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {}

/** Sends the id of the chosen person with the form around, under the name of the root. */
export const Value = forwardRef<HTMLInputElement, ValueProps>(function PersonSearchValue(
  { className, ...props },
  ref,
) {
  const { name, value, isOff } = useShared('Value')
  return (
    <input
      name={name}
      disabled={isOff}
      {...props}
      type="hidden"
      value={value?.personId ?? ''}
      ref={ref}
      className={classNames('hp-person-search-value', className)}
    />
  )
})

/* Popup */

/** Props of `PersonSearch.Popup`: those of a `div`. */
export interface PopupProps extends HTMLAttributes<HTMLDivElement> {}

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
      isAnchorWide
      height={320}
      onClose={(reason) => {
        setOpen(false)
        if (reason === 'focus') {
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
  person: Person
  /** Stands beside the name of a short-service employee. Default `<Badge />`. */
  badge?: ReactNode
}

/** One person: a press chooses. Children replace name, badge and title. */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function PersonSearchItem(
  { person, badge = <SseBadge />, className, children, ...props },
  ref,
) {
  const { value } = useShared('Item')
  return (
    <Option
      {...props}
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
        loading
      ) : (
        <>
          <span className="hp-problem">{problem || failed}</span>
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
