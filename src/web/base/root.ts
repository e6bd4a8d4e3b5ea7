/** Where the site is: the root of the server, or whatever folder it was put into. */
export const ROOT = import.meta.env.BASE_URL;
