import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type ForwardRefExoticComponent,
  type JSX,
  type RefAttributes,
  forwardRef,
} from 'react'
import { type AsChild } from './as-child.ts'
import { classNames } from './class-names.ts'
import { Slot } from './slot.tsx'

type Tag = keyof HTMLElementTagNameMap & keyof JSX.IntrinsicElements

/** Props of a part that is a plain node: those of the node. */
export type PartProps<T extends Tag> = ComponentPropsWithoutRef<T> & AsChild

/** A part that is a plain node. */
export type Part<T extends Tag> = ForwardRefExoticComponent<
  PartProps<T> & RefAttributes<HTMLElementTagNameMap[T]>
>

/**
 * Makes a part that is one plain node with its class. `useOwn` answers what its root gives it; the
 * caller's props win over that.
 */
export function part<T extends Tag>(
  tag: T,
  className: string,
  useOwn?: () => Partial<ComponentPropsWithoutRef<T>>,
): Part<T> {
  const made = forwardRef<HTMLElement, PartProps<Tag>>(function HpPart(
    { asChild = false, className: more, ...props },
    ref,
  ) {
    const own = useOwn?.()
    const Node: ElementType = asChild ? Slot : tag
    return <Node {...own} {...props} ref={ref} className={classNames(className, more)} />
  })
  // The tag decides the props, which the type of a part with any tag cannot say.
  return made as unknown as Part<T>
}
