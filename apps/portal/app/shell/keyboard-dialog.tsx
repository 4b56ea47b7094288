import { DialogBox } from '../ui/dialog.tsx'
import { fillPlace } from './places.ts'
import { ShortcutsSwitch } from './shortcuts-switch.tsx'
import { usePlaces } from './use-places.ts'
import styles from './keyboard-dialog.module.css'

/** What the key beside the letter is called where one is. */
function findKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}

interface KeyboardDialogProps {
  onClose: () => void
}

/** The list of keys; loaded when somebody asks for it. */
export function KeyboardDialog({ onClose }: KeyboardDialogProps) {
  const { groups } = usePlaces()
  const shortcuts = [
    { keys: ['/'], does: 'Search this page' },
    { keys: [findKey(), 'K'], does: 'Find or go to anything' },
    { keys: ['n'], does: 'Go on: the next form, or the next page' },
    ...groups.flatMap(({ places }) =>
      places.map(({ key, name }) => ({ keys: ['g', key], does: `Go to ${name}` })),
    ),
    { keys: ['g', fillPlace.key], does: 'Fill a form' },
    { keys: ['?'], does: 'Show these keys' },
    { keys: ['Esc'], does: 'Close a menu or a dialog' },
  ]
  return (
    <DialogBox onClose={onClose} title="Keyboard">
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ShortcutsSwitch />
    </DialogBox>
  )
}
