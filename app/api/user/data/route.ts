import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { getDataExport } from '@/lib/personal-data/get-data-export';
import { requestDataExport } from '@/lib/personal-data/request-data-export';

/** The latest copy of the viewer's data; null if there is none. */
export const GET = defineRoute(async () => json(await getDataExport(await requireActor())));

/** Asks for a copy of the viewer's data, which a job makes. */
export const POST = defineRoute(async () => json(await requestDataExport(await requireActor()), 202));
