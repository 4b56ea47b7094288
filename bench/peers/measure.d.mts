import type { build, Plugin } from 'esbuild'

export declare const external: string[]

export declare function gzippedBytes(
  esbuild: typeof build,
  piece: { contents: string; resolveDir: string; plugins?: Plugin[] },
): Promise<number>
