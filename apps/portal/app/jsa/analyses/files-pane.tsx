import { jsaFilesMax } from '@holdpoint/api/vocabulary'
import { RecordFiles } from '../../records/record-files.tsx'
import type { RecordFileView } from '../../records/record-files.ts'
import parts from '../../records/record-parts.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import type { JsaView } from './jsa-view.server.ts'
import { words } from './jsa.words.ts'

interface FilesPaneProps {
  view: JsaView
  files: readonly RecordFileView[]
}

/** The drawings, permits and plans of the job; whoever writes it adds to them. */
export function FilesPane({ view: { can, formKey }, files }: FilesPaneProps) {
  return (
    <div className={parts.part}>
      {can.files && <p>{recordWords.filesHint(jsaFilesMax)}</p>}
      {can.files && !can.removeFiles && <p>{words.filesStay}</p>}
      {files.length === 0 && !can.files && <p>{words.noFiles}</p>}
      <RecordFiles
        files={files}
        formKey={formKey}
        canChange={can.files}
        canAdd={files.length < jsaFilesMax}
      />
    </div>
  )
}
