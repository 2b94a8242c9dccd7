/** What is a language's own is asked of it: a second language gets its own edits, comments and names without a branch anywhere. */
package org.racelens.analysis.tests.language;
