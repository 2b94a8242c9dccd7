/**
 * One body that is executed by each thread of a team, again until what it may write has settled. Invariant: which threads execute which
 * part of the body is said by the constructs.
 */
package org.racelens.execution.team;
