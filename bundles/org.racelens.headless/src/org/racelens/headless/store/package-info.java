/**
 * Results that stay on disk: units, reports and the digests of what they are made of enter, the same leave in a later run. Invariant: what
 * is found was made of equal values by the same product; whatever is in doubt is not found. docs/decisions/0033
 */
package org.racelens.headless.store;
