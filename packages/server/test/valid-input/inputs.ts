import type { CallNameOf, AreaName, RecordKind } from '@holdpoint/api'

/** One record of each kind that calls name. */
export type RecordIds = Readonly<Record<RecordKind, string>>

/** A valid input of each call of these areas that answers; a missing one does not compile. */
export type ValidInputs<Area extends AreaName> = Record<CallNameOf<Area>, Record<string, string>>
