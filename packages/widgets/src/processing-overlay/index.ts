export * as ProcessingOverlay from './processing-overlay.tsx'
