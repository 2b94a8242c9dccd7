package org.racelens.frontend.cdt.unit;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Addresses of objects, and the objects that expressions name. */
public final class Addresses {
	private Addresses() {
	}

	/** The address of an object; {@code &*p} is {@code p}, and what chooses, assigns or counts names an object in C++. */
	public static Expression of(Expression operand, SourceRange range) {
		if (operand instanceof Dereference d) {
			return d.pointer();
		}
		Optional<Expression> atomic = AtomicTypes.object(operand);
		if (atomic.isPresent()) {
			return atomic.get();
		}
		Optional<Expression> extremum = Extrema.address(operand);
		if (extremum.isPresent()) {
			return extremum.get();
		}
		Type pointer = new PointerType(operand.type(), false);
		if (operand instanceof Conditional c && isObject(c)) {
			return new Conditional(c.condition(), of(c.whenTrue(), range), of(c.whenFalse(), range), pointer, range);
		}
		if (operand instanceof Assignment a) {
			return new Comma(a, of(a.target(), range), range);
		}
		if (operand instanceof Increment i && i.prefix()) {
			return new Comma(i, of(i.target(), range), range);
		}
		return new AddressOf(operand, pointer, range);
	}

	/** The address of an argument that a reference is bound to; a value gets an object of its own, as a compound literal has. */
	public static Expression ofArgument(Expression argument) {
		if (argument instanceof Comma c) {
			return new Comma(c.first(), ofArgument(c.second()), c.range());
		}
		Expression referent = isObject(argument) || argument instanceof InitializerList ? argument
				: new InitializerList(List.of(argument), List.of(0L), argument.type(), argument.range());
		return of(referent, argument.range());
	}

	/** Whether an expression names an object. */
	public static boolean isObject(Expression e) {
		return e instanceof VariableReference || e instanceof Subscript || e instanceof Member || e instanceof Dereference
				|| e instanceof Comma c && isObject(c.second()) || e instanceof Assignment || e instanceof Increment i && i.prefix()
				|| Extrema.isObject(e)
				|| e instanceof Conditional c && isObject(c.whenTrue()) && isObject(c.whenFalse())
						&& c.whenTrue().type().equals(c.whenFalse().type());
	}

	/** The address of an array's first element. */
	public static Expression ofFirst(Expression address, ArrayType array, SourceRange range) {
		Expression zero = new IntegerLiteral(0, IntegerType.SIZE, range);
		Expression row = address instanceof Expression.AddressOf a ? a.operand() : new Dereference(address, array, range);
		return of(new Subscript(row, zero, array.element(), range), range);
	}

	/** {@code *this} where it is not written: it stands where its member is named. */
	public static Expression self(Variable self, SourceRange range) {
		return new Dereference(new VariableReference(self, range), Arithmetic.pointee(self.type()), range);
	}
}
