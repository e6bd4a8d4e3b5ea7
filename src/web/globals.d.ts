/** False in the static build, which knows no server. */
declare const ONLINE: boolean;
