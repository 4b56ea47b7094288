import type { EntryPaper } from '../areas/my-forms/papers/entry-paper.ts'
import { setEntry } from '../areas/my-forms/papers/pdf-paper.ts'
import { answerWith } from './reply.ts'

// The thread that sets documents: laying out text and packing faces would hold up every request.

answerWith((about: EntryPaper) => setEntry(about))
