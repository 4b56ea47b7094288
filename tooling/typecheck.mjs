import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './bootstrap/fingerprint.mjs'
import { inPool } from './bootstrap/pool.mjs'
import { root } from './bootstrap/root.mjs'
import { run } from './bootstrap/run.mjs'

const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc')

const projects = [
  'tooling',
  ...['packages', 'apps'].flatMap((folder) =>
    listFiles(root, folder, (name) => name === 'node_modules' || name.startsWith('.'))
      .filter((file) => /^[^/]+\/[^/]+\/tsconfig\.json$/.test(file))
      .map((file) => path.posix.dirname(file)),
  ),
]

if (!existsSync(compiler)) {
  console.error('The compiler is not installed: run `npx --yes pnpm@10.34.9 install` first.')
  process.exit(1)
}

// The compiler is written in Go, which looks for what it can let go of each time it has grown to twice
// what it needs: a quarter of its work. Nine times is enough, and 4 GB at the latest.
const env = { GOGC: '800', GOMEMLIMIT: '4GiB', ...process.env }

const codes = await inPool(2, projects, async (project) => {
  const { code, output } = await run(
    process.execPath,
    // Two projects are checked at a time, so that more threads would do the same work twice.
    [compiler, '-p', project, '--pretty', 'false', '--singleThreaded'],
    { env },
  )
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${project}`)
  if (output.trim()) {
    console.log(output.trimEnd())
  }
  return code
})

process.exitCode = codes.every((code) => code === 0) ? 0 : 1
