import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Field, fieldControl } from './field.tsx'
import { useScripted } from './use-scripted.ts'
import styles from './copy-field.module.css'

const words = {
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: copy it with the keyboard',
} as const

interface CopyFieldProps {
  id: string
  label: string
  hint?: string
  value: string
}

/** Text to take away: it can be selected as it stands, and copied by a button where scripts run. */
export function CopyField({ id, label, hint, value }: CopyFieldProps) {
  const isScripted = useScripted()
  const control = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const lines = value.split('\n').length
  const { className, ...rest } = fieldControl(id, { hint: hint !== undefined })

  async function copy(): Promise<void> {
    control.current?.select()
    // On plain http beyond this machine there is no clipboard; the text is selected all the same.
    const isCopied = await copied(value)
    setSaid(isCopied ? words.copied : words.selected)
  }

  return (
    <div className={styles.copy}>
      <Field id={id} label={label} {...(hint === undefined ? {} : { hint })}>
        <textarea
          {...rest}
          ref={control}
          className={classNames(className, styles.text, lines === 1 && styles.oneLine)}
          readOnly
          rows={lines}
          spellCheck={false}
          value={value}
        />
      </Field>
      {isScripted && (
        <div className={styles.act}>
          <Button type="button" onClick={() => void copy()} aria-label={`${words.copy}: ${label}`}>
            {words.copy}
          </Button>
          <span role="status">{said}</span>
        </div>
      )}
    </div>
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
