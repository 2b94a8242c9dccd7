/**
 * Stands in for the user of an IDE into which RaceLens was installed. Invariant: it requires nothing of RaceLens, so that it runs where
 * RaceLens does not, and then says so.
 */
package org.racelens.trial;
