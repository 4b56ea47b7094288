import type { PaperDocument } from '../pdf/document.ts'
import { setPaper } from '../pdf/set-paper.ts'
import { answerWith } from './reply.ts'

// The thread that sets documents: laying out text and packing faces would hold up every request.

answerWith((document: PaperDocument) => setPaper(document))
