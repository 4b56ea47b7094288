import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  createContext,
  forwardRef,
  useContext,
  useId,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { part } from '../internals/part.tsx'
import { useParent } from '../internals/use-parent.ts'
import { type TagKind, crossIcon, tagIcons, tagWords } from './tag.icons.ts'

/** The id of the words, by which the remove button says what it removes. */
const TagContext = createContext<string | undefined>(undefined)

const Sign = part('span', 'hp-tag')
const Drawing = part('span', 'hp-tag-icon')

/* Root */

/** Props of `Tag.Root`: those of a `span`. */
export interface RootProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** `elevated` and `reopened` have words and a drawing. Default `plain`: the children say it all. */
  kind?: TagKind | undefined
}

/** A small outlined sign on a row, or with `Tag.Remove` a chip of what is filtered now. */
export const Root = forwardRef<HTMLSpanElement, RootProps>(function TagRoot(
  { kind = 'plain', children, ...props },
  ref,
) {
  return (
    <TagContext.Provider value={useId()}>
      <Sign data-kind={kind} {...props} ref={ref}>
        {children ?? (
          <>
            {kind !== 'plain' && <Icon kind={kind} />}
            {tagWords[kind]}
          </>
        )}
      </Sign>
    </TagContext.Provider>
  )
})

/* Icon */

/** Props of `Tag.Icon`: those of a `span`. */
export interface IconProps extends HTMLAttributes<HTMLSpanElement>, AsChild {
  /** Whose drawing it is. Default `elevated`; children replace it with a drawing of your own. */
  kind?: TagKind | undefined
}

/** The drawing, hidden from assistive technology because the words say it all. */
export const Icon = forwardRef<HTMLSpanElement, IconProps>(function TagIcon(
  { kind = 'elevated', children = lineDrawing(tagIcons[kind], 14), ...props },
  ref,
) {
  return (
    <Drawing aria-hidden="true" {...props} ref={ref}>
      {children}
    </Drawing>
  )
})

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
