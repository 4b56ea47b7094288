import { useState, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { fieldControl, inputClass } from './field.tsx'
import styles from './password-input.module.css'

interface PasswordInputProps {
  id: string
  name: string
  /** What a password manager is to do here. */
  autoComplete: 'current-password' | 'new-password'
  isBig?: boolean
  inputRef?: RefObject<HTMLInputElement>
  hint?: boolean
  error?: string | undefined
}

/** A password with a button that shows it; the button appears with the script that it needs. */
export function PasswordInput(props: PasswordInputProps) {
  const { id, name, autoComplete, isBig = false, inputRef, hint = false, error } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.password}>
      <input
        {...fieldControl(id, { hint, error })}
        ref={inputRef}
        className={classNames(inputClass(isBig ? 'big' : 'normal'), styles.input)}
        type={isShown ? 'text' : 'password'}
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className={classNames(styles.show, 'needs-script')}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> password</span>
      </button>
    </div>
  )
}
