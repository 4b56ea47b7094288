export * as ReadMore from './read-more.tsx'
