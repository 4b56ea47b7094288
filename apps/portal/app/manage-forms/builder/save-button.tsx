import { useNavigation } from '@remix-run/react'
import { Button } from '../../ui/button.tsx'
import styles from './plate-form.module.css'

/** Saves a part; it stays in sight while its fields are scrolled. */
export function SaveButton({ name }: { name: string }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <p className={styles.save}>
      <Button id="save" name="intent" value="save" isWide aria-disabled={isSending}>
        {name}
      </Button>
    </p>
  )
}
