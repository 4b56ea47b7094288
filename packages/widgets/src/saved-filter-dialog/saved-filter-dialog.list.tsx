import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type LiHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  forwardRef,
  useEffect,
  useRef,
} from 'react'
import * as Dialog from '../dialog/dialog.tsx'
import * as EmptyMessage from '../empty-message/empty-message.tsx'
import { activeElement } from '../internals/active-element.ts'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { FilterContext, useDialog, useFilter } from './saved-filter-dialog.context.ts'
import { type SavedFilterEntry } from './saved-filter-dialog.rules.ts'

/** Props of the dialog's buttons: those of a `button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/* List */

/** Props of `SavedFilterDialog.List`: those of a `ul`, but its children draw one filter. */
export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Draws one filter. Default: an `Item`. */
  children?: ((filter: SavedFilterEntry) => ReactNode) | undefined
}

/** The filters. Shows nothing on the other side, without filters, and while a question is asked. */
export const List = forwardRef<HTMLUListElement, ListProps>(function SavedFilterList(
  { className, children = drawItem, ...props },
  ref,
) {
  const { side, filters, asked } = useDialog('List')
  const list = useRef<HTMLUListElement>(null)
  const lastAsked = useRef<SavedFilterEntry>()
  const isShown = side === 'list' && filters.length > 0
  useEffect(() => {
    // After the question the focus goes back to the button that asked, or if its filter is gone to the box.
    if (!asked && lastAsked.current) {
      const id = CSS.escape(lastAsked.current.id)
      const button = list.current?.querySelector<HTMLElement>(`[name=delete][value="${id}"]`)
      const box = list.current?.closest('dialog')
      ;(button ?? list.current?.querySelector('button') ?? box)?.focus()
    }
    lastAsked.current = asked
  }, [asked])
  return isShown ? (
    <ul
      hidden={asked !== undefined}
      {...props}
      ref={joinRefs(list, ref)}
      className={classNames('hp-saved-filter-list', className)}
    >
      {filters.map(children)}
    </ul>
  ) : null
})

/* Item */

/** Props of `SavedFilterDialog.Item`: those of an `li`. */
export interface ItemProps extends LiHTMLAttributes<HTMLLIElement>, AsChild {
  /** The filter of this row. */
  filter: SavedFilterEntry
}

/** One filter. */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function SavedFilterItem(
  { asChild = false, filter, className, children = <ItemContent />, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'li'
  return (
    <FilterContext.Provider value={filter}>
      <Part
        data-default={filter.isDefault || undefined}
        {...props}
        ref={ref}
        className={classNames('hp-saved-filter-item', className)}
      >
        {children}
      </Part>
    </FilterContext.Provider>
  )
})

/**
 * The id of a node in a row. It has the row's number: the filter's own id may hold a space, which
 * would end the reference to it.
 */
function useRowId(partName: string, node: string): string {
  const { id, filters } = useDialog(partName)
  const filter = useFilter(partName)
  return `${id}-${node}-${filters.findIndex((one) => one.id === filter.id)}`
}

/** The filter's title. */
export const ItemTitle = part('span', 'hp-saved-filter-item-title', () => {
  const filter = useFilter('ItemTitle')
  return { id: useRowId('ItemTitle', 'item'), dir: 'auto', children: filter.title }
})

/* Apply, SetDefault and Delete */

/**
 * Makes a button of a row. It carries the filter's id as its value, so that with `type="submit"` it
 * works in a form without JavaScript.
 */
function rowButton(
  partName: string,
  name: 'apply' | 'setDefault' | 'delete',
  useFacts: () => { act: (id: string) => boolean; words: string; isPressed?: boolean },
) {
  const Made = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterButton(
    { className, children, ...props },
    ref,
  ) {
    const { isBusy } = useDialog(partName)
    const buttonId = useRowId(partName, name)
    const titleId = useRowId(partName, 'item')
    const filter = useFilter(partName)
    const { act, words, isPressed } = useFacts()
    return (
      <ButtonPart
        name={name}
        value={filter.id}
        id={buttonId}
        aria-labelledby={`${buttonId} ${titleId}`}
        aria-pressed={isPressed}
        aria-disabled={isBusy || undefined}
        {...props}
        onPress={(event: MouseEvent) => {
          if (isBusy || act(filter.id)) {
            event.preventDefault()
          }
        }}
        ref={ref}
        className={classNames(`hp-button hp-saved-filter-${name}`, className)}
      >
        {children ?? words}
      </ButtonPart>
    )
  })
  return Made
}

/** Applies the filter. */
export const Apply = rowButton('Apply', 'apply', () => {
  const { apply, words } = useDialog('Apply')
  return { act: apply, words: words.apply }
})

/** Makes the filter the default; pressed again, no default any more. */
export const SetDefault = rowButton('SetDefault', 'setDefault', () => {
  const { setDefault, words } = useDialog('SetDefault')
  const { isDefault } = useFilter('SetDefault')
  return { act: setDefault, words: words.setAsDefault, isPressed: isDefault }
})

/** Asks whether to delete the filter. */
export const Delete = rowButton('Delete', 'delete', () => {
  const { ask, words } = useDialog('Delete')
  return { act: ask, words: words.delete }
})

/* Empty */

/** Props of `SavedFilterDialog.Empty`: those of `EmptyMessage.Root`. */
export interface EmptyProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/** Says that there is no filter; shows nothing where there are. */
export const Empty = forwardRef<HTMLDivElement, EmptyProps>(function SavedFilterEmpty(
  { children, ...props },
  ref,
) {
  const { side, filters, words, isLoading, loadProblem } = useDialog('Empty')
  const isEmpty = filters.length === 0 && !isLoading && loadProblem === undefined
  return side === 'list' && isEmpty ? (
    <EmptyMessage.Root {...props} ref={ref}>
      {children ?? (
        <>
          <EmptyMessage.Icon name="filters" />
          <EmptyMessage.Message>{words.empty}</EmptyMessage.Message>
        </>
      )}
    </EmptyMessage.Root>
  ) : null
})

/* Loading and Retry */

/** Says that the list is on its way. It is there before its words, so that they are read out. */
export const Loading = part('p', 'hp-saved-filter-loading', () => {
  const { side, isLoading, words } = useDialog('Loading')
  return { role: 'status', children: side === 'list' && isLoading ? words.loading : undefined }
})

/** Asks for the list again. Shows only where it could not be had. */
export const Retry = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterRetry(
  { className, ...props },
  ref,
) {
  const { side, loadProblem, retry, words } = useDialog('Retry')
  return side === 'list' && loadProblem !== undefined ? (
    <ButtonPart
      {...props}
      onPress={retry}
      ref={ref}
      className={classNames('hp-button hp-saved-filter-retry', className)}
    >
      {props.children ?? words.retry}
    </ButtonPart>
  ) : null
})

/* Question */

/** Props of `SavedFilterDialog.Question`: those of a `div`. */
export interface QuestionProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/**
 * Asks before a filter is deleted, in the place of the list: no second dialog lies on the first.
 * Escape and No go back to the list.
 */
export const Question = forwardRef<HTMLDivElement, QuestionProps>(function SavedFilterQuestion(
  { asChild = false, className, children = <QuestionContent />, ...props },
  ref,
) {
  const { id, asked } = useDialog('Question')
  const Part = asChild ? Slot : 'div'
  return asked ? (
    <Part
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-question-title`}
      aria-describedby={`${id}-question-text`}
      {...props}
      ref={ref}
      className={classNames('hp-saved-filter-question', className)}
    >
      {children}
    </Part>
  ) : null
})

/** The question's name. */
export const QuestionTitle = part('h3', 'hp-saved-filter-question-title', () => {
  const { id, words } = useDialog('QuestionTitle')
  return { id: `${id}-question-title`, children: words.deleteHeading }
})

/** The question, and the title of the filter that it is about. */
export const QuestionText = part('p', 'hp-saved-filter-question-text', () => {
  const { id, words, asked } = useDialog('QuestionText')
  return {
    id: `${id}-question-text`,
    children: (
      <>
        {words.question} <strong>{asked?.title}</strong>
      </>
    ),
  }
})

/** The way back to the list; it has the focus at the start. */
export const No = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterNo(
  { className, ...props },
  ref,
) {
  const { words, ask } = useDialog('No')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current && activeElement(button.current) !== button.current) {
      button.current.focus()
    }
  }, [])
  return (
    <ButtonPart
      {...props}
      onPress={() => void ask(undefined)}
      ref={joinRefs(button, ref)}
      className={classNames('hp-button hp-saved-filter-no', className)}
    >
      {props.children ?? words.no}
    </ButtonPart>
  )
})

/** Deletes the filter. */
export const Yes = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterYes(
  { className, ...props },
  ref,
) {
  const { words, confirm, isBusy } = useDialog('Yes')
  return (
    <ButtonPart
      data-tone="go"
      aria-disabled={isBusy || undefined}
      {...props}
      onPress={confirm}
      ref={ref}
      className={classNames('hp-button hp-saved-filter-yes', className)}
    >
      {props.children ?? words.yes}
    </ButtonPart>
  )
})

function drawItem(filter: SavedFilterEntry): ReactNode {
  return <Item key={filter.id} filter={filter} part="item" />
}

function ItemContent(): ReactNode {
  const { words } = useDialog('Item')
  const { isDefault } = useFilter('Item')
  return (
    <>
      <ItemTitle part="item-title" />
      {isDefault && (
        <span className="hp-saved-filter-mark" part="mark">
          {words.isDefault}
        </span>
      )}
      <Apply part="apply" />
      <SetDefault data-tone="quiet" part="set-default" />
      <Delete data-tone="quiet" part="delete" />
    </>
  )
}

function QuestionContent(): ReactNode {
  return (
    <>
      <QuestionTitle part="question-title" />
      <QuestionText part="question" />
      <Dialog.Actions>
        <No part="no" />
        <Yes part="yes" />
      </Dialog.Actions>
    </>
  )
}
