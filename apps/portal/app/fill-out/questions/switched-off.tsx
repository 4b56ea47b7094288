import { Camera, Paperclip, Signature } from '../../ui/icons.ts'
import { Button } from '../../ui/button.tsx'
import { photoWords, triedWords } from '../fill-out.words.ts'
import { fileWords } from './file.words.ts'
import styles from './switched-off.module.css'

interface SwitchedOffProps {
  Icon: typeof Camera
  name: string
  why: string
}

/** What a form asks for and cannot be given while it is only tried: shown, with the reason. */
export function SwitchedOff({ Icon, name, why }: SwitchedOffProps) {
  return (
    <div className={styles.off}>
      <Button type="button" disabled>
        <Icon aria-hidden="true" />
        {name}
      </Button>
      <p>{why}</p>
    </div>
  )
}

export function NoPhotos() {
  return <SwitchedOff Icon={Camera} name={photoWords.add} why={triedWords.noPhoto} />
}

export function NoFiles() {
  return <SwitchedOff Icon={Paperclip} name={fileWords.add} why={triedWords.noFile} />
}

export function NoSignature() {
  return <SwitchedOff Icon={Signature} name={triedWords.sign} why={triedWords.noSignature} />
}
