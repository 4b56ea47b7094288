import type { AreaHandlers } from '../../../handler.ts'
import { library, libraryForm, takeFromLibrary } from './library.handlers.ts'

/** Which handler answers which call about the library. */
export const libraryHandlers: Pick<
  AreaHandlers<'manageForms'>,
  'manageForms.library' | 'manageForms.libraryForm' | 'manageForms.takeFromLibrary'
> = {
  'manageForms.library': library,
  'manageForms.libraryForm': libraryForm,
  'manageForms.takeFromLibrary': takeFromLibrary,
}
