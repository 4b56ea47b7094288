// Single keys must be possible to switch off (WCAG 2.1.4): dictation software types them by
// accident. The choice belongs to the device, not to the person.
const storageKey = 'hp-shortcuts'

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    // Storage may be forbidden; the keys then work as they do at first.
    return true
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // Without storage the choice cannot be kept, and nothing else depends on it.
  }
}
