import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type LiHTMLAttributes,
  type ReactNode,
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { sentences } from '@holdpoint/api/vocabulary'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useLatest } from '../internals/use-latest.ts'
import { useParent } from '../internals/use-parent.ts'
import {
  type ToastEnd,
  type ToastEntry,
  type ToastTone,
  type Toasts,
  createToasts,
} from './toasts.ts'
import { useToastRegion } from './use-toast-region.ts'

const { success, warning, error } = sentences.dialogTitles

/** The titles of the specification (spec 8), and ours for the tones that it does not name. */
export const toastTitles: Readonly<Record<ToastTone, string>> = {
  success,
  info: 'Note',
  warning,
  error,
  busy: 'Please wait',
}

type Shared = {
  titles: Readonly<Record<ToastTone, string>>
  closeLabel: string
  /** Whether a script stands by the toasts; until then the style sheet does. */
  isLive: boolean
  dismiss: (id: string, why: ToastEnd) => void
  act: (toast: ToastEntry) => void
}

const StoreContext = createContext<Toasts | undefined>(undefined)
const RegionContext = createContext<Shared | undefined>(undefined)
const ToastContext = createContext<ToastEntry | undefined>(undefined)

function useRegion(name: string): Shared {
  return useParent(RegionContext, `Toast.${name}`, 'Toast.Region')
}

function useEntry(name: string): ToastEntry {
  return useParent(ToastContext, `Toast.${name}`, 'Toast.Root')
}

/* Provider */

/** Props of `Toast.Provider`, which draws nothing itself. */
export interface ProviderProps {
  /** The store, made by `createToasts` where the rest of the page can reach it. Default: its own. */
  toasts?: Toasts | undefined
  children?: ReactNode
}

/** Gives the parts inside a store of toasts. */
export function Provider({ toasts, children }: ProviderProps) {
  const [own] = useState(createToasts)
  return <StoreContext.Provider value={toasts ?? own}>{children}</StoreContext.Provider>
}

/** The store of the provider around: `show` and `dismiss`. */
export function useToast(): Toasts {
  return useParent(StoreContext, 'useToast', 'Toast.Provider')
}

/* Region */

/** Props of `Toast.Region`: those of a `div`, but its children draw one toast. */
export interface RegionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The store. Default: that of the provider around. */
  toasts?: Toasts | undefined
  /** How many are shown at once; the rest wait. Default 3. */
  shownMax?: number | undefined
  /** Names the list of toasts. Default 'Messages'. */
  label?: string | undefined
  /** Names the button that dismisses. Default 'Dismiss this message'. */
  closeLabel?: string | undefined
  /** Titles in place of the specification's Success, Warning and Error; an empty one is none. */
  titles?: Partial<Record<ToastTone, string>> | undefined
  /** The key that leads to the toasts. Default `F8`. */
  hotkey?: string | undefined
  /** Hears each action first; `false` keeps the toast. */
  onAction?: ((toast: ToastEntry) => boolean) | undefined
  /** What moves into an open dialog when the region stands in a shadow root: that root's host. */
  frame?: HTMLElement | undefined
  /** Draws one toast. Default: a `Root`. */
  children?: ((toast: ToastEntry) => ReactNode) | undefined
}

/**
 * Where toasts appear: at the bottom left, above all else. A server draws it in its place; in the
 * browser it stands in the top layer, and inside an open modal dialog for as long as that is open.
 */
export const Region = forwardRef<HTMLDivElement, RegionProps>(function ToastRegion(
  {
    toasts,
    shownMax = 3,
    label = 'Messages',
    closeLabel = 'Dismiss this message',
    titles: ownTitles,
    hotkey = 'F8',
    onAction,
    frame,
    className,
    children = drawToast,
    ...props
  },
  ref,
) {
  const provided = useContext(StoreContext)
  const [own] = useState(createToasts)
  const titles = { ...toastTitles, ...ownTitles }
  const { shown, said, homeRef, regionRef, carrier, dismiss } = useToastRegion({
    toasts: toasts ?? provided ?? own,
    shownMax,
    hotkey,
    frame,
    wordsOf: (toast) => [titleOf(toast, titles), toast.text].filter(Boolean).join('. '),
  })
  const act = (toast: ToastEntry) => {
    if (onAction?.(toast) !== false) {
      toast.action?.onAction?.()
      dismiss(toast.id, 'action')
    }
  }
  const region = (
    <div
      {...props}
      ref={joinRefs<HTMLDivElement>(regionRef, ref)}
      className={classNames('hp-toast-region', className)}
    >
      <div role="status" className="hp-unseen">
        {said.polite}
      </div>
      <div role="alert" className="hp-unseen">
        {said.urgent}
      </div>
      <ol className="hp-toast-list" aria-label={label} hidden={shown.length === 0}>
        {shown.map(children)}
      </ol>
    </div>
  )
  return (
    <RegionContext.Provider value={{ titles, closeLabel, isLive: Boolean(carrier), dismiss, act }}>
      <div className="hp-toast-home" ref={homeRef}>
        {carrier ? createPortal(region, carrier) : region}
      </div>
    </RegionContext.Provider>
  )
})

/* Root */

/** Props of `Toast.Root`: those of an `li`. */
export interface RootProps extends LiHTMLAttributes<HTMLLIElement>, AsChild {
  /** The toast to draw. */
  toast: ToastEntry
}

/** One toast. Without children it shows everything. */
export const Root = forwardRef<HTMLLIElement, RootProps>(function ToastRoot(
  { asChild = false, toast, className, children = <Everything />, ...props },
  ref,
) {
  useRegion('Root')
  const Part = asChild ? Slot : 'li'
  return (
    <ToastContext.Provider value={toast}>
      <Part
        data-tone={toast.tone ?? 'success'}
        data-toast={toast.id}
        {...props}
        ref={ref}
        className={classNames('hp-toast', className)}
      >
        {children}
      </Part>
    </ToastContext.Provider>
  )
})

/* Icon, Title, Text and Detail */

/** The tone's drawing; the title says the same in words. */
export const Icon = part('span', 'hp-toast-icon', () => {
  const { tone = 'success' } = useEntry('Icon')
  return { 'aria-hidden': true, children: lineDrawing(drawings[tone], 20) }
})

/** The title. */
export const Title = part('strong', 'hp-toast-title', () => {
  const { titles } = useRegion('Title')
  return { children: titleOf(useEntry('Title'), titles) }
})

/** What has happened. */
export const Text = part('span', 'hp-toast-text', () => ({ children: useEntry('Text').text }))

/** What changes all the time, hidden from assistive technology. */
export const Detail = part('small', 'hp-toast-detail', () => ({
  'aria-hidden': true,
  children: useEntry('Detail').detail,
}))

/* Action and Close */

/** Props of the toast's buttons: those of a `button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Does what the toast offers; it then goes. Shows nothing where nothing is offered. */
export const Action = forwardRef<HTMLButtonElement, ButtonProps>(function ToastAction(
  { className, ...props },
  ref,
) {
  const { act } = useRegion('Action')
  const toast = useEntry('Action')
  return toast.action ? (
    <ButtonPart
      {...props}
      onPress={() => act(toast)}
      ref={ref}
      className={classNames('hp-toast-action', className)}
    >
      {props.children ?? toast.action.label}
    </ButtonPart>
  ) : null
})

/** Lets the toast go; before a script stands by, a tick does it. */
export const Close = forwardRef<HTMLButtonElement, ButtonProps>(function ToastClose(
  { className, ...props },
  ref,
) {
  const { closeLabel, isLive, dismiss } = useRegion('Close')
  const { id } = useEntry('Close')
  const tick = useRef<HTMLInputElement>(null)
  const latest = useLatest(dismiss)
  useEffect(() => {
    if (tick.current?.checked) {
      latest.current(id, 'dismiss')
    }
  }, [id, latest])
  if (!isLive) {
    return (
      <label className={classNames('hp-toast-close', className)}>
        <input ref={tick} type="checkbox" aria-label={closeLabel} />
        {cross}
      </label>
    )
  }
  return (
    <ButtonPart
      aria-label={props.children === undefined ? closeLabel : undefined}
      {...props}
      onPress={() => dismiss(id, 'dismiss')}
      ref={ref}
      className={classNames('hp-toast-close', className)}
    >
      {props.children ?? cross}
    </ButtonPart>
  )
})

const cross = lineDrawing('M6 6l12 12M18 6 6 18', 20)

const drawings: Readonly<Record<ToastTone, string>> = {
  success: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 11v6.5M12 6.5v.1',
  busy: 'M12 3a9 9 0 1 0 9 9',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.2v.1',
  error: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8ZM12 7v6M12 16.5v.1',
}

function titleOf(
  { title, tone = 'success' }: ToastEntry,
  titles: Readonly<Record<ToastTone, string>>,
): string {
  return title ?? titles[tone]
}

function drawToast(toast: ToastEntry): ReactNode {
  return <Root key={toast.id} toast={toast} part="toast" />
}

function Everything(): ReactNode {
  const { tone } = useEntry('Root')
  return (
    <>
      <Icon part="icon" />
      <span className="hp-toast-words">
        <Title part="title" />
        <Text part="text" />
        <Detail part="detail" />
      </span>
      <Action part="action" />
      {tone !== 'busy' && <Close part="close" />}
    </>
  )
}
