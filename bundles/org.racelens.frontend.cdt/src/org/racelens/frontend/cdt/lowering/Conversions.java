package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.SourceRange;

/** Conversions of values to the types that are needed. */
public interface Conversions {
	/** A value as an object of a type takes it. */
	Expression to(Type target, Expression value, Scope scope);

	/** An optional value converted. */
	Optional<Expression> to(Type target, Optional<Expression> value, Scope scope);

	/** An object where one of a base class is needed: its part of that class; any other value as it is. C++17 §7.3 */
	Expression part(Type base, Expression value, Scope scope);

	/** A value as the other one of a choice has it, where the class of that one is a base of its own. C++17 §8.16p4 */
	Expression alike(Expression value, Expression other, Scope scope);

	/** Whether objects of a class have a part of a type: they are of it, or derived from it. */
	boolean isPart(Type part, Type whole);

	/** A pointer to an object of a class as one to a base class's part of it, or the other way round. C++17 §8.2.9p11 */
	Expression cast(Expression pointer, PointerType target, SourceRange range);

	/** A cast to a type that is no pointer; of an object it may run code. C++17 §8.2.9p4 */
	Expression cast(Expression value, Type target, SourceRange range, Scope scope);

	/** A value as a condition takes it. */
	Expression truth(Expression value, Scope scope);

	/** An operand of an operator that the class does not define: an object is the number that it can be converted to. C++17 §16.3.1.2 */
	Expression operand(Expression value, Scope scope);

	/** A number as arithmetic takes it: that of a bit-field which an {@code int} has room for is one. C11 §6.3.1.1 p2 */
	Expression promoted(Expression value);

	/** What a reference to a type is bound to: an object that a number or a pointer is converted to, else the value itself. */
	Expression bound(Type referent, Expression value, Scope scope);

	/** What a reference that nothing is written through is bound to: where types differ, a number of the reference's type. */
	Expression copied(Type referent, Expression value, Scope scope);
}
