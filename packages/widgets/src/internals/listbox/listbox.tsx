/*
 * A list of any length under a field that keeps the focus. Four files:
 *
 * - list-keys.ts: what each key does, as one pure table.
 * - rows-in-view.ts: which rows are drawn, as pure sums. Only those in view, some beyond, and the
 *   active one are in the page; one spacer gives the list its height.
 * - use-listbox.ts: the active row, the keys and the field's ARIA.
 * - this file: `List` and `Option`, which a widget wraps in parts of its own.
 *
 * A widget calls `useListbox({ isOpen, setOpen, count, of, onChoose, hasText, onClear })`, spreads
 * `fieldProps` on its input, gives `onKey` its keydown, calls `leave` when the person types, and
 * draws `<List state={state}>{(row) => <Option>...</Option>}</List>` inside a `Popover`.
 *
 * One of many: close in `onChoose`; `aria-selected` then follows the active row, as the combobox
 * pattern has it. Several of many: stay open in `onChoose`, give `List` `isMultiple` and each
 * `Option` `isChosen`. All rows have one height: that of the first, measured.
 */
import {
  type HTMLAttributes,
  type LiHTMLAttributes,
  type ReactNode,
  createContext,
  forwardRef,
  useRef,
  useState,
} from 'react'
import { type AsChild } from '../as-child.ts'
import { classNames } from '../class-names.ts'
import { joinRefs } from '../refs.ts'
import { Slot } from '../slot.tsx'
import { useBeforePaint } from '../use-before-paint.ts'
import { useParent } from '../use-parent.ts'
import { firstInView, rowsInView, scrolledTo } from './rows-in-view.ts'
import { type ListboxState, optionId } from './use-listbox.ts'

/* List */

/** Props of `List`: those of a `ul`, and what it lists. */
export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  state: ListboxState
  /** Whether several rows may be chosen. Default `false`. */
  isMultiple?: boolean | undefined
  /** Draws a row by its number, as one `Option`. */
  children: (row: number) => ReactNode
}

/** The list. Without rows it draws nothing, since an empty list says nothing. */
export const List = forwardRef<HTMLUListElement, ListProps>(function List(
  { state, ...props },
  ref,
) {
  return state.count > 0 ? <Rows {...props} state={state} ref={ref} /> : null
})

const Rows = forwardRef<HTMLUListElement, ListProps>(function Rows(
  { state, isMultiple = false, className, children, onMouseDown, onScroll, ...props },
  ref,
) {
  const { listId, count, of, active, choose } = state
  const list = useRef<HTMLUListElement>(null)
  const [{ rowHeight, viewHeight }, setSizes] = useState({ rowHeight: 0, viewHeight: 0 })
  const [at, setAt] = useState({ first: 0, active: -1, of })
  const isOther = at.of !== of
  if (rowHeight > 0 && (isOther || at.active !== active)) {
    // Where the effect below is about to scroll, so that the rows there are drawn at once.
    const now = isOther ? 0 : (list.current?.scrollTop ?? 0)
    const top = active < 0 ? now : scrolledTo(active, now, { rowHeight, viewHeight })
    setAt({ first: firstInView(top, rowHeight), active, of })
  }

  useBeforePaint(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[role=option]')
    if (!box || !row) {
      return undefined
    }
    const measure = () => {
      const most = bounded(box)
      const viewHeight = Math.min(box.clientHeight, most)
      const sizes = { rowHeight: row.offsetHeight, viewHeight }
      setSizes((known) =>
        // A hidden list has no sizes, and a row once placed keeps the height it was given.
        sizes.viewHeight === 0 || known.viewHeight === sizes.viewHeight
          ? known
          : { ...sizes, rowHeight: known.rowHeight || sizes.rowHeight },
      )
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  useBeforePaint(() => {
    if (list.current) {
      list.current.scrollTop = 0
    }
  }, [of])

  useBeforePaint(() => {
    const box = list.current
    if (box && active >= 0 && rowHeight > 0) {
      box.scrollTop = scrolledTo(active, box.scrollTop, { rowHeight, viewHeight })
    }
  }, [active, of, rowHeight, viewHeight])

  return (
    <ul
      role="listbox"
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      {...props}
      id={listId}
      ref={joinRefs(list, ref)}
      className={classNames('hp-list', className)}
      onMouseDown={(event) => {
        onMouseDown?.(event)
        // The field keeps the focus.
        event.preventDefault()
      }}
      onScroll={(event) => {
        onScroll?.(event)
        const first = firstInView(event.currentTarget.scrollTop, rowHeight)
        setAt((now) => (now.first === first ? now : { ...now, first }))
      }}
    >
      <li
        role="presentation"
        className="hp-list-spacer"
        style={rowHeight > 0 ? { blockSize: rowHeight * count } : undefined}
      />
      {rowsInView({ count, rowHeight, viewHeight, first: at.first, active }).map((row) => (
        <RowContext.Provider
          key={row}
          value={{
            id: optionId(listId, row),
            place: row,
            count,
            rowHeight,
            isActive: row === active,
            isMultiple,
            choose,
          }}
        >
          {children(row)}
        </RowContext.Provider>
      ))}
    </ul>
  )
})

/**
 * Without the stylesheet the list would be as high as all its rows, and would draw them all: then it
 * is made to scroll here. Answers how much of it can be seen at most.
 */
function bounded(box: HTMLElement): number {
  const view = box.ownerDocument.defaultView ?? window
  const isOpenEnded = view.getComputedStyle(box).overflowY === 'visible'
  if (isOpenEnded || box.clientHeight > view.innerHeight) {
    box.style.position = 'relative'
    box.style.overflow = 'hidden auto'
    box.style.maxBlockSize = 'min(50vh, var(--hp-room, 50vh) - 4rem)'
  }
  return view.innerHeight
}

/* Option */

type Row = {
  id: string
  place: number
  count: number
  rowHeight: number
  isActive: boolean
  isMultiple: boolean
  choose: (row: number) => void
}

const RowContext = createContext<Row | undefined>(undefined)

/** Props of `Option`: those of an `li`. */
export interface OptionProps extends LiHTMLAttributes<HTMLLIElement>, AsChild {
  /** Whether this row is the choice, or among the choices. Default `false`. */
  isChosen?: boolean | undefined
  /** Whether it cannot be chosen. Default `false`. */
  isOff?: boolean | undefined
}

/** One row, drawn by the function that `List` was given. A press on it chooses it. */
export const Option = forwardRef<HTMLLIElement, OptionProps>(function Option(
  { asChild = false, isChosen = false, isOff = false, className, style, onClick, ...props },
  ref,
) {
  const row = useParent(RowContext, 'Option', 'List')
  const { id, place, count, rowHeight, isActive, isMultiple, choose } = row
  const Part = asChild ? Slot : 'li'
  return (
    <Part
      role="option"
      aria-selected={isMultiple ? isChosen : isActive}
      aria-setsize={count}
      aria-posinset={place + 1}
      aria-disabled={isOff || undefined}
      data-active={isActive ? '' : undefined}
      data-state={isChosen ? 'chosen' : 'unchosen'}
      {...props}
      id={id}
      ref={ref}
      className={classNames('hp-list-row', className)}
      style={
        rowHeight > 0
          ? {
              position: 'absolute',
              insetInline: 0,
              top: place * rowHeight,
              blockSize: rowHeight,
              boxSizing: 'border-box',
              ...style,
            }
          : style
      }
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !isOff) {
          choose(place)
        }
      }}
    />
  )
})
