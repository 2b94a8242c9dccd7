/**
 * Figures of many files: results enter, what they come to leaves, and what it came to before. Invariant: a region that several sources
 * include counts once.
 */
package org.racelens.ide.summary;
