'use server';

import { undoAct } from '@/lib/desk/admin/undo-act';
import { undoActSchema } from '@/lib/records/undo/schema';
import { defineCommand } from '@/lib/web/http/define-action';

export const undo = defineCommand(undoActSchema, undoAct);
