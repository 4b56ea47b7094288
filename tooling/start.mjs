import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
// Loaded only now: an old Node would stumble over what these files are written in.
import('./bootstrap/start.mjs')
