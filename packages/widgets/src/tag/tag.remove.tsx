import { type ButtonHTMLAttributes, forwardRef, useContext } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { part } from '../internals/part.tsx'
import { useParent } from '../internals/use-parent.ts'
import { TagContext } from './tag.context.ts'
import { crossIcon } from './tag.icons.ts'

// What makes a chip of a tag, apart: most pages have tags alone.

/* Label */

/** The words of a tag that can be removed; the button's name is made of them. */
export const Label = part('span', 'hp-tag-label', () => ({ id: useContext(TagContext) }))

/* Remove */

/** Props of `Tag.Remove`: those of a `button`. */
export interface RemoveProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {
  /**
   * Hears the press. Who then takes the tag away puts the focus on the next tag or on "Clear all",
   * or it falls back to the top of the page.
   */
  onRemove?: (() => void) | undefined
  /** The first word of its name, before those of `Tag.Label`. Default 'Remove'. */
  word?: string | undefined
}

/** The cross. With `type="submit"` or as a link (`asChild`) it works without JavaScript too. */
export const Remove = forwardRef<HTMLButtonElement, RemoveProps>(function TagRemove(
  { onRemove, word = 'Remove', className, children = lineDrawing(crossIcon), ...props },
  ref,
) {
  const labelId = useParent(TagContext, 'Tag.Remove', 'Tag.Root')
  const id = `${labelId}-remove`
  return (
    <ButtonPart
      id={id}
      aria-label={word}
      aria-labelledby={`${id} ${labelId}`}
      {...props}
      onPress={() => onRemove?.()}
      ref={ref}
      className={classNames('hp-tag-remove', className)}
    >
      {children}
    </ButtonPart>
  )
})
