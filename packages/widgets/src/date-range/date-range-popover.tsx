import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  createContext,
  forwardRef,
  useEffect,
  useId,
  useRef,
  version,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { keepTabInside } from '../internals/keep-tab-inside.ts'
import { Layer } from '../internals/layer.tsx'
import { joinRefs } from '../internals/refs.ts'
import { useAnchored } from '../internals/use-anchored.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useLatest } from '../internals/use-latest.ts'
import { useParent } from '../internals/use-parent.ts'
import { DateRangeContext, useSharedRange } from './date-range.context.ts'
import { sayRange } from './date-range.words.ts'
import { type DateRangeOptions, useDateRange } from './use-date-range.ts'

export { Calendar, type CalendarProps } from './calendar.tsx'
export * from './date-range.fields.tsx'

type Shared = {
  isOpen: boolean
  open: () => void
  /** Closes it; the focus goes back to the trigger unless the person took it elsewhere. */
  close: (isFocusKept?: boolean) => void
  anchor: RefObject<HTMLButtonElement>
}

const PopoverContext = createContext<Shared | undefined>(undefined)

function usePopover(part: string): Shared {
  return useParent(PopoverContext, `DateRangePopover.${part}`, 'DateRangePopover.Root')
}

/* Root */

/** Props of `DateRangePopover.Root`, which draws nothing itself. */
export interface RootProps extends DateRangeOptions {
  /** Whether it is open, kept by the caller. */
  open?: boolean | undefined
  /** Whether it is open at the start, kept by the widget from then on. Default `false`. */
  defaultOpen?: boolean | undefined
  /** Hears each opening and closing that the person asks for. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children?: ReactNode
}

/** Holds the range and whether its box is open. */
export function Root({ open, defaultOpen = false, onOpenChange, children, ...options }: RootProps) {
  const range = useDateRange(options)
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const close = (isFocusKept = false) => {
    if (isOpen) {
      range.forget()
      setOpen(false)
      if (!isFocusKept) {
        anchor.current?.focus()
      }
    }
  }
  return (
    <DateRangeContext.Provider value={{ ...range, id, isOpen, onPicked: close }}>
      <PopoverContext.Provider value={{ isOpen, open: () => setOpen(true), close, anchor }}>
        {children}
      </PopoverContext.Provider>
    </DateRangeContext.Provider>
  )
}

/* Trigger */

/** Props of `DateRangePopover.Trigger`: those of a `button`. */
export interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/**
 * Opens the box and says the range in words. Before the script has loaded, and without one, the
 * browser itself opens the box.
 */
export const Trigger = forwardRef<HTMLButtonElement, TriggerProps>(function DateRangeTrigger(
  { className, ...props },
  ref,
) {
  const { id, value, words, locale, isLive, isDisabled } = useSharedRange('Trigger')
  const { isOpen, open, close, anchor } = usePopover('Trigger')
  const said = sayRange(value, words, locale)
  return (
    <ButtonPart
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={`${id}-box`}
      aria-label={`${words.dateRange}: ${said}`}
      data-state={isOpen ? 'open' : 'closed'}
      disabled={isDisabled}
      {...(isLive ? {} : { [popoverTarget]: `${id}-box` })}
      {...props}
      onPress={() => (isOpen ? close() : open())}
      ref={joinRefs(anchor, ref)}
      className={classNames('hp-button hp-date-range-trigger', className)}
    >
      {props.children ?? said}
    </ButtonPart>
  )
})

// React 18 passes the attribute on as it is written; React 19 has a name of its own for it.
const popoverTarget = Number.parseInt(version, 10) >= 19 ? 'popoverTarget' : 'popovertarget'

/* Content */

/** Props of `DateRangePopover.Content`: those of a `div`. */
export interface ContentProps extends HTMLAttributes<HTMLDivElement> {}

/**
 * The box beside the trigger. Closed it stays in the page unseen, so that its plain controls are
 * sent with the form around it. Opening moves the focus to the last day of the range, or to today
 * where nothing is chosen.
 */
export const Content = forwardRef<HTMLDivElement, ContentProps>(function DateRangeContent(
  { className, children, ...props },
  ref,
) {
  const { id, words, endDate, startDate, today } = useSharedRange('Content')
  const { isOpen, open, close, anchor } = usePopover('Content')
  const [box, isShown] = useAnchored({
    isOpen,
    anchor,
    onClose: (reason) => close(reason === 'outside' || reason === 'focus'),
    isWhole: true,
  })
  const first = useLatest([endDate, startDate, today])

  // Opened by the browser before the script came: it stays open, now in its place.
  useEffect(() => {
    if (box.current?.matches(':popover-open') && !isOpen) {
      box.current.hidePopover()
      open()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Asked once, when the script takes over.
  }, [])

  useEffect(() => {
    const node = box.current
    if (!isShown || !node) {
      return undefined
    }
    // In a window too low for all of it the month is seen, not the fields above it.
    node.querySelector('.hp-date-range-calendar')?.scrollIntoView({ block: 'nearest' })
    const days = [...node.querySelectorAll('td')]
    const start = first.current
      .map((date) => days.find(({ dataset }) => dataset['day'] === date)?.querySelector('button'))
      .find((button) => button)
    const other = node.querySelector<HTMLElement>('td [tabindex="0"], select, input')
    ;(start ?? other)?.focus()
    node.addEventListener('keydown', keepTabInside)
    return () => node.removeEventListener('keydown', keepTabInside)
  }, [isShown, box, first])

  return (
    <>
      <div
        {...manual}
        id={`${id}-box`}
        role="dialog"
        aria-modal="true"
        aria-label={words.dateRange}
        data-state={isOpen ? 'open' : 'closed'}
        {...props}
        ref={joinRefs(box, ref)}
        className={classNames('hp-popover hp-date-range hp-date-range-box', className)}
      >
        {children}
      </div>
      {isOpen && <Layer onEscape={() => close()} />}
    </>
  )
})

// React 18 passes the attribute on; its types do not know it.
const manual = { popover: 'manual' }

/* Close */

/** Props of `DateRangePopover.Close`: those of a `button`. */
export interface CloseProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Closes the box; what was chosen stays. Default words 'Done'. */
export const Close = forwardRef<HTMLButtonElement, CloseProps>(function DateRangeClose(
  { className, ...props },
  ref,
) {
  const { words } = useSharedRange('Close')
  const { close } = usePopover('Close')
  return (
    <ButtonPart
      {...props}
      onPress={() => close()}
      ref={ref}
      className={classNames('hp-button hp-date-range-close', className)}
    >
      {props.children ?? words.done}
    </ButtonPart>
  )
})
