import * as Radix from '@radix-ui/react-popover'
import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type RefObject,
  createContext,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  version,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { keepTabInside } from '../internals/keep-tab-inside.ts'
import { type PopupPartProps, leaveToInput, unplaced } from '../internals/popover.tsx'
import { Pressed } from '../internals/pressed.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { leave } from '../internals/tell.ts'
import { useAnchored } from '../internals/use-anchored.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useParent } from '../internals/use-parent.ts'
import { DateRangeContext, useSharedRange } from './date-range.context.ts'
import { sayRange } from './date-range.words.ts'
import { type DateRangeOptions, useDateRange } from './use-date-range.ts'

export { Calendar, type CalendarProps } from './calendar.tsx'
export * from './date-range.fields.tsx'

type Shared = {
  isOpen: boolean
  open: () => void
  /** Closes it. */
  close: (isFocusKept?: boolean) => void
  /** The focus goes back to the trigger unless the person took it elsewhere. */
  giveFocusBack: () => void
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
export function Root({
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
  ...options
}: RootProps) {
  const range = useDateRange(options)
  const [isOpen, setOpen] = useControlled({
    value: given,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const isFocusKept = useRef(false)
  const close = (isKept = false) => {
    if (isOpen) {
      range.forget()
      isFocusKept.current = isKept
      setOpen(false)
    }
  }
  const giveFocusBack = () => {
    if (!isFocusKept.current) {
      anchor.current?.focus()
    }
    isFocusKept.current = false
  }
  const open = () => setOpen(true)
  return (
    <DateRangeContext.Provider value={{ ...range, id, isOpen, onPicked: close }}>
      <PopoverContext.Provider value={{ isOpen, open, close, giveFocusBack, anchor }}>
        <Radix.Root open={isOpen} onOpenChange={(next) => (next ? open() : close())}>
          {children}
        </Radix.Root>
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
  const { anchor } = usePopover('Trigger')
  const said = sayRange(value, words, locale)
  return (
    <Radix.Trigger asChild>
      <Pressed
        aria-controls={`${id}-box`}
        aria-label={`${words.dateRange}: ${said}`}
        disabled={isDisabled}
        {...(isLive ? {} : { [popoverTarget]: `${id}-box` })}
        own={{ ...props, children: props.children ?? said }}
        ref={joinRefs(anchor, ref)}
        className={classNames('hp-button hp-date-range-trigger', className)}
      />
    </Radix.Trigger>
  )
})

// React 18 passes the attribute on as it is written; React 19 has a name of its own for it.
const popoverTarget = Number.parseInt(version, 10) >= 19 ? 'popoverTarget' : 'popovertarget'

/* Content */

/** Props of `DateRangePopover.Content`: those of a `div`, and what it hears before it happens. */
export interface ContentProps extends Omit<PopupPartProps, 'forceMount'> {}

/**
 * The box beside the trigger. Closed it stays in the page unseen, so that its plain controls are
 * sent with the form around it. Opening moves the focus to the last day of the range, or to today
 * where nothing is chosen.
 */
export const Content = forwardRef<HTMLDivElement, ContentProps>(function DateRangeContent(
  {
    asChild = false,
    onEscapeKeyDown,
    onInteractOutside,
    onOpenAutoFocus,
    onCloseAutoFocus,
    className,
    ...props
  },
  ref,
) {
  const { id, words, endDate, startDate, today, isLive } = useSharedRange('Content')
  const { isOpen, open, close, giveFocusBack, anchor } = usePopover('Content')
  const hearEscape = (event: KeyboardEvent) => {
    leaveToInput(event)
    onEscapeKeyDown?.(event)
  }
  const [box, isShown] = useAnchored({
    isOpen,
    anchor,
    onClose: (reason) => close(reason === 'outside' || reason === 'focus'),
    onEscapeKeyDown: hearEscape,
    onInteractOutside,
    isWhole: true,
  })

  // Opened by the browser before the script came: it stays open, now in its place.
  useEffect(() => {
    if (box.current?.matches(':popover-open') && !isOpen) {
      box.current.hidePopover()
      open()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- Asked once, when the script takes over.
  }, [])

  useEffect(() => {
    const node = box.current
    if (!isShown || !node) {
      return undefined
    }
    // In a window too low for all of it the month is seen, not the fields above it.
    node.querySelector('.hp-date-range-calendar')?.scrollIntoView({ block: 'nearest' })
    node.addEventListener('keydown', keepTabInside)
    return () => node.removeEventListener('keydown', keepTabInside)
  }, [isShown, box])

  const focusDay = () => {
    const days = [...(box.current?.querySelectorAll('td') ?? [])]
    const start = [endDate, startDate, today]
      .map((date) => days.find(({ dataset }) => dataset['day'] === date)?.querySelector('button'))
      .find((button) => button)
    const other = box.current?.querySelector<HTMLElement>('td [tabindex="0"], select, input')
    ;(start ?? other)?.focus()
  }
  const Part = asChild ? Slot : 'div'
  return (
    <>
      <Part
        {...manual}
        id={`${id}-box`}
        role="dialog"
        aria-modal="true"
        aria-label={words.dateRange}
        data-state={isOpen ? 'open' : 'closed'}
        {...props}
        ref={joinRefs(box, ref)}
        className={classNames('hp-popover hp-date-range hp-date-range-box', className)}
      />
      {isLive && (
        <Radix.Content
          asChild
          {...unplaced}
          onEscapeKeyDown={hearEscape}
          onInteractOutside={leave}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event)
            if (!event.defaultPrevented) {
              leave(event)
              focusDay()
            }
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            if (!event.defaultPrevented) {
              giveFocusBack()
            }
            leave(event)
          }}
        >
          <Worn box={box} />
        </Radix.Content>
      )}
    </>
  )
})

// React 18 passes the attribute on; its types do not know it.
const manual = { popover: 'manual' }

/**
 * Gives Radix the box as its content. Radix's own would be gone while it is closed, and with it what
 * it sends; a server would draw it with a style attribute.
 */
const Worn = forwardRef<HTMLDivElement, { box: RefObject<HTMLDivElement> }>(function DateRangeWorn(
  { box },
  ref,
) {
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, [box])
  return null
})

/* Close */

/** Props of `DateRangePopover.Close`: those of a `button`. */
export interface CloseProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Closes the box; what was chosen stays. Default words 'Done'. */
export const Close = forwardRef<HTMLButtonElement, CloseProps>(function DateRangeClose(
  { className, ...props },
  ref,
) {
  const { words } = useSharedRange('Close')
  usePopover('Close')
  return (
    <Radix.Close asChild>
      <Pressed
        own={{ ...props, children: props.children ?? words.done }}
        ref={ref}
        className={classNames('hp-button hp-date-range-close', className)}
      />
    </Radix.Close>
  )
})
