package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;

/** The ends of objects, where they leave their blocks. */
public interface Destructions {
	/** The statements of a block with what happens at its end, and before each jump out of it. */
	List<Statement> atEnd(List<Statement> statements, Scope scope);

	/**
	 * The statements of one statement with the ends of the unnamed objects it needs, which are those of its expression where it is one that
	 * always makes all of them. C++17 §15.2.
	 */
	List<Statement> afterwards(IASTNode syntax, List<Statement> statements, int mark, Scope scope);

	/**
	 * An expression of a header with the ends of the unnamed objects that it makes behind it: its value is taken before. C++17 §15.2p4
	 *
	 * @param syntax of the expression; where it does not always make all of its objects they end where that is not followed
	 */
	Expression full(IASTNode syntax, Supplier<Expression> lowered, Scope scope);

	/**
	 * The statements of a function with the ends of the objects that it is given by value. Whether they come when it returns or behind the
	 * expression with the call is the implementation's choice; nobody else has the objects in between. C++17 §8.2.2p4
	 */
	List<Statement> ofFunction(List<Variable> parameters, List<Statement> statements, Scope scope);

	/** A variable has a function that is called at the end of its block. GCC manual, Common Variable Attributes: cleanup */
	void cleanUp(Variable variable, Expression call);

	/** Whether objects that statements declare do something at the end of the block. */
	boolean endsObjects(List<Statement> statements, Scope scope);
}
