import type * as z from 'zod'
import type { CallNameOf, AreaName, CallOf } from '../catalogue.ts'

/** What a call is sent and what it answers then, written by hand. */
export type CallExamples<Area extends AreaName = AreaName> = {
  readonly [Name in CallNameOf<Area>]?: {
    readonly input: z.input<CallOf<Name>['input']>
    readonly content: z.output<CallOf<Name>['content']>
  }
}
