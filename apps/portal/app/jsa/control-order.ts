import { controlLevels, type ControlLevel } from '@holdpoint/api/vocabulary'

/** Controls with the strongest first; within a level as they were written. */
export function inHierarchy<Control extends { level: ControlLevel }>(
  controls: readonly Control[],
): Control[] {
  return controlLevels.flatMap((level) => controls.filter((control) => control.level === level))
}
