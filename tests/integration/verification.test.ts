import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { LocalStorage } from '@/lib/files/storage/local-storage';
import { discardDocument } from '@/lib/accounts/verification/discard-document';
import { getVerificationForm, getVerificationStatus } from '@/lib/accounts/verification/get-verification';
import { listVerifications } from '@/lib/accounts/verification/list-verifications';
import { verificationQuerySchema } from '@/lib/accounts/verification/query-schema';
import { readDocument } from '@/lib/accounts/verification/read-document';
import { reviewVerification } from '@/lib/accounts/verification/review-verification';
import { reviewSchema, verificationRequestSchema, type Decision } from '@/lib/accounts/verification/schema';
import { submitVerification } from '@/lib/accounts/verification/submit-verification';
import { uploadDocuments } from '@/lib/accounts/verification/upload-documents';
import { makePdf, makeScan, verificationFields, type MadeFile } from '@/tests/factories/document';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makePages, makePaper } from '@/tests/factories/paper';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const files = async () =>
  (await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'private', 'verification')).catch(() => [])).sort();

const upload = async (actor: Actor, ...made: MadeFile[]) =>
  (await uploadDocuments(actor, made.length > 0 ? made : [makePdf()])).map(({ name }) => name);
const request = (documents: readonly string[], traits: Partial<typeof verificationFields> = {}) =>
  verificationRequestSchema.parse({ ...verificationFields, ...traits, documents });
const submit = async (actor: Actor) => submitVerification(actor, request(await upload(actor)));
const review = (decision: Decision, userId: string, notes?: string) => reviewSchema.parse({ userId, decision, notes });

describe('verification', () => {
  let user: Awaited<ReturnType<typeof makeUser>>;
  let admin: Actor;

  beforeEach(async () => {
    user = await makeUser();
    admin = (await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Admin' })).actor;
  });

  it('is requested with uploaded documents, once, and confirmed by mail', async () => {
    const names = await upload(user.actor, makePdf(), await makeScan(), {
      name: 'dorso.png',
      bytes: await makePicture('png', 60, 40),
    });
    expect(names.map((name) => name.split('.')[1])).toEqual(['pdf', 'jpg', 'png']);
    expect(await getVerificationForm(user.actor)).toMatchObject({
      documents: [
        { name: names[0], originalName: 'cédula.pdf' },
        { originalName: 'frente.jpg' },
        { originalName: 'dorso.png' },
      ],
    });
    expect(await submitVerification(user.actor, request(names))).toMatchObject({
      verificationStatus: 'pending',
      verificationNotes: null,
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Luna',
      phone: '+59899123456',
      location: 'Tacuarembó, Uruguay',
      role: 'user',
      businessName: 'Cabaña La Unión',
      businessType: 'Cabaña',
      verificationDocuments: names,
    });
    expect(await db.upload.count({ where: { userId: user.id } })).toBe(0);
    expect(await mailsTo(user.email)).toMatchObject([{ subject: 'Recibimos tu solicitud de verificación' }]);
    await expect(submitVerification(user.actor, request(names))).rejects.toMatchObject({ code: 'verification_closed' });
    await expect(upload(user.actor)).rejects.toMatchObject({ code: 'verification_closed' });
  });

  it('suggests the place of the latest listing to who never gave one', async () => {
    const placeOf = async (actor: Actor) => {
      const { location, suggestedLocation } = await getVerificationForm(actor);
      return location ?? suggestedLocation;
    };
    expect(await placeOf(user.actor)).toBeNull();
    await makeEquipment({ userId: user.id, location: 'Trinidad, Uruguay' });
    expect(await placeOf(user.actor)).toBe('Trinidad, Uruguay');
    await makeListing({ userId: user.id, location: 'Durazno, Uruguay', createdAt: new Date('2026-01-01') });
    await makeListing({ userId: user.id, location: 'Salto, Uruguay', createdAt: new Date('2026-02-01') });
    expect(await placeOf(user.actor)).toBe('Salto, Uruguay');
    expect(await placeOf((await makeUser({ location: 'Melo, Uruguay' })).actor)).toBe('Melo, Uruguay');
  });

  it('of two accounts with the same document is noted for the moderators, also beside papers', async () => {
    const [document, paper] = [makePdf('cédula.pdf', 431), await makePages(7)];
    const other = await makeUser();
    await upload(user.actor, document);
    await upload(user.actor, document);
    await makePaper(user.actor, {}, paper);
    expect(await db.riskSignal.count({ where: { userId: user.id } })).toBe(0);
    await upload(other.actor, { ...document, name: 'otro.pdf' }, paper);
    expect(await db.riskSignal.findMany({ where: { userId: other.id } })).toMatchObject([
      { rule: 'document_of_another', points: 50, evidence: { other: user.id } },
    ]);
  });

  it('is noted too if several accounts send one document at the same moment', async () => {
    const document = makePdf('cédula.pdf', 977);
    const accounts = await Promise.all(Array.from({ length: 6 }, () => makeUser()));
    await Promise.all(accounts.map(({ actor }) => upload(actor, document)));
    const userIds = accounts.map(({ id }) => id);
    const noted = await db.riskSignal.count({ where: { userId: { in: userIds }, rule: 'document_of_another' } });
    expect(noted).toBe(accounts.length - 1);
  });

  it('gives nobody a name that the profile refuses', async () => {
    const names = await upload(user.actor);
    for (const [traits, field] of [
      [{ firstName: 'Tesorería', lastName: 'Corral' }, 'firstName'],
      [{ lastName: 'llame al 099 123 456' }, 'lastName'],
      [{ businessName: 'Corra1 Pagos' }, 'businessName'],
    ] as const)
      await expect(submitVerification(user.actor, request(names, traits))).rejects.toMatchObject({
        fields: { [field]: [{}] },
      });
    await submitVerification(user.actor, request(names));
  });

  it('creates one request from a form sent ten times at once', async () => {
    const names = await upload(user.actor);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => submitVerification(user.actor, request(names))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  it("takes documents of one's own only, and only those that were uploaded", async () => {
    const other = await makeUser();
    const [mine, theirs] = [await upload(user.actor), await upload(other.actor)];
    const refusal = { code: 'invalid_input', fields: { documents: [{ key: 'documentGone' }] } };
    for (const stranger of [...theirs, '00000000-0000-7000-8000-000000000000.pdf', '../../etc/passwd', '']) {
      await expect(submitVerification(user.actor, request([...mine, stranger]))).rejects.toMatchObject(refusal);
    }
    await submitVerification(other.actor, request(theirs));
    await expect(submitVerification(user.actor, request(theirs))).rejects.toMatchObject(refusal);
    expect(await getVerificationStatus(user.actor)).toMatchObject({ verificationStatus: 'unverified' });
    expect(await db.upload.count({ where: { userId: user.id } })).toBe(1);
  });

  it.each([
    ['no document', { documents: [] }, 'documents', 'validation.documentsRequired'],
    ['documents that are no list', { documents: 'x.pdf' }, 'documents', 'validation.documentsRequired'],
    ['six documents', { documents: Array(6).fill('x.pdf') }, 'documents', 'validation.documentsTooMany'],
    ['a blank name', { firstName: ' ' }, 'firstName', 'validation.firstNameRequired'],
    ['no last name', { lastName: undefined }, 'lastName', 'validation.lastNameRequired'],
    ['a phone that starts with zero', { phone: '0991234' }, 'phone', 'validation.phone'],
    ['a phone of seventeen digits', { phone: '+12345678901234567' }, 'phone', 'validation.phone'],
    ['no place', { location: '' }, 'location', 'validation.locationRequired'],
  ])('is not asked for with %s', (_name, traits, field, message) => {
    const { error } = verificationRequestSchema.safeParse({ ...verificationFields, documents: ['x.pdf'], ...traits });
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message })]);
  });

  it('is not asked for from a place that nobody knows, unless the profile had it', async () => {
    const names = await upload(user.actor);
    const nowhere = request(names, { location: 'xxqz' });
    await expect(submitVerification(user.actor, nowhere)).rejects.toMatchObject({
      fields: { location: [{ key: 'placeUnknown' }] },
    });
    await db.user.update({ where: { id: user.id }, data: { location: 'xxqz' } });
    expect(await submitVerification(user.actor, nowhere)).toMatchObject({ verificationStatus: 'pending' });
  });

  it('needs no business', () => {
    expect(request(['x'], { businessName: '', businessType: ' ' })).toMatchObject({
      businessName: null,
      businessType: null,
    });
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a zip', Buffer.from('504b0304140000000800', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['noise', Buffer.alloc(5000, 7)],
    ['the head of a PDF', Buffer.from('%PDF-1.4\n<script>alert(1)</script>')],
    ['a piece of a photograph', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex')],
  ])('takes no PDF that is %s, nor what comes with it', async (_name, bytes) => {
    const before = await files();
    await expect(upload(user.actor, makePdf(), { name: 'título.pdf', bytes })).rejects.toMatchObject({
      code: 'unsupported_type',
      fields: { documents: [{ key: 'documentType', values: { name: 'título.pdf' } }] },
    });
    expect(await files()).toEqual(before);
    expect(await db.upload.count({ where: { userId: user.id } })).toBe(0);
  });

  it('accepts one to five documents of at most 10 MB', async () => {
    const limit = 10 * 1024 * 1024;
    await expect(uploadDocuments(user.actor, [])).rejects.toMatchObject({
      fields: { documents: [{ key: 'documentsRequired' }] },
    });
    await expect(upload(user.actor, ...Array<MadeFile>(6).fill(makePdf()))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { documents: [{ key: 'documentsTooMany' }] },
    });
    await expect(upload(user.actor, makePdf('grande.pdf', limit + 1))).rejects.toMatchObject({
      code: 'too_large',
      fields: { documents: [{ key: 'documentTooLarge', values: { name: 'grande.pdf' } }] },
    });
    expect(await upload(user.actor, makePdf('justo.pdf', limit), ...Array<MadeFile>(4).fill(makePdf()))).toHaveLength(
      5,
    );
  });

  it('removes deceptive and invalid characters from names', async () => {
    await upload(user.actor, makePdf('a\u0000b\u202efdp.exe.pdf'));
    expect(await db.upload.findFirst({ where: { userId: user.id } })).toMatchObject({
      details: { name: 'abfdp.exe.pdf' },
    });
  });

  it('keeps the ten newest pending documents, and lets their owner delete one', async () => {
    const before = await files();
    const first = await upload(user.actor, ...Array<MadeFile>(5).fill(makePdf()));
    await upload(user.actor, ...Array<MadeFile>(5).fill(makePdf()));
    const [last = ''] = await upload(user.actor);
    expect(await db.upload.count({ where: { userId: user.id } })).toBe(10);
    expect(await files()).toHaveLength(before.length + 10);
    await expect(discardDocument((await makeUser()).actor, last)).rejects.toMatchObject({ code: 'not_found' });
    await discardDocument(user.actor, last);
    await expect(discardDocument(user.actor, last)).rejects.toMatchObject({ code: 'not_found' });
    await expect(readDocument(user.actor, last)).rejects.toMatchObject({ code: 'not_found' });
    expect(await files()).toHaveLength(before.length + 9);
    await submitVerification(user.actor, request(first.slice(1, 2)));
    expect(await files()).toHaveLength(before.length + 1);
  });

  it('keeps nothing of an upload that the storage refused', async () => {
    const before = await files();
    const put = jest.spyOn(LocalStorage.prototype, 'put');
    put.mockImplementationOnce(LocalStorage.prototype.put).mockRejectedValueOnce(new Error('disk full'));
    await expect(upload(user.actor, makePdf(), makePdf())).rejects.toThrow('disk full');
    put.mockRestore();
    expect(await files()).toEqual(before);
    expect(await db.upload.count({ where: { userId: user.id } })).toBe(0);
  });

  it('shows documents to their owner and to administrators, to nobody else', async () => {
    const [name = ''] = await upload(user.actor);
    const stranger = (await makeUser({ role: 'seller' })).actor;
    const check = async () => {
      for (const reader of [user.actor, admin]) {
        const file = await readDocument(reader, name);
        expect(file.contentType).toBe('application/pdf');
        expect(await text(file.body)).toContain('%PDF');
      }
      for (const reader of [stranger, null])
        await expect(readDocument(reader, name)).rejects.toMatchObject({ code: 'not_found' });
    };
    await check();
    expect(await db.auditLog.findMany({ where: { action: 'document.read', targetId: user.actor.id } })).toMatchObject([
      { actorId: admin.id, after: { document: name } },
    ]);
    await submitVerification(user.actor, request([name]));
    await check();
    for (const wrong of ['x', '../../../etc/passwd', '..%2f', '00000000-0000-7000-8000-000000000000.pdf']) {
      await expect(readDocument(admin, wrong)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it.each([
    ['user', 'seller'],
    ['seller', 'seller'],
    ['commercial_seller', 'commercial_seller'],
    ['admin', 'admin'],
  ] as const)('approved, makes a %s a %s; it is audited and mailed in their language', async (role, then) => {
    const person = await makeUser({ role, language: 'pt' });
    await submit(person.actor);
    expect(await reviewVerification(admin, review('verified', person.id))).toMatchObject({
      verificationStatus: 'verified',
      verificationNotes: null,
    });
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      role: then,
      verificationReviewedBy: admin.id,
    });
    expect(await db.auditLog.findMany({ where: { targetId: person.id } })).toMatchObject([
      {
        actorId: admin.id,
        action: 'verification.verified',
        targetType: 'user',
        before: { verificationStatus: 'pending', role },
        after: { verificationStatus: 'verified', role: then },
      },
    ]);
    await letMailsLeave();
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ subject: 'Sua conta foi verificada' });
  });

  it('gives a reason when rejected, and can be requested again with some of the same documents', async () => {
    const names = await upload(user.actor, makePdf(), makePdf('viejo.pdf'));
    await submitVerification(user.actor, request(names));
    expect(() => review('rejected', user.id, '  ')).toThrow('rejectionNotesRequired');
    await reviewVerification(admin, review('rejected', user.id, 'La cédula está vencida <b>'));
    expect(await getVerificationStatus(user.actor)).toMatchObject({
      verificationStatus: 'rejected',
      verificationNotes: 'La cédula está vencida <b>',
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ role: 'user' });
    await letMailsLeave();
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('La cédula está vencida <b>');
    const [fresh = ''] = await upload(user.actor, makePdf('nueva.pdf'));
    expect((await getVerificationForm(user.actor)).documents.map(({ name }) => name)).toEqual([...names, fresh]);
    await submitVerification(user.actor, request([names[0] ?? '', fresh]));
    expect(await getVerificationStatus(user.actor)).toMatchObject({
      verificationStatus: 'pending',
      verificationNotes: null,
      verificationReviewedAt: null,
    });
    // The document that was left out is deleted, including its file.
    await expect(readDocument(admin, names[1] ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is decided by administrators, once', async () => {
    await submit(user.actor);
    for (const role of ['user', 'seller', 'commercial_seller'] as const) {
      await expect(
        reviewVerification((await makeUser({ role })).actor, review('verified', user.id)),
      ).rejects.toMatchObject({ code: 'forbidden' });
    }
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => reviewVerification(admin, review('verified', user.id))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reviewVerification(admin, review('rejected', user.id, 'No'))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(reviewVerification(admin, review('verified', (await makeUser()).id))).rejects.toMatchObject({
      code: 'conflict',
    });
    for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
      await expect(reviewVerification(admin, review('verified', id))).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.auditLog.count({ where: { targetId: user.id } })).toBe(1);
  });

  it('is withdrawn with a reason, of which the person is told, and can be requested again', async () => {
    await submit(user.actor);
    await expect(reviewVerification(admin, review('withdrawn', user.id, 'No'))).rejects.toMatchObject({
      code: 'conflict',
    });
    await reviewVerification(admin, review('verified', user.id));
    expect(() => review('withdrawn', user.id, ' ')).toThrow('rejectionNotesRequired');
    await reviewVerification(admin, review('withdrawn', user.id, 'La cédula es de otra persona'));
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      role: 'user',
      verificationStatus: 'rejected',
      verificationNotes: 'La cédula es de otra persona',
    });
    expect(await db.auditLog.findFirst({ where: { targetId: user.id }, orderBy: { id: 'desc' } })).toMatchObject({
      action: 'verification.withdrawn',
      before: { verificationStatus: 'verified', role: 'seller' },
      after: { verificationStatus: 'rejected', role: 'user', notes: 'La cédula es de otra persona' },
    });
    await letMailsLeave();
    const mail = (await mailsTo(user.email)).at(-1);
    expect(mail?.subject).toBe('Tu cuenta dejó de estar verificada');
    expect(mail?.text).toContain('La cédula es de otra persona');
    expect(await submit(user.actor)).toMatchObject({ verificationStatus: 'pending' });
  });

  it('leaves an audit entry that can’t be changed', async () => {
    await submit(user.actor);
    await reviewVerification(admin, review('verified', user.id));
    await expect(db.auditLog.updateMany({ where: { targetId: user.id }, data: { action: 'x' } })).rejects.toThrow(
      'never changed',
    );
    await expect(db.auditLog.deleteMany({ where: { targetId: user.id } })).rejects.toThrow('never changed');
  });

  it('is in the administrators’ queue: the longest waiting first, then the latest decisions', async () => {
    await db.user.updateMany({ data: { verificationStatus: 'unverified' } });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const make = (lastName: string, traits: Parameters<typeof makeUser>[0]) =>
      makeUser({ firstName: 'José', lastName, ...traits });
    await make('Decidida', {
      verificationStatus: 'verified',
      verificationReviewedAt: at(5),
      verificationReviewedBy: admin.id,
    });
    await make('Rechazada', { verificationStatus: 'rejected', verificationReviewedAt: at(9) });
    await make('Segunda', { verificationStatus: 'pending', verificationSubmittedAt: at(2) });
    await make('Primera', {
      verificationStatus: 'pending',
      verificationSubmittedAt: at(1),
      businessName: '100% Criollo',
    });
    const listed = async (search = '', page = 1) =>
      (await listVerifications(admin, verificationQuerySchema.parse({ search, page }))).items.map(
        ({ lastName }) => lastName,
      );
    expect(await listed()).toEqual(['Primera', 'Segunda', 'Rechazada', 'Decidida']);
    const sorted = async (query: Record<string, string>) =>
      (await listVerifications(admin, verificationQuerySchema.parse(query))).items.map(({ lastName }) => lastName);
    expect(await sorted({ sort: 'name_desc' })).toEqual([...(await sorted({ sort: 'name_asc' }))].reverse());
    expect((await sorted({ sort: 'submitted_desc' })).slice(0, 2)).toEqual(['Segunda', 'Primera']);
    expect((await sorted({ sort: 'submitted_asc' })).slice(0, 2)).toEqual(['Primera', 'Segunda']);
    expect(await sorted({ sort: 'status_desc' })).toEqual(['Decidida', 'Rechazada', 'Segunda', 'Primera']);
    expect(await sorted({ status: 'rejected' })).toEqual(['Rechazada']);
    expect(await sorted({ status: 'unverified', sort: 'nothing' })).toHaveLength(4);
    expect(await listed('jose seg')).toEqual(['Segunda']);
    expect(await listed('100%')).toEqual(['Primera']);
    expect(await listed('@CORRAL.test', 99)).toHaveLength(4);
    expect(await listed('%')).toEqual(['Primera']);
    expect(await listVerifications(admin, verificationQuerySchema.parse({ search: 'nadie' }))).toMatchObject({
      items: [],
      total: 0,
      pending: 2,
      page: 1,
      totalPages: 1,
    });
    expect((await listVerifications(admin, verificationQuerySchema.parse({ search: 'decidida' }))).items).toMatchObject(
      [{ reviewer: 'Ana Admin' }],
    );
    await expect(listVerifications(user.actor, verificationQuerySchema.parse({ search: '' }))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
