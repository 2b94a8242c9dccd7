/**
 * What the execution makes of single constructs, clauses and calls: small programs are executed, and the items of their regions looked at.
 */
package org.racelens.analysis.tests.execution.semantics;
