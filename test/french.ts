/** A mark without its space, or with one at which a line may end; a number torn from what it counts. */
export const UNFRENCH = /[^\u00a0][:;!?»]|«(?!\u00a0)|\d \p{L}/u;
