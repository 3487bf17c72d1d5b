import path from 'node:path';
import { leadWorkers } from '../../server/lead-workers';

// Leads two workers for the test of `leadWorkers`.
leadWorkers({ program: path.join(__dirname, 'led-worker.mjs'), count: 2, firstDelayMs: 1 });
