import { type DetailedHTMLProps, type HTMLAttributes } from 'react'
import { type TagClasses } from './tag-classes.ts'
import { type TagAttributes, type TagClass, type TagData, type TagEvents } from './tag-props.ts'

/** Attributes and what starts with `on` as React 18 and 19 write them, properties as React 19 does. */
type OwnProps<C extends TagClass> = Omit<TagAttributes<C>, keyof TagData<C>> &
  TagData<C> & {
    [Name in keyof TagEvents<C> & string as `on${Name}`]?:
      | ((event: TagEvents<C>[Name]) => void)
      | undefined
  }

type Props<C extends TagClass> = OwnProps<C> &
  Omit<DetailedHTMLProps<HTMLAttributes<InstanceType<C>>, InstanceType<C>>, keyof OwnProps<C>> & {
    /** React hands this on to a tag as it stands; React 18 does not know `className` there. */
    class?: string | undefined
  }

/** The tags in JSX. */
export type JsxTags = { [Tag in keyof TagClasses]: Props<TagClasses[Tag]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
