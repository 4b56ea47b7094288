import { type ButtonHTMLAttributes, type HTMLAttributes, type ReactNode, forwardRef } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { List as RowList, Option, type OptionProps } from '../internals/listbox/listbox.tsx'
import { part } from '../internals/part.tsx'
import { Popover, type PopupPartProps } from '../internals/popover.tsx'
import { joinRefs } from '../internals/refs.ts'
import { useShared } from './multi-select.context.ts'
import { type MultiSelectOption } from './multi-select.rules.ts'
import { words } from './multi-select.words.ts'

/* Popup */

/** Props of `MultiSelect.Popup`: those of a `div`, and what it hears before it happens. */
export interface PopupProps extends PopupPartProps {}

/**
 * What opens beside the field, in the browser's top layer. Write it after `Field`. Without children
 * it has all its parts.
 */
export const Popup = forwardRef<HTMLDivElement, PopupProps>(function MultiSelectPopup(
  { className, children, ...props },
  ref,
) {
  const { isOpen, field, input, popup, setOpen, leave } = useShared('Popup')
  return (
    <Popover
      {...props}
      isOpen={isOpen}
      anchor={field}
      height={400}
      onClose={(reason) => {
        if (reason === 'escape') {
          // The focus may be on a button that goes with the list.
          input.current?.focus()
          setOpen(false)
        } else {
          leave()
        }
      }}
      ref={joinRefs(popup, ref)}
      className={classNames('hp-multi-select-popup', className)}
    >
      {children ?? (
        <>
          <Actions />
          <List />
          <Empty />
        </>
      )}
    </Popover>
  )
})

/* Actions */

const ActionRow = part('div', 'hp-multi-select-actions')

/** Props of `MultiSelect.Actions`: those of a `div`. */
export interface ActionsProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/** The row above the list. Tab reaches it from the field. */
export const Actions = forwardRef<HTMLDivElement, ActionsProps>(function MultiSelectActions(
  { children, ...props },
  ref,
) {
  return (
    <ActionRow {...props} ref={ref}>
      {children ?? (
        <>
          <SelectShown />
          <Clear />
        </>
      )}
    </ActionRow>
  )
})

/** Props of the buttons above the list: those of a `button`. */
export interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Chooses all that the search shows, as many as may be. Default words 'Select all shown'. */
export const SelectShown = forwardRef<HTMLButtonElement, ActionProps>(
  function MultiSelectSelectShown({ className, children = words.selectShown, ...props }, ref) {
    const { selectShown } = useShared('SelectShown')
    return (
      <ButtonPart
        data-tone="quiet"
        {...props}
        onPress={selectShown}
        ref={ref}
        className={classNames('hp-button', className)}
      >
        {children}
      </ButtonPart>
    )
  },
)

/** Takes the whole choice back. Default words 'Clear'. */
export const Clear = forwardRef<HTMLButtonElement, ActionProps>(function MultiSelectClear(
  { className, children = words.clear, ...props },
  ref,
) {
  const { clear } = useShared('Clear')
  return (
    <ButtonPart
      data-tone="quiet"
      {...props}
      onPress={clear}
      ref={ref}
      className={classNames('hp-button', className)}
    >
      {children}
    </ButtonPart>
  )
})

/* List and Item */

/** Props of `MultiSelect.List`: those of a `ul`. */
export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Draws an option as one `Item`. Default: an `Item` with a check, its label and its hint. */
  children?: ((option: MultiSelectOption) => ReactNode) | undefined
}

/** The options shown. Only the rows in view are in the page. */
export const List = forwardRef<HTMLUListElement, ListProps>(function MultiSelectList(
  { children = (option) => <Item option={option} />, ...props },
  ref,
) {
  const { listbox, shown, labelId } = useShared('List')
  return (
    <RowList
      aria-labelledby={props['aria-label'] ? undefined : labelId}
      {...props}
      isMultiple
      state={listbox}
      ref={ref}
    >
      {(row) => {
        const option = shown[row]
        return option && children(option)
      }}
    </RowList>
  )
})

/** Props of `MultiSelect.Item`: those of an `li`. */
export interface ItemProps extends Omit<OptionProps, 'isChosen'> {
  /** The option that the row shows and chooses. */
  option: MultiSelectOption
}

/** One option: a press turns it over. Children replace label and hint. */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function MultiSelectItem(
  { option, className, children, ...props },
  ref,
) {
  const { isChosen } = useShared('Item')
  return (
    <Option
      {...props}
      isChosen={isChosen(option.value)}
      ref={ref}
      className={classNames('hp-multi-select-item', className)}
    >
      <span aria-hidden="true" className="hp-multi-select-check" />
      {children ?? (
        <>
          <span className="hp-multi-select-text">{option.label}</span>
          {option.hint && <span className="hp-multi-select-hint">{option.hint}</span>}
        </>
      )}
    </Option>
  )
})

/* Empty and Status */

const Nothing = part('p', 'hp-multi-select-empty')

/** Props of `MultiSelect.Empty`: those of a `p`. */
export interface EmptyProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/** Stands in the popup when no option has the words. Default words 'No data available'. */
export const Empty = forwardRef<HTMLParagraphElement, EmptyProps>(function MultiSelectEmpty(
  { children = words.empty, ...props },
  ref,
) {
  const { shown } = useShared('Empty')
  return shown.length === 0 ? (
    <Nothing {...props} ref={ref}>
      {children}
    </Nothing>
  ) : null
})

const Line = part('p', 'hp-problem hp-multi-select-status')

/** Props of `MultiSelect.Status`: those of a `p`, and its words. */
export interface StatusProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {
  /** Shown when no more may be chosen, with `{max}`. Default 'At most {max} can be selected.'. */
  fullWords?: string | undefined
  /** Read out, with `{count}`: how many the search shows. Default '{count} found'. */
  foundWords?: string | undefined
  /** Read out, with `{count}`: how many are chosen. Default '{count} selected'. */
  selectedWords?: string | undefined
}

/** Says that no more may be chosen; screen readers also hear how many are found and chosen. */
export const Status = forwardRef<HTMLParagraphElement, StatusProps>(function MultiSelectStatus(
  { fullWords = words.full, foundWords = words.found, selectedWords = words.selected, ...props },
  ref,
) {
  const { isOpen, isRefused, shown, count, max, numbers } = useShared('Status')
  const told = [
    fillWords(foundWords, { count: numbers.format(shown.length) }),
    fillWords(selectedWords, { count: numbers.format(count) }),
  ]
  return (
    <Line role="status" {...props} ref={ref}>
      {isRefused && fillWords(fullWords, { max: numbers.format(max) })}
      {isOpen && <span className="hp-unseen"> {told.join(', ')}</span>}
    </Line>
  )
})
