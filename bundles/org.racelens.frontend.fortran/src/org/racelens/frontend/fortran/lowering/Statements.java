package org.racelens.frontend.fortran.lowering;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** Executable statements with the directives between them. */
public interface Statements {
	/** Statements and comments in the order of the text, comments that are directives included. */
	void lower(List<Node> items, Scope scope, Code code);

	/** What ends with a procedure ends. */
	void leave(Scope scope, Node at, Code code);

	/** The components of an object take the values that their declarations say. Fortran 2018 §7.5.4.6 */
	void initialise(Value object, SourceRange at, Code code);

	/** What a dummy argument holds ends where only its new value matters. */
	void renew(Value object, SourceRange at, Scope scope, Code code);

	/** Whether something between declarations is executed: a directive that declares nothing, an assignment that defines no function. */
	boolean isExecuted(Node item, Node procedure, Scope host);

	/** The value that the function around yields; none of a subroutine. */
	Optional<Expression> result(Scope scope, Node at);

	/** Declares what directives between declarations say besides. */
	void declare(List<Node> specification, Scope scope);

	/** Objects whose life begins have no values of their own. */
	void begin(Value object, SourceRange at, Code code);

	/** The names that directives between declarations make {@code threadprivate}; blocks between slashes. */
	Set<String> threadPrivate(List<Node> specification);
}
