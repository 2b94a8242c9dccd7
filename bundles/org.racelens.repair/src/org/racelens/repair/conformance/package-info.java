/**
 * What can be done about messages of bad input: a message and the text it is about enter, edits of the text leave. Invariant: a correction
 * changes what a directive says to what the message names as meant, or removes what OpenMP does not allow; nothing else of the text.
 */
package org.racelens.repair.conformance;
