import type { AreaHandlers } from '../../../handler.ts'
import { exportFile } from './export.handlers.ts'
import { importFile } from './import.handlers.ts'

/** Which handler answers which call about files of forms. */
export const formFilesHandlers: Pick<
  AreaHandlers<'manageForms'>,
  'manageForms.importFile' | 'manageForms.exportFile'
> = {
  'manageForms.importFile': importFile,
  'manageForms.exportFile': exportFile,
}
