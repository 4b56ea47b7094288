import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function filesInputs(ids: RecordIds): ValidInputs<'files'> {
  const fileId = ids.library_file
  return {
    'files.list': {},
    'files.refused': {},
    'files.keepFilter': { folders: 'Wireline' },
    'files.keptFilter': { filter: 'none' },
    'files.choices': { search: 'wire' },
    'files.get': { fileId },
    'files.content': { fileId },
    'files.text': { fileId },
    'files.history': { fileId },
    'files.acknowledgements': { fileId },
    'files.save': { fileId, name: 'Lock-out of the missile' },
    'files.addVersion': { fileId, file: 'upload:none' },
    'files.move': { fileId, event: 'archive' },
    'files.open': { fileId },
    'files.acknowledge': { fileId },
    'files.waive': { fileId, personId: 'none', reason: 'On leave' },
    'files.excel': {},
    'files.excelFile': { expires: '0', signature: 'x' },
  }
}
