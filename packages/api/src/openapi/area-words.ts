import type * as z from 'zod'
import type { CallNameOf, AreaName, CallOf } from '../catalogue.ts'

/**
 * What the documents say of an area's calls where a name does not say it. The words stand apart
 * from the cards, so that pages, which load the cards, do not load them; the types hold the two
 * together.
 */
export type AreaWords<Area extends AreaName> = {
  /** What a caller must know beside who may make the call: limits, order, and what 222 means. */
  readonly notes?: { readonly [Name in CallNameOf<Area>]?: string }
  /** A sentence for fields of calls, by the call and the name of the field. */
  readonly inputs?: {
    readonly [Name in CallNameOf<Area>]?: {
      readonly [Field in keyof z.input<CallOf<Name>['input']>]?: string
    }
  }
  /** The same for what calls answer. */
  readonly answers?: {
    readonly [Name in CallNameOf<Area>]?: {
      readonly [Field in keyof z.output<CallOf<Name>['content']>]?: string
    }
  }
  /** The same for records that calls share, by the component and the field. */
  readonly parts?: Readonly<Record<string, FieldWords>>
}

/** A sentence for each field that needs one. */
export type FieldWords = Readonly<Record<string, string>>
