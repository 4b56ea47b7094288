import { useEffect, useRef, useState } from 'react'
import { DialogBox } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import styles from './scan-dialog.module.css'
import { barcodeWords as words } from './barcode.words.ts'
import { scanCodes } from './scan-codes.ts'

interface ScanDialogProps {
  onCode: (code: string) => void
  onClose: () => void
}

/** The camera's picture until it shows a code. However it closes, the camera is off with it. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  })
  useEffect(() => {
    if (video.current === null) {
      return
    }
    return scanCodes(video.current, {
      onOpen: () => setOpen(true),
      onCode: (code) => told.current(code),
      onFault: (fault) => setProblem(reasonOf(fault)),
    })
  }, [])
  return (
    <DialogBox title={words.title} onClose={onClose}>
      <div className={styles.scan}>
        {problem === null && <p role="status">{isOpen ? words.aim : words.opening}</p>}
        <div role="alert">{problem !== null && <ErrorText>{problem}</ErrorText>}</div>
        <video ref={video} className={styles.picture} hidden={problem !== null} muted playsInline />
      </div>
    </DialogBox>
  )
}

function reasonOf(fault: unknown): string {
  const name = fault instanceof DOMException ? fault.name : ''
  switch (name) {
    case 'NotAllowedError':
      return words.refused
    case 'NotFoundError':
      return words.noCamera
    default:
      return words.failed
  }
}
