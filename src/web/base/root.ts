/** The root of the site: that of the server, or the folder of a static build. */
export const ROOT = import.meta.env.BASE_URL;
