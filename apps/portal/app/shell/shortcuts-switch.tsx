import { useState, useSyncExternalStore } from 'react'
import { areShortcutsOn, switchShortcuts } from './shortcuts-setting.ts'
import styles from './shortcuts-switch.module.css'

/** Switches single keys on and off, on this device. */
export function ShortcutsSwitch() {
  // A server does not know what this device has chosen.
  const kept = useSyncExternalStore(neverToldOf, areShortcutsOn, () => true)
  const [chosen, setChosen] = useState<boolean>()
  return (
    <label className={styles.setting}>
      <input
        type="checkbox"
        checked={chosen ?? kept}
        onChange={(event) => {
          switchShortcuts(event.target.checked)
          setChosen(event.target.checked)
        }}
      />
      Use single keys on this device
    </label>
  )
}

/** Nobody else changes it while this is shown. */
const neverToldOf = () => () => undefined
