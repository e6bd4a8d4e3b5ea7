/** False in the static build, which knows no server. */
declare const ONLINE: boolean;

interface ImportMeta {
  /** Said by the builder: false while one develops. */
  readonly env: { readonly PROD: boolean; readonly BASE_URL: string };
}

declare module '*.css';

/** The text of a file of scenarios. */
declare module '*.scn?raw' {
  const text: string;
  export default text;
}
