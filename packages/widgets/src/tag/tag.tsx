import { type HTMLAttributes, forwardRef, useId } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { part } from '../internals/part.tsx'
import { TagContext } from './tag.context.ts'
import { type TagKind, tagIcons, tagWords } from './tag.icons.ts'

export { Label, Remove, type RemoveProps } from './tag.remove.tsx'

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
