import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'

/** `go` is the amber sign, one a screen; `quiet` has no edge until it is pointed at. */
export type ButtonTone = 'go' | 'plain' | 'quiet' | 'danger'

interface ButtonLook {
  tone?: ButtonTone
  size?: 'normal' | 'big'
  /** Square, for a single icon; the button then needs an `aria-label`. */
  isIcon?: boolean
  isWide?: boolean
}

/** The classes of a button, for what must be another element, such as a `<summary>`. */
export function buttonClass({ tone = 'plain', size = 'normal', isIcon, isWide }: ButtonLook = {}) {
  return classNames(
    styles.button,
    styles[tone],
    size === 'big' && styles.big,
    isIcon && styles.icon,
    isWide && styles.wide,
  )
}

type ButtonProps = ComponentPropsWithoutRef<'button'> & ButtonLook

/** A button; it submits its form unless told otherwise. */
export function Button({ tone, size, isIcon, isWide, className, ...rest }: ButtonProps) {
  const look = lookOf({ tone, size, isIcon, isWide })
  return <button type="submit" {...rest} className={classNames(buttonClass(look), className)} />
}

type ButtonLinkProps = LinkProps & ButtonLook

/** A link that looks like a button. */
export function ButtonLink({ tone, size, isIcon, isWide, className, ...rest }: ButtonLinkProps) {
  const look = lookOf({ tone, size, isIcon, isWide })
  return <Link {...rest} className={classNames(buttonClass(look), className)} />
}

function lookOf(look: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }): ButtonLook {
  const { tone = 'plain', size = 'normal', isIcon = false, isWide = false } = look
  return { tone, size, isIcon, isWide }
}
