package org.racelens.frontend.fortran.lowering;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** References to functions and calls of subroutines. Fortran 2018 §15.5 */
public interface Calls {
	/** The value of a function reference, {@code f(x)}. */
	Value function(Node reference, Scope scope, Code code);

	/** {@code call s(x)} */
	void subroutine(Node call, Scope scope, Code code);

	/** A procedure as what a pointer to it holds; any where it is not known. */
	Expression designated(Node name, Scope scope);

	/** What an operator yields that a function defines; empty where the language's own is meant. Fortran 2018 §10.1.6 */
	Optional<Value> operation(String operator, List<Value> operands, Node at, Scope scope, Code code);

	/** Adds the call that an assignment means where a subroutine defines it, and says whether one does. Fortran 2018 §10.2.1.4 */
	boolean assigned(Value target, Value value, Node statement, Scope scope, Code code);

	/** The same of a part of an object, for which only what is bound to its type counts. Fortran 2018 §10.2.1.3 */
	boolean assigned(Value target, Value value, SourceRange at, Code code);

	/** Adds the calls of final subroutines for an object that ends or takes another value. Fortran 2018 §7.5.6 */
	void finish(Value object, SourceRange at, Scope scope, Code code);

	/** Whether final subroutines may be called for objects of the type of a value. */
	boolean isFinalised(Value object);
}
