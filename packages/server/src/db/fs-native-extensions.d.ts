declare module 'fs-native-extensions' {
  /** Locks a whole open file for writing; false where another open file holds its lock. */
  export function tryLock(file: number): boolean
}
