/**
 * Symbolic execution of the program: each OpenMP construct's class says who executes what it governs, when, on which copy, and what orders
 * or excludes it. A parsed unit enters, regions of access instances leave. Invariant: instances, paths and addresses are supersets of the
 * program's; whatever is more than the program's says why.
 */
package org.racelens.execution;
