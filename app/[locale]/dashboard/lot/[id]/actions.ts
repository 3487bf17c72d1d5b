'use server';

import { idSchema, shutOutSchema } from '@/lib/market/sanctions/schema';
import { liftShutOut, shutOut } from '@/lib/market/sanctions/shut-out';
import { defineCommand } from '@/lib/web/http/define-action';

export const exclude = defineCommand(shutOutSchema, shutOut);

export const lift = defineCommand(idSchema, (actor, { id }) => liftShutOut(actor, id));
