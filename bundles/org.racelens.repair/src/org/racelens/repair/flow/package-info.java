/**
 * What happens to the values of a variable in the sequential program: the facts that show that a change of its data sharing keeps the
 * program's meaning. A {@code ParsedUnit} and a piece of it enter, facts leave; directives are looked through. Invariant: what is not sure
 * is answered as if the value were needed: a reading too many, an accumulation too few.
 */
package org.racelens.repair.flow;
