/** False in the static build, which knows no server. */
declare const ONLINE: boolean;

/** The claims that home asks about: how many, by how many they are fetched, and what their files are called. */
declare const DOUBTS: { readonly count: number; readonly size: number; readonly stamp: string };

interface ImportMeta {
  /** Said by the builder: false while one develops. */
  readonly env: { readonly PROD: boolean; readonly BASE_URL: string };
  /** What matching files give, by their paths. */
  glob<T>(
    files: readonly string[],
    wishes: { query: string; import: string; eager: true },
  ): Readonly<Record<string, T>>;
  glob<T>(files: string, wishes: { query: string; import: string }): Readonly<Record<string, () => Promise<T>>>;
}

declare module '*.css';

/** The text of a file of scenarios. */
declare module '*.scn?raw' {
  const text: string;
  export default text;
}
