package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.racelens.frontend.cdt.unit.Transfer;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;

/** Functions that the front end writes, for rows of objects and what the compiler makes for classes. */
public interface Rows {
	/** Ends the life of an object or of the elements of an array; empty where there is nothing to do. */
	Optional<Expression> ended(Expression address, Type type, SourceRange range);

	/** Ends the lives of so many objects in a row; empty where nothing is to be done that anybody sees. */
	Optional<Expression> ended(Expression first, Expression count, SourceRange range);

	/** The key of the function that ends the life of an object of a class, be there nothing to do. */
	String ending(ICPPClassType type, RecordType record, SourceRange range);

	/** Makes the elements of an array one by one by what a constructor does; empty where there is nothing to do. */
	Optional<Expression> made(Expression first, ArrayType array, SourceRange range);

	/** Code for each index: one after the other where they are few, so that what they leave is known; else in a loop. */
	List<Statement> repeated(ArrayType array, Expression length, SourceRange range,
			Function<Expression, Optional<Expression>> code);

	/** Copies or assigns an object, with its members and base classes; empty where taking over the value is all. */
	Optional<Expression> transferred(Transfer transfer, Type type, Expression to, Expression from, SourceRange range);
}
