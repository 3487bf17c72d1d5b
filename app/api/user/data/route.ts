import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { getDataExport } from '@/lib/closure/personal-data/get-data-export';
import { requestDataExport } from '@/lib/closure/personal-data/request-data-export';

/** The latest copy of the viewer's data; null if there is none. */
export const GET = defineRoute(async () => json(await getDataExport(await requireActor())));

/** Asks for a copy of the viewer's data, which a job makes. */
export const POST = defineRoute(async () => json(await requestDataExport(await requireActor()), 202));
