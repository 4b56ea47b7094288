import { useEffect, useRef, useState } from 'react'
import { CloseButton, DialogBox } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { useAnsweringWords } from '../language/answering-words.tsx'
import type { AnsweringWords } from '../language/answering.words.ts'
import styles from './scan-dialog.module.css'
import { scanCodes } from './scan-codes.ts'

interface ScanDialogProps {
  onCode: (code: string) => void
  onClose: () => void
}

/** The camera's picture until it shows a code. However it closes, the camera is off with it. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const said = useAnsweringWords()
  const words = said.words.scan
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
    <DialogBox
      title={words.title}
      lang={said.lang}
      close={<CloseButton word={words.close} />}
      onClose={onClose}
    >
      <div className={styles.scan}>
        {problem === null && <p role="status">{isOpen ? words.aim : words.opening}</p>}
        <div role="alert">{problem !== null && <ErrorText>{words[problem]}</ErrorText>}</div>
        <video ref={video} className={styles.picture} hidden={problem !== null} muted playsInline />
      </div>
    </DialogBox>
  )
}

/** Which words say why no code is read. */
type Problem = keyof Pick<AnsweringWords['scan'], 'refused' | 'noCamera' | 'failed'>

function reasonOf(fault: unknown): Problem {
  const name = fault instanceof DOMException ? fault.name : ''
  switch (name) {
    case 'NotAllowedError':
      return 'refused'
    case 'NotFoundError':
      return 'noCamera'
    default:
      return 'failed'
  }
}
