/** False in the static build, which knows no server. */
declare const ONLINE: boolean;

/** Boxes with a cover of their own. */
declare const COVERS: readonly string[];

/** The claims that home asks about. `size`: claims per file; `stamp`: part of the files' names. */
declare const DOUBTS: { readonly count: number; readonly size: number; readonly stamp: string };

interface ImportMeta {
  /** False while developing. */
  readonly env: { readonly PROD: boolean; readonly BASE_URL: string };
  /** Contents of matching files, by path. */
  glob<T>(
    files: readonly string[],
    wishes: { query: string; import: string; eager: true },
  ): Readonly<Record<string, T>>;
  glob<T>(files: string, wishes: { query: string; import: string }): Readonly<Record<string, () => Promise<T>>>;
}

declare module '*.css';

declare module '*.scn?raw' {
  const text: string;
  export default text;
}
