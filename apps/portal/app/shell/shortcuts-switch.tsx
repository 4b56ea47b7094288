import { useEffect, useState } from 'react'
import { areShortcutsOn, switchShortcuts } from './shortcuts-setting.ts'
import styles from './shortcuts-switch.module.css'

/** Switches single keys on and off, on this device. */
export function ShortcutsSwitch() {
  const [isOn, setIsOn] = useState(true)
  // A server does not know what this device has chosen.
  useEffect(() => setIsOn(areShortcutsOn()), [])
  return (
    <label className={styles.setting}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          switchShortcuts(event.target.checked)
          setIsOn(event.target.checked)
        }}
      />
      Use single keys on this device
    </label>
  )
}
