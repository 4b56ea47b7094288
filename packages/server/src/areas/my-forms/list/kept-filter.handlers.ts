import { myFormsList } from '@holdpoint/api'
import type { PersonHandler } from '../../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../../lists/kept-filter.ts'

export const keepFilter: PersonHandler<'myForms.keepFilter'> = keepFilterOf(myFormsList)

export const keptFilter: PersonHandler<'myForms.keptFilter'> = keptFilterOf(myFormsList)
