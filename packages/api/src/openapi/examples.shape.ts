import type * as z from 'zod'
import type { AnsweredCallName, CallOf } from '../catalogue.ts'

/** What a call is sent and what it answers then, written by hand. */
export type CallExamples = {
  readonly [Name in AnsweredCallName]?: {
    readonly input: z.input<CallOf<Name>['input']>
    readonly content: z.output<CallOf<Name>['content']>
  }
}
