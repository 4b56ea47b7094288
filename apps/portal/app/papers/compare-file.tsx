import { useRef, useState } from 'react'
import { ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import { words } from './papers.words.ts'

/**
 * Compares a file with the one that was made, in the browser alone. Where that cannot reckon, or has no
 * script, nothing is asked: the fingerprint stands below.
 */
export function CompareFile({ sha256 }: { sha256: string }) {
  const isScripted = useScripted()
  const latest = useRef<File>()
  const [found, setFound] = useState<'isSame' | 'isOther' | 'unread' | null>(null)
  if (!isScripted || !window.isSecureContext) {
    return null
  }

  async function compare(file: File | undefined) {
    latest.current = file
    setFound(null)
    const print = file && (await fingerprintOf(file).catch(() => null))
    // A large file may be read longer than the one that was chosen after it.
    if (print !== undefined && latest.current === file) {
      setFound(print === null ? 'unread' : print === sha256 ? 'isSame' : 'isOther')
    }
  }

  const error = found === 'isOther' || found === 'unread' ? words[found] : undefined
  return (
    <>
      <Field id="file" label={words.choose} hint={words.chooseHint}>
        <input
          {...fieldControl('file', { hint: true })}
          type="file"
          accept="application/pdf"
          onChange={(event) => void compare(event.currentTarget.files?.[0])}
        />
      </Field>
      <div role="status">
        {found === 'isSame' && <p>{words.isSame}</p>}
        {error !== undefined && <ErrorText>{error}</ErrorText>}
      </div>
    </>
  )
}

async function fingerprintOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
