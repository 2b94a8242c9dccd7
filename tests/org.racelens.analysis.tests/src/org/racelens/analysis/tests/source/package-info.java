/** What edits of a source text promise. */
package org.racelens.analysis.tests.source;
