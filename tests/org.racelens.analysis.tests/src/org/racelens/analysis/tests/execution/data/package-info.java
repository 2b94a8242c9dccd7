/** What clauses do with the originals of their variables, and what the copies hold. */
package org.racelens.analysis.tests.execution.data;
