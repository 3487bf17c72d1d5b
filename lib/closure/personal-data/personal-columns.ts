/** A column of files in an exported row: pictures without their width, addresses of our own media, keys, or documents. */
type Files = { column: string; holds: 'pictures' | 'addresses' | 'keys' | 'documents' };

type PersonalColumn = {
  /** What becomes of a row when the person's account is deleted: it goes, it loses the name, or it stays as it is. */
  onDeletion: 'deleted' | 'unlinked' | 'kept';
  /** The name in the export of what belongs to the person, without the columns that are secret or about others. */
  section?: string;
  omit?: readonly string[];
  /** SQL of an object that is added to the row `t`: what others wrote to the person about it, or what replaces its columns. */
  also?: string;
  /** SQL: which rows `t` the person may know of; all if it is left out. */
  rows?: string;
  files?: readonly Files[];
  /** Why it isn't exported. */
  why?: string;
};

const BY_AN_ADMINISTRATOR = { onDeletion: 'unlinked', why: 'an act for the operator' } as const;
const A_SECRET = { onDeletion: 'deleted', why: 'a secret, or a trace of proving who one is' } as const;
const FOR_A_WHILE = {
  onDeletion: 'deleted',
  why: 'holds nothing that the person entered, and only for a while',
} as const;
const AGAINST_FRAUD = { onDeletion: 'deleted', why: 'would show how fraud is recognised, and by whom' } as const;

const REPLIES = `jsonb_build_object('replies', (SELECT jsonb_agg(jsonb_build_object('created_at', r.created_at, 'text', r.text) ORDER BY r.id)
  FROM support_replies r WHERE r.case_id = t.id))`;

/** A message that a moderator removed is as empty as in the conversation. */
const UNLESS_REMOVED = `CASE WHEN t.removed_at IS NULL THEN '{}'::jsonb
  ELSE jsonb_build_object('subject', NULL, 'message', '', 'contact_value', '', 'images', '[]'::jsonb) END`;

/** What was asked and declared for a listing; afterwards it stays under a keyed hash of its seller, as figures of the market. */
const OBSERVED_PRICES = `jsonb_build_object('observed_prices', (SELECT jsonb_agg(to_jsonb(o) - '{id,seller_key,listing_id,auction_lot_id}'::text[] ORDER BY o.id)
  FROM price_observations o WHERE o.listing_id = t.id))`;

/** What the seller noted of sales, without the account of who bought. */
const NOTED_SALES = `jsonb_build_object('sales', (SELECT jsonb_agg(to_jsonb(n) - '{id,listing_id,buyer_id}'::text[] ORDER BY n.id)
  FROM listing_sales n WHERE n.listing_id = t.id))`;

const OFFER_FLOOR = `jsonb_build_object('offer_floor', (SELECT to_jsonb(f) - 'listing_id' FROM offer_floors f WHERE f.listing_id = t.id))`;

/** Without when a floor is going to decline one, which who made it must not know. */
const OFFERS = `jsonb_build_object('offers', (SELECT jsonb_agg(to_jsonb(o) - '{id,negotiation_id,declines_at}'::text[] - CASE o.status WHEN 'open' THEN 'answered_at' ELSE '' END ORDER BY o.id)
  FROM offers o WHERE o.negotiation_id = t.id))`;

/** What happened to a deal, and what one side loaded, weighed and wrote; what the other did is the other's. */
const dealRecords = (side: 'seller' | 'buyer') => `jsonb_build_object(
  'events', (SELECT jsonb_agg(jsonb_build_object('side', e.side, 'kind', e.kind, 'at', e.at) ORDER BY e.nth) FROM deal_events e WHERE e.deal_id = t.id),
  'weighings', (SELECT jsonb_agg(to_jsonb(w) - '{id,deal_id}'::text[] ORDER BY w.entered_at) FROM deal_weighings w WHERE w.deal_id = t.id AND w.side = '${side}'),
  'trucks', (SELECT jsonb_agg(to_jsonb(l) - '{id,deal_id}'::text[] ORDER BY l.id) FROM deal_trucks l WHERE l.deal_id = t.id AND l.side = '${side}'),
  'disputes', (SELECT jsonb_agg(to_jsonb(x) - '{id,deal_id,proposals,text}'::text[] || jsonb_build_object(
      'text', CASE WHEN x.opened_by = '${side}' THEN x.text END,
      'proposals', jsonb_path_query_array(x.proposals, '$[*] ? (@.side == "${side}")')) ORDER BY x.opened_at)
    FROM deal_disputes x WHERE x.deal_id = t.id),
  'review', (SELECT to_jsonb(r) - 'deal_id' FROM deal_reviews r WHERE r.deal_id = t.id AND r.side = '${side}'))`;

const LISTING_FILES = [{ column: 'images', holds: 'pictures' }] as const;
const LISTING_OMIT = ['search_vector', 'search_place', 'image_details', 'held_at'];

/**
 * Every column that names a person, by table: what the export holds of it, and what deleting the account makes of it. A test
 * compares it with the database, so that no new table is forgotten by either.
 */
export const PERSONAL_COLUMNS: Readonly<Record<string, PersonalColumn>> = {
  'users.id': {
    onDeletion: 'deleted',
    section: 'account',
    omit: ['password', 'verification_reviewed_by'],
    files: [
      { column: 'profile_image_url', holds: 'addresses' },
      { column: 'verification_documents', holds: 'documents' },
    ],
  },
  'users.verification_reviewed_by': BY_AN_ADMINISTRATOR,
  'sessions.user_id': { onDeletion: 'deleted', section: 'sessions', omit: ['sid', 'passkey_challenge'] },
  'negotiations.buyer_id': {
    onDeletion: 'deleted',
    section: 'offers_made',
    omit: ['seller_id'],
    also: OFFERS,
  },
  'negotiations.seller_id': {
    onDeletion: 'deleted',
    section: 'offers_received',
    omit: ['buyer_id'],
    also: OFFERS,
  },
  'visits.buyer_id': { onDeletion: 'deleted', section: 'visits_asked_for', omit: ['seller_id'] },
  'visits.seller_id': { onDeletion: 'deleted', section: 'visits_received', omit: ['buyer_id', 'inspector_name'] },
  'freight_requests.asker_id': { onDeletion: 'deleted', section: 'freights_asked_for', omit: ['deal_id'] },
  'freight_quotes.carrier_id': { onDeletion: 'deleted', section: 'freight_quotes', omit: ['request_id'] },
  'deals.buyer_id': {
    onDeletion: 'unlinked',
    section: 'deals_as_buyer',
    omit: ['seller_id'],
    also: dealRecords('buyer'),
  },
  'deals.seller_id': {
    onDeletion: 'unlinked',
    section: 'deals_as_seller',
    omit: ['buyer_id'],
    also: dealRecords('seller'),
  },
  'passkeys.user_id': {
    onDeletion: 'deleted',
    section: 'passkeys',
    omit: ['id', 'public_key', 'counter', 'transports'],
  },
  'authenticator_apps.user_id': { onDeletion: 'deleted', section: 'authenticator_app', omit: ['secret', 'last_step'] },
  'recovery_codes.user_id': A_SECRET,
  'password_reset_tokens.user_id': A_SECRET,
  'sign_in_challenges.user_id': A_SECRET,
  'email_confirmations.user_id': A_SECRET,
  'phone_confirmations.user_id': A_SECRET,
  'phone_confirmations.owner_id': {
    onDeletion: 'deleted',
    why: 'what somebody else asked; its notification is exported',
  },
  'account_alerts.user_id': { onDeletion: 'deleted', section: 'account_alerts' },
  'terms_acceptances.user_id': { onDeletion: 'deleted', section: 'accepted_terms' },
  'data_exports.user_id': FOR_A_WHILE,
  'cattle_listings.user_id': {
    onDeletion: 'deleted',
    section: 'animals',
    omit: LISTING_OMIT,
    also: `${OBSERVED_PRICES} || ${NOTED_SALES} || ${OFFER_FLOOR}`,
    files: [...LISTING_FILES, { column: 'video_file', holds: 'keys' }],
  },
  'equipment_listings.user_id': {
    onDeletion: 'deleted',
    section: 'equipment',
    omit: LISTING_OMIT,
    files: LISTING_FILES,
  },
  'declared_ids.user_id': { onDeletion: 'deleted', section: 'identifiers', omit: ['checked_by'] },
  'fx_rates.set_by': BY_AN_ADMINISTRATOR,
  'discount_rates.set_by': BY_AN_ADMINISTRATOR,
  'declared_ids.checked_by': BY_AN_ADMINISTRATOR,
  'papers.owner_id': {
    onDeletion: 'deleted',
    section: 'papers',
    omit: ['checked_by'],
    files: [{ column: 'key', holds: 'keys' }],
  },
  'papers.checked_by': BY_AN_ADMINISTRATOR,
  'paper_grants.user_id': { onDeletion: 'deleted', section: 'papers_asked_for' },
  'paper_views.user_id': { onDeletion: 'deleted', section: 'papers_opened' },
  'uploads.user_id': FOR_A_WHILE,
  'direct_uploads.user_id': FOR_A_WHILE,
  'submissions.user_id': FOR_A_WHILE,
  'listing_sales.buyer_id': { onDeletion: 'unlinked', why: 'what the seller noted for themselves' },
  'favorites.user_id': { onDeletion: 'deleted', section: 'favorites' },
  'saved_searches.user_id': { onDeletion: 'deleted', section: 'saved_searches' },
  'messages.from_user_id': {
    onDeletion: 'kept',
    section: 'messages_sent',
    omit: ['image_details', 'held_at'],
    // That it is held shows neither here nor to its recipient.
    also: `jsonb_build_object('is_read', t.is_read AND t.held_at IS NULL)`,
    files: LISTING_FILES,
  },
  'messages.to_user_id': {
    onDeletion: 'kept',
    section: 'messages_received',
    rows: 't.held_at IS NULL',
    omit: ['image_details', 'held_at'],
    also: UNLESS_REMOVED,
    files: LISTING_FILES,
  },
  'user_blocks.blocker_id': { onDeletion: 'deleted', section: 'blocked_people' },
  'user_blocks.blocked_id': { onDeletion: 'deleted', why: 'somebody else’s choice' },
  'archived_conversations.user_id': { onDeletion: 'deleted', section: 'archived_conversations' },
  'notifications.user_id': { onDeletion: 'deleted', section: 'notifications' },
  'auction_lots.user_id': {
    onDeletion: 'unlinked',
    section: 'lots',
    omit: ['search_vector', 'image_details', 'highest_bidder', 'highest_maximum', 'held_at'],
    files: LISTING_FILES,
  },
  'auction_lots.highest_bidder': { onDeletion: 'unlinked', why: 'the person’s bids are exported' },
  'auction_bids.user_id': { onDeletion: 'unlinked', section: 'bids', omit: ['idempotency_key', 'notice_owed'] },
  'auction_watches.user_id': { onDeletion: 'deleted', section: 'watched_lots' },
  'auction_void_notices.user_id': { onDeletion: 'unlinked', why: 'lasts until it is mailed' },
  'award_reviews.former_winner': { onDeletion: 'unlinked', why: 'the void bid is exported' },
  'award_reviews.decided_by': BY_AN_ADMINISTRATOR,
  // Sellers don't learn who bids.
  'shut_outs.seller_id': { onDeletion: 'deleted', section: 'shut_out_people', omit: ['seller_id', 'user_id'] },
  'shut_outs.user_id': { onDeletion: 'deleted', why: 'a seller’s reason, which only administrators read' },
  'missed_answers.user_id': { onDeletion: 'deleted', section: 'missed_answers', omit: ['cleared_by'] },
  'missed_answers.cleared_by': BY_AN_ADMINISTRATOR,
  'transactions.user_id': { onDeletion: 'unlinked', section: 'transactions' },
  'banner_ads.requested_by': {
    onDeletion: 'unlinked',
    section: 'advertisements',
    omit: ['approved_by'],
    files: [{ column: 'image_url', holds: 'addresses' }],
  },
  'banner_ads.approved_by': BY_AN_ADMINISTRATOR,
  'blog_posts.author_id': BY_AN_ADMINISTRATOR,
  'reports.reported_by': {
    onDeletion: 'unlinked',
    section: 'reports',
    omit: ['reviewed_by', 'review_notes', 'decision_id'],
  },
  'reports.reviewed_by': BY_AN_ADMINISTRATOR,
  'reports.user_id': { onDeletion: 'unlinked', why: 'somebody else’s words, which whoever is reported doesn’t read' },
  'case_decisions.owner_id': {
    onDeletion: 'unlinked',
    section: 'decisions',
    omit: ['decided_by', 'notes', 'mail_ids', 'changed_listing', 'final_at'],
  },
  'case_decisions.decided_by': BY_AN_ADMINISTRATOR,
  'undoable_acts.actor_id': { onDeletion: 'deleted', why: 'an act for the operator, for a day' },
  'case_decisions.user_id': { onDeletion: 'unlinked', why: 'exported as a decision about its owner' },
  'case_notes.author_id': BY_AN_ADMINISTRATOR,
  'case_notes.user_id': { onDeletion: 'deleted', why: 'administrators’ notes' },
  'case_claims.user_id': { onDeletion: 'deleted', why: 'an act for the operator' },
  'appeals.user_id': { onDeletion: 'deleted', section: 'appeals' },
  'support_cases.user_id': { onDeletion: 'deleted', section: 'support_cases', omit: ['key'], also: REPLIES },
  'support_replies.author_id': BY_AN_ADMINISTRATOR,
  'barred_contacts.user_id': { onDeletion: 'kept', why: 'a hash, until the suspension ends' },
  // Of a deleted listing the hashes stay for a year, under a keyed hash of the seller.
  'picture_hashes.user_id': { ...AGAINST_FRAUD, onDeletion: 'unlinked' },
  'document_hashes.user_id': AGAINST_FRAUD,
  'risk_signals.user_id': AGAINST_FRAUD,
  'risk_signals.cleared_by': BY_AN_ADMINISTRATOR,
  'risk_cases.owner_id': AGAINST_FRAUD,
  'audit_log.actor_id': { onDeletion: 'kept', why: 'an act for the operator' },
};
