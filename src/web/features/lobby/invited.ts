/** The last invitation sent with a new table, shown in its lobby until that person sits there. */
import { signal } from '@preact/signals';

type Invited = { readonly table: string; readonly person: string; says(): string };

export const invited = signal<Invited | undefined>(undefined);
