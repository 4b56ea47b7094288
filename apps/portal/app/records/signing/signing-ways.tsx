import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useSigningWords } from './signing-words.ts'
import styles from './signing.module.css'

type SigningWay = 'draw' | 'type'

interface SigningWaysProps {
  /** The way that shows first, where there is a script. */
  first: SigningWay
  draw: ReactNode
  type: ReactNode
  /** More buttons beside the choice of the way. */
  beside?: ReactNode
  /** What stands below both, such as what went wrong. */
  children?: ReactNode
}

/** The two ways to sign. Without a script typing is left, which works everywhere. */
export function SigningWays({ first, draw, type, beside, children }: SigningWaysProps) {
  const [way, setWay] = useState(first)
  const { words, lang } = useSigningWords()
  return (
    <div className={styles.ways} data-way={way} lang={lang}>
      <div
        role="group"
        aria-label={words.way}
        className={classNames('needs-script', styles.switch)}
      >
        {(['draw', 'type'] as const).map((one) => (
          <Button
            key={one}
            type="button"
            aria-pressed={way === one}
            onClick={() => setWay(one)}
            className={styles.way}
          >
            {words[one]}
          </Button>
        ))}
        {beside}
      </div>
      <div className={classNames('needs-script', styles.draw)}>{draw}</div>
      <div className={styles.type}>{type}</div>
      {children}
    </div>
  )
}
