/** False in the static build, which knows no server. */
declare const ONLINE: boolean;

interface ImportMeta {
  /** Said by the builder: false while one develops. */
  readonly env: { readonly PROD: boolean };
}

declare module '*.css';
