import { type HTMLAttributes, type PublicProps } from 'vue'
import { type TagClasses } from './tag-classes.ts'
import { type TagClass, type TagEvents, type TagProperties } from './tag-props.ts'

type Emit<Events> = <Name extends keyof Events & string>(name: Name, event: Events[Name]) => void

type Listeners<Events> = {
  [Name in keyof Events & string as `onH${Name extends `h${infer Rest}` ? Rest : never}`]?:
    | ((event: Events[Name]) => void)
    | undefined
}

/** A tag as templates see it: an element that takes properties and tells of events. */
type VueTag<C extends TagClass> = new () => InstanceType<C> & {
  /** Only for templates. */
  $props: TagProperties<C> &
    Listeners<TagEvents<C>> &
    Omit<HTMLAttributes, keyof TagProperties<C>> &
    PublicProps
  /** Only for templates. */
  $emit: Emit<TagEvents<C>>
}

/** The tags in templates. */
export type VueTags = { [Tag in keyof TagClasses]: VueTag<TagClasses[Tag]> }

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
