package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;

/** What objects start with. */
public interface Initializers {
	/** The value an object of a type starts with; the caller says what becomes of an unnamed object that holds it. */
	Optional<Expression> of(IASTInitializer initializer, Type type, Scope scope);

	/** What an element, a member, a parameter or a result of a type starts with. */
	Expression part(IASTInitializerClause clause, Type type, Scope scope);

	/** What a part of an object starts with; a reference among its members is bound to what the clause names. C++17 §11.6.1p5 */
	Expression part(IASTInitializerClause clause, Type owner, ObjectPart part, Scope scope);

	/** A braced list for an object of a type; where constructors make its parts, an unnamed object. */
	Expression list(IASTInitializerList list, Type type, Scope scope);

	/** The code that gives the elements of an array that is a member what a braced list says; empty where there is no such list. */
	Optional<Expression> row(Expression address, IASTInitializer initializer, Type type, Scope scope);

	/** The type of an array with the length that a braced list of objects gives it; other types stay as they are. */
	Type completed(Type type, IASTInitializer initializer, Scope scope);

	/**
	 * The code that makes an object of a braced list, where constructors make some of its parts; empty where the list is a value or where a
	 * constructor takes it.
	 */
	Optional<Expression> made(Expression address, IASTInitializer initializer, Type type, Scope scope);
}
