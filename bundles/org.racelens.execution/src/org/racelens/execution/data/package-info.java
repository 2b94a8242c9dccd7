/** Clauses of data: which storage a name means inside a construct, what it holds at first, and what goes back at the end. */
package org.racelens.execution.data;
