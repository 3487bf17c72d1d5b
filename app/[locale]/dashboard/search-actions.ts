'use server';

import { z } from 'zod';
import { defineCommand } from '@/lib/web/http/define-action';
import { deleteSearch } from '@/lib/finding/saved-searches/delete-search';

export const removeSearch = defineCommand(z.object({ id: z.uuid() }), (actor, { id }) => deleteSearch(actor, id));
