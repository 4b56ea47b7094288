import type * as z from 'zod'
import type { AnsweredCallName, CallOf } from '../catalogue.ts'

/** A sentence for fields of calls, by the call and the name of the field. */
export type InputWords = {
  readonly [Name in AnsweredCallName]?: {
    readonly [Field in keyof z.input<CallOf<Name>['input']>]?: string
  }
}

/** The same for what calls answer. */
export type AnswerWords = {
  readonly [Name in AnsweredCallName]?: {
    readonly [Field in keyof z.output<CallOf<Name>['content']>]?: string
  }
}
