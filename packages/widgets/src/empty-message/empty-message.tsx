import { type ButtonHTMLAttributes, type HTMLAttributes, forwardRef } from 'react'
import { classNames } from '../internals/class-names.ts'
import { Slot } from '../internals/slot.tsx'
import { type EmptyMessageIcon, emptyMessageIcons } from './empty-message.icons.ts'

interface AsChild {
  /** Renders the part's only child in place of its own node. Default `false`. */
  asChild?: boolean | undefined
}

/* Root */

/** Props of `EmptyMessage.Root`: those of a `div`. */
export interface RootProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/**
 * The box. It announces nothing by itself; a list that empties while the person types wants a live
 * region that was there before, since screen readers miss one that arrives with its words.
 */
export const Root = forwardRef<HTMLDivElement, RootProps>(function EmptyMessageRoot(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'div'
  return <Part {...props} ref={ref} className={classNames('hp-empty-message', className)} />
})

/* Icon */

/** Props of `EmptyMessage.Icon`: those of a `span`. */
export interface IconProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** Which built-in icon to draw. Default `records`; children replace it with a drawing of your own. */
  name?: EmptyMessageIcon | undefined
}

/** The icon, hidden from assistive technology because the message says it all. */
export const Icon = forwardRef<HTMLSpanElement, IconProps>(function EmptyMessageIcon(
  { asChild = false, name = 'records', className, children = drawing(name), ...props },
  ref,
) {
  const Part = asChild ? Slot : 'span'
  return (
    <Part
      aria-hidden="true"
      {...props}
      ref={ref}
      className={classNames('hp-empty-message-icon', className)}
    >
      {children}
    </Part>
  )
})

/* Message */

/** Props of `EmptyMessage.Message`: those of a `p`. */
export interface MessageProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/** The words, given by the caller as children. With `asChild` they may be a heading. */
export const Message = forwardRef<HTMLParagraphElement, MessageProps>(function EmptyMessageMessage(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'p'
  return <Part {...props} ref={ref} className={classNames('hp-empty-message-text', className)} />
})

/* Action */

/** Props of `EmptyMessage.Action`: those of a `button`. */
export interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** A next step: a button that submits nothing, or with `asChild` a link. Several stand side by side. */
export const Action = forwardRef<HTMLButtonElement, ActionProps>(function EmptyMessageAction(
  { asChild = false, className, ...props },
  ref,
) {
  const names = classNames('hp-empty-message-action', className)
  return asChild ? (
    <Slot {...props} ref={ref} className={names} />
  ) : (
    <button type="button" {...props} ref={ref} className={names} />
  )
})

/* The drawing has its size and colour as attributes too, for pages without the stylesheet. */

function drawing(name: EmptyMessageIcon) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="44"
      height="44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {emptyMessageIcons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
