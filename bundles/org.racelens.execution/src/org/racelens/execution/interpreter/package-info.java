/**
 * The narrow door by which the parts of the execution evaluate expressions and execute statements without knowing who does it, and what all
 * of them share: variables, branches, allocations. Invariant: no contract names a class of the parts.
 */
package org.racelens.execution.interpreter;
