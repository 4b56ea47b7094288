// Runs the reader from its source, in development and in tests.
import { register } from 'tsx/esm/api'

register()
await import(new URL('./file-text.child.ts', import.meta.url).href)
