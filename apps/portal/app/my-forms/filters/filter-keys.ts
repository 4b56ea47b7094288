import { myFormsFilter, namesOfKind } from '@holdpoint/api'

/** The parts of the filter that are lists of ids or codes. */
export const listKeys = namesOfKind(myFormsFilter, 'choices', 'places')
export type ListKey = (typeof listKeys)[number]

/** The parts of the filter that are on or off. */
export const flagKeys = namesOfKind(myFormsFilter, 'flag')
export type FlagKey = (typeof flagKeys)[number]
