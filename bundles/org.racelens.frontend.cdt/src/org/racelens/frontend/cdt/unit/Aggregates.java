package org.racelens.frontend.cdt.unit;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Lists of values, and the objects of class and array types that they make. */
public final class Aggregates {
	private Aggregates() {
	}

	/** The object that a compound literal is, of scalar type, too; an array is named rather than evaluated. C11 §6.5.2.5 */
	public static Expression compound(Expression value, Type declared, SourceRange range) {
		Type type = completed(declared, Optional.of(value));
		Expression object = value instanceof InitializerList list
				? new InitializerList(list.elements(), list.positions(), type, list.range())
				: new InitializerList(List.of(value), List.of(0L), type, range);
		return type instanceof ArrayType ? new Dereference(Addresses.of(object, range), type, range) : object;
	}

	/** The elements of an aggregate, from the first one on. */
	public static InitializerList list(List<Expression> elements, Type type, SourceRange range) {
		return new InitializerList(elements, LongStream.range(0, elements.size()).boxed().toList(), type, range);
	}

	/** An array whose length its initialiser gives. */
	public static Type completed(Type type, Optional<Expression> value) {
		if (!(type instanceof ArrayType array) || array.length().isPresent() || value.isEmpty()) {
			return type;
		}
		if (value.get() instanceof InitializerList list) {
			long length = list.positions().stream().mapToLong(p -> p + 1).max().orElse(0);
			return new ArrayType(array.element(), Optional.of(new IntegerLiteral(length, IntegerType.SIZE, list.range())));
		}
		return value.get().type() instanceof ArrayType string ? new ArrayType(array.element(), string.length()) : type;
	}

	/** Whether a type is an array of numbers of 8 bits, which a string literal can initialise. */
	public static boolean isString(Type type) {
		return type instanceof ArrayType a && a.element() instanceof IntegerType i && i.bits() == 8;
	}
}
