package org.racelens.frontend.fortran.lowering;

import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;

/** Expressions. Fortran 2018 §10.1 */
public interface Expressions {
	/** What an expression yields. */
	Value value(Node e, Scope scope, Code code);

	/** What an expression yields where its value alone is used, so that nothing can be written through it. */
	Value operand(Node e, Scope scope, Code code);

	/** The one value of an expression; where it is an array, it is not understood. */
	Expression scalar(Node e, Scope scope, Code code);

	/** The number of a constant expression. Fortran 2018 §10.1.12 */
	Optional<Long> constant(Node e, Scope scope);

	/** All that an expression, an array or not, reads. */
	void read(Value value, Code code, Node at);
}
