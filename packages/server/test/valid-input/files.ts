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
    'files.beginUpload': { fileName: 'a.pdf', byteSize: '4', firstPart: '0'.repeat(64) },
    'files.addPart': { uploadId: 'none', number: '1', sha256: '0'.repeat(64), part: 'upload:none' },
    'files.endUpload': { uploadId: 'none' },
    'files.move': { fileId, event: 'archive' },
    'files.pins': {},
    'files.pin': { fileId },
    'files.unpin': { fileId },
    'files.open': { fileId },
    'files.acknowledge': { fileId },
    'files.waive': { fileId, personId: 'none', reason: 'On leave' },
    'files.excel': {},
    'files.excelFile': { expires: '0', signature: 'x' },
  }
}
