/** What was not understood, and where. Invariant: nothing is dropped silently; a gap travels beside every stage. */
package org.racelens.model.gap;
