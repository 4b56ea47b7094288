// The database's own worker, with a word on which the thread ends as if it had crashed.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (request) => {
  if (String(request.sql).includes('end this thread')) {
    process.exit(7)
  }
})

await import('../../src/db/pglite-worker.mjs')
