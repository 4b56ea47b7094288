import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
import('./checks/main.mjs')
