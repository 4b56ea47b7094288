import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEntry } from '../bootstrap/build.mjs'
import { exitCode } from '../bootstrap/exit-code.mjs'
import { root } from '../bootstrap/root.mjs'
import { testEnvironment } from './test-environment.mjs'

// The built portal on a data folder of its own, which goes when the server goes: an empty one, or a
// copy of the one that is named.
const dataDir = mkdtempSync(path.join(tmpdir(), 'holdpoint-test-'))
const { HOLDPOINT_TEST_WORLD: world } = process.env
if (world) {
  cpSync(world, dataDir, { recursive: true })
}
const child = spawn(process.execPath, [serverEntry], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...testEnvironment(),
    NODE_ENV: 'production',
    PORT: process.env['HOLDPOINT_TEST_PORT'] ?? '4173',
    HOST: '127.0.0.1',
    HOLDPOINT_DATA_DIR: dataDir,
    HOLDPOINT_EMBEDDED_SYNC: '0',
    UPLOAD_SCANNER: fileURLToPath(new URL('refuse-marked.sh', import.meta.url)),
  },
})

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill('SIGTERM'))
}

child.on('exit', (code, signal) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(exitCode(code, signal))
})
