import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { hostPages } from './host-pages.ts'

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url))

// Relative addresses, so that the built sandbox works from any folder of any server.
export default defineConfig({
  base: './',
  plugins: [hostPages()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: ['index', 'strict', 'framed'].map(page) },
  },
})
