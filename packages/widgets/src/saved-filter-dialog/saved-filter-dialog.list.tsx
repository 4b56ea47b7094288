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
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
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
  useFacts: () => {
    act: (id: string) => boolean
    words: string
    isPressed?: boolean
    /** What is seen in place of the words, which stay its name. */
    drawn?: ReactNode
  },
) {
  const Made = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterButton(
    { className, children, ...props },
    ref,
  ) {
    const { isBusy } = useDialog(partName)
    const buttonId = useRowId(partName, name)
    const titleId = useRowId(partName, 'item')
    const filter = useFilter(partName)
    const { act, words, isPressed, drawn } = useFacts()
    return (
      <ButtonPart
        name={name}
        value={filter.id}
        id={buttonId}
        aria-label={drawn && !children ? words : undefined}
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
        {children ?? drawn ?? words}
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

/**
 * Makes the filter the default. On the default it shows the mark in place of its words; pressed
 * there, the filter is the default no more.
 */
export const SetDefault = rowButton('SetDefault', 'setDefault', () => {
  const { setDefault, words } = useDialog('SetDefault')
  const { isDefault } = useFilter('SetDefault')
  return {
    act: setDefault,
    words: words.setAsDefault,
    isPressed: isDefault,
    drawn: isDefault ? (
      <span className="hp-saved-filter-mark" part="mark">
        {lineDrawing('m5 12.5 4.5 4.5L19 7.5')}
        {words.isDefault}
      </span>
    ) : undefined,
  }
})

/** Asks whether to delete the filter. */
export const Delete = rowButton('Delete', 'delete', () => {
  const { ask, words } = useDialog('Delete')
  return { act: ask, words: words.delete }
})

function drawItem(filter: SavedFilterEntry): ReactNode {
  return <Item key={filter.id} filter={filter} part="item" />
}

function ItemContent(): ReactNode {
  return (
    <>
      <ItemTitle part="item-title" />
      <div className="hp-saved-filter-item-actions">
        <Apply part="apply" />
        <SetDefault data-tone="quiet" part="set-default" />
        <Delete data-tone="quiet" part="delete" />
      </div>
    </>
  )
}
