// Runs a thread from its source, in development and in tests: a thread does not inherit the loader
// that lets the main one run TypeScript.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(new URL(workerData, import.meta.url).href)
