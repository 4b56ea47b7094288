import { answerPreviewLengthMax, preview } from '@holdpoint/api/vocabulary'
import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  createContext,
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { activeElement } from '../internals/active-element.ts'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { part } from '../internals/part.tsx'
import { useControlled } from '../internals/use-controlled.ts'
import { useParent } from '../internals/use-parent.ts'

type Shared = {
  shown: string
  rest: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  textId: string
}

const ReadMoreContext = createContext<Shared | undefined>(undefined)

const Box = part('div', 'hp-read-more')

/* Root */

/** Props of `ReadMore.Root`: those of a `div`. */
export interface RootProps extends HTMLAttributes<HTMLDivElement>, AsChild {
  /** The whole text. */
  text: string
  /** From which length on it is cut, in characters. Default 300, as for answers; notes take 100. */
  length?: number | undefined
  /** Whether all of it is shown, kept by the caller. */
  open?: boolean | undefined
  /** Whether all of it is shown at the start, kept by the widget from then on. Default `false`. */
  defaultOpen?: boolean | undefined
  /** Hears each opening and closing that the person asks for. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * A long text that shows its beginning. All of it is in the page from the start, so a search, a
 * printer and a reader without JavaScript find it. Without children it has all its parts.
 */
export const Root = forwardRef<HTMLDivElement, RootProps>(function ReadMoreRoot(
  {
    text,
    length = answerPreviewLengthMax,
    open,
    defaultOpen = false,
    onOpenChange,
    children,
    ...props
  },
  ref,
) {
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const { shown: beginning, isCut } = preview(text, length)
  const shown = isCut ? beginning.trimEnd() : text
  const rest = text.slice(shown.length)
  const state = isOpen ? 'open' : 'closed'
  return (
    <ReadMoreContext.Provider value={{ shown, rest, isOpen, setOpen, textId: useId() }}>
      <Box data-state={rest === '' ? 'whole' : state} {...props} ref={ref}>
        {children ?? (
          <>
            <Text />
            <Toggle />
          </>
        )}
      </Box>
    </ReadMoreContext.Provider>
  )
})

/* Text */

/** Props of `ReadMore.Text`: those of a `p`. */
export interface TextProps extends HTMLAttributes<HTMLParagraphElement> {}

/**
 * The text. It takes its direction from its own words unless `dir` says otherwise; `lang` is the
 * caller's to give.
 */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function ReadMoreText(
  { className, ...props },
  ref,
) {
  const { shown, rest, textId } = useParent(ReadMoreContext, 'ReadMore.Text', 'ReadMore.Root')
  return (
    <p
      id={textId}
      dir="auto"
      {...props}
      ref={ref}
      className={classNames('hp-read-more-text', className)}
    >
      {shown}
      {rest !== '' && (
        <>
          <span className="hp-read-more-dots">…</span>
          <span className="hp-read-more-rest">{rest}</span>
        </>
      )}
    </p>
  )
})

/* Toggle */

/** Props of `ReadMore.Toggle`: those of a `button`. */
export interface ToggleProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its words while the text is cut. Default 'Read more'. */
  more?: ReactNode
  /** Its words while all is shown. Default 'Read less'. */
  less?: ReactNode
}

/**
 * Shows the rest and hides it again; nothing where the text is short enough. Until the script runs
 * it is a `details` beside the text, whose state the stylesheet follows; then a button takes its
 * place, its state and its focus.
 */
export const Toggle = forwardRef<HTMLButtonElement, ToggleProps>(function ReadMoreToggle(
  { more = 'Read more', less = 'Read less', className, ...props },
  ref,
) {
  const { rest, isOpen, setOpen, textId } = useParent(
    ReadMoreContext,
    'ReadMore.Toggle',
    'ReadMore.Root',
  )
  const details = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [taken, setTaken] = useState<'no' | 'yes' | 'with-focus'>('no')
  useEffect(() => {
    const before = details.current
    if (before) {
      setTaken(before.contains(activeElement(before)) ? 'with-focus' : 'yes')
      if (before.open !== isOpen) {
        setOpen(before.open)
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- Once: what the person did before the script ran.
  }, [])
  useEffect(() => {
    if (taken === 'with-focus') {
      button.current?.focus()
    }
  }, [taken])

  if (rest === '') {
    return null
  }
  const name = classNames('hp-read-more-toggle', className)
  return taken === 'no' ? (
    <details ref={details} open={isOpen} className="hp-read-more-details">
      <summary className={name}>
        <span className="hp-read-more-more">{more}</span>
        <span className="hp-read-more-less">{less}</span>
      </summary>
    </details>
  ) : (
    <ButtonPart
      aria-expanded={isOpen}
      aria-controls={textId}
      {...props}
      onPress={() => setOpen(!isOpen)}
      ref={joinRefs(button, ref)}
      className={name}
    >
      {isOpen ? less : more}
    </ButtonPart>
  )
})
