import {
  type CSSProperties,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  cloneElement,
  forwardRef,
  isValidElement,
} from 'react'
import { classNames } from './class-names.ts'
import { joinRefs, refOf } from './refs.ts'

type Props = Readonly<Record<string, unknown>>

/**
 * What `asChild` renders: the caller's only child, wearing the part's props. The child wins where
 * both name a prop; class names and styles add up; of two handlers the child's runs first, and the
 * part's runs unless the child prevented the default. No hooks, so static parts stay usable in
 * server components.
 */
export const Slot = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Slot(
  { children, ...props },
  ref,
) {
  const child = onlyElement(children)
  return cloneElement(child, {
    ...mergeProps(props, child.props),
    ref: joinRefs(ref, refOf(child)),
  })
})

function onlyElement(children: ReactNode): ReactElement<Props> {
  if (isValidElement<Props>(children)) {
    return children
  }
  throw new TypeError(
    'A part with asChild takes exactly one React element as its child, because it renders that element instead of its own. Wrap the children in one element, or leave asChild out.',
  )
}

function mergeProps(part: Props, child: Props): Props {
  const merged: Record<string, unknown> = { ...part }
  for (const [name, value] of Object.entries(child)) {
    merged[name] = value === undefined ? part[name] : mergeProp(name, part[name], value)
  }
  return merged
}

function mergeProp(name: string, part: unknown, child: unknown): unknown {
  if (name === 'className' && typeof part === 'string' && typeof child === 'string') {
    return classNames(part, child)
  }
  if (name === 'style' && isStyle(part) && isStyle(child)) {
    return { ...part, ...child }
  }
  if (/^on[A-Z]/.test(name) && typeof part === 'function' && typeof child === 'function') {
    return (...args: readonly unknown[]) => {
      child(...args)
      if (!isPrevented(args[0])) {
        part(...args)
      }
    }
  }
  return child
}

function isStyle(value: unknown): value is CSSProperties {
  return typeof value === 'object' && value !== null
}

function isPrevented(event: unknown): boolean {
  return (
    typeof event === 'object' &&
    event !== null &&
    'defaultPrevented' in event &&
    event.defaultPrevented === true
  )
}
