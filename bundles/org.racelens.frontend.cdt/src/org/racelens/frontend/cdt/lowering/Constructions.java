package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** How objects of class type are made, copied and destroyed. */
public interface Constructions {
	/**
	 * The call that makes an object.
	 *
	 * @param address of the object
	 * @param owner the syntax to which CDT attaches the constructor it has chosen
	 * @return empty where nothing is to be called: plain records, aggregates, copies
	 */
	Optional<Expression> call(Expression address, IASTNode owner, IASTInitializer initializer, Type type, SourceRange range, Scope scope);

	/** An unnamed object of class type, made by a constructor; empty if none is called. */
	Optional<Expression> temporary(IASTNode owner, IASTInitializerClause[] arguments, Type type, SourceRange range, Scope scope);

	/**
	 * An unnamed object with the code that makes it, which may make it elsewhere where it turns out to be the start of another one; what
	 * the library makes keeps no pointer to itself that the program sees.
	 */
	Comma unnamed(Variable variable, Expression address, Expression code, Scope scope);

	/**
	 * The code that makes an object at the place where it is to be: a value that just came into being is no object of its own before. C++17
	 * §11.6p17.6.1
	 *
	 * @return empty where the value is one that exists
	 */
	Optional<Expression> inPlace(Expression address, Expression value, Scope scope);

	/** The code by which an object starts with the value of another one; empty where taking over the value is all. */
	Optional<Expression> started(Expression address, Expression value, Scope scope);

	/** An unnamed copy of an object, made by its copy constructor; the value itself where taking it over is all, or if it is no object. */
	Expression copied(Expression value, Scope scope);

	/** The call that ends an object's life; empty where no destructor of the program's runs. */
	Optional<Expression> destruction(Variable variable, SourceRange range, Scope scope);

	/** Whether the end of an object of a type runs code. */
	boolean isDestroyed(Type type);

	/** Whether a pointer to an object of a type may lead to one of a class that the destructor is chosen by. */
	boolean isPolymorphic(Type type);

	/** A value where it is used but not kept: an object that came into being with it ends with its statement. */
	Expression used(Expression value, Scope scope);

	/** A value in an unnamed object of its own where the end of that does something. C++17 §15.2p4 */
	Expression ended(Expression value, Scope scope);

	/** A value whose object ends where that is not followed. */
	Expression unended(Expression value);

	/** A value that a variable of some type, or the result of a function, starts with: an object of that type itself lives on as that. */
	Expression kept(Type target, Expression value, Scope scope);

	/** A value that a reference is bound to; the object lives as long as the reference. C++17 §15.2. */
	Expression referred(Expression value, Scope scope);

	/**
	 * The elements of an array are made one by one; empty where there is nothing to do.
	 *
	 * @param first address of the first element
	 */
	Optional<Expression> elements(Expression first, ArrayType array, SourceRange range);
}
