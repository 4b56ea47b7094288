import { useState, type RefObject } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { fieldControl, inputClass } from '../../ui/field.tsx'
import { words } from './login.words.ts'
import styles from './password-input.module.css'

interface PasswordInputProps {
  inputRef: RefObject<HTMLInputElement>
  error: string | undefined
}

/** A password with a button that shows it; the button appears with the script that it needs. */
export function PasswordInput({ inputRef, error }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.password}>
      <input
        {...fieldControl('password', { error })}
        ref={inputRef}
        className={classNames(inputClass('big'), styles.input)}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className={classNames(styles.show, 'needs-script')}
        aria-pressed={isShown}
        aria-label={`${words.show} ${words.password.toLowerCase()}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  )
}
