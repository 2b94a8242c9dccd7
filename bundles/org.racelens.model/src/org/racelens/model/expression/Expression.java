package org.racelens.model.expression;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * An expression of the program. Implicit array-to-pointer conversions stay implicit: {@code a[i]} is a {@link Subscript} whose base has
 * array type. {@code p->f} is a {@link Member} of a {@link Dereference}; {@code (e)} is {@code e}.
 */
public sealed interface Expression {
	/** The place as the user sees it. */
	SourceRange range();

	/** The type of the value, without qualifiers. */
	Type type();

	<R> R accept(Visitor<R> visitor);

	/** A number that the text, or an evaluation when it was read, says. */
	record IntegerLiteral(long value, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitIntegerLiteral(this);
		}
	}

	/** A floating or other literal whose value does not matter for addresses. */
	record FloatingLiteral(String text, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitFloatingLiteral(this);
		}
	}

	/** An array of characters that the text says. */
	record StringLiteral(String text, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitStringLiteral(this);
		}
	}

	/**
	 * A use of a variable. A function that is used as a value is a constant pointer variable of namespace scope whose name is the key of
	 * the function, or its plain name if it has no body.
	 */
	record VariableReference(Variable variable, SourceRange range) implements Expression {
		@Override
		public Type type() {
			return variable.type();
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitVariableReference(this);
		}
	}

	/**
	 * The element of an array, or behind a pointer, with a number: an lvalue.
	 *
	 * @param index from 0 on
	 * @param shift how much further than the language's usual one the array's first index is, for names of elements; empty where all arrays
	 * begin alike
	 */
	record Subscript(Expression base, Expression index, Optional<Expression> shift, Type type, SourceRange range) implements Expression {
		/** An element of an array that begins with the language's usual first index. */
		public Subscript(Expression base, Expression index, Type type, SourceRange range) {
			this(base, index, Optional.empty(), type, range);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSubscript(this);
		}
	}

	/** {@code object.field}; the layout is that of the object's record type. */
	record Member(Expression object, String field, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitMember(this);
		}
	}

	/** What a pointer points to: an lvalue. */
	record Dereference(Expression pointer, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitDereference(this);
		}
	}

	/** The address of an lvalue. */
	record AddressOf(Expression operand, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAddressOf(this);
		}
	}

	/** {@code -e}, {@code !e}, {@code ~e}. */
	record Unary(Kind kind, Expression operand, Type type, SourceRange range) implements Expression {
		/** The operators that yield a value without side effect. */
		public enum Kind {
			NEGATE, NOT, COMPLEMENT
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUnary(this);
		}
	}

	/** Two operands and what is computed of them. */
	record Binary(Operator operator, Expression left, Expression right, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBinary(this);
		}
	}

	/** {@code &&} (conjunction) and {@code ||}: the right operand is evaluated only where the left one does not decide. */
	record ShortCircuit(boolean conjunction, Expression left, Expression right, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitShortCircuit(this);
		}
	}

	/** The one operand where the condition is not 0, else the other; only that one is evaluated. */
	record Conditional(Expression condition, Expression whenTrue, Expression whenFalse, Type type, SourceRange range)
			implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitConditional(this);
		}
	}

	/** {@code target = value}, or {@code target op= value} where an operator is present. */
	record Assignment(Optional<Operator> operator, Expression target, Expression value, Type type, SourceRange range)
			implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAssignment(this);
		}
	}

	/** {@code ++} and {@code --}; {@code prefix} tells which value the expression has. */
	record Increment(boolean prefix, boolean decrement, Expression target, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitIncrement(this);
		}
	}

	/**
	 * A call.
	 *
	 * @param callee the key of the called {@code FunctionDefinition}, or the plain name of a function without a body in this unit; empty
	 * for a call through a pointer
	 * @param target the called expression where {@code callee} is empty
	 */
	record Call(String callee, Optional<Expression> target, List<Expression> arguments, Type type, SourceRange range)
			implements Expression {
		public Call {
			arguments = List.copyOf(arguments);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCall(this);
		}
	}

	/**
	 * The operand as a value of another type.
	 *
	 * @param moved by how many bytes the address of a pointer that is not null changes: from an object to a part of it that a base class
	 * makes, or back. C++17 [conv.ptr] p3, [expr.static.cast] p11
	 */
	record Cast(Expression operand, Type type, long moved, SourceRange range) implements Expression {
		/** A conversion that keeps addresses. */
		public Cast(Expression operand, Type type, SourceRange range) {
			this(operand, type, 0, range);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCast(this);
		}
	}

	/** The second operand, evaluated after the first. */
	record Comma(Expression first, Expression second, SourceRange range) implements Expression {
		@Override
		public Type type() {
			return second.type();
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitComma(this);
		}
	}

	/** The size in bytes of a type whose length is only known at run time; constant sizes are literals. */
	record SizeOf(Type measured, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSizeOf(this);
		}
	}

	/**
	 * A braced initialiser. Elements are in storage order; {@code positions} gives for each element its index (arrays) or field number
	 * (records); what is not listed is zero.
	 */
	record InitializerList(List<Expression> elements, List<Long> positions, Type type, SourceRange range) implements Expression {
		public InitializerList {
			elements = List.copyOf(elements);
			positions = List.copyOf(positions);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitInitializerList(this);
		}
	}

	/** An allocation that yields a pointer to a fresh object: C++ {@code new}. {@code malloc} and its kin are plain calls. */
	record Allocation(Type element, Optional<Expression> count, Type type, SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAllocation(this);
		}
	}

	/** {@code base[lower : length]} of a clause; absent parts take the OpenMP defaults. OpenMP 5.2 §3.2.5. */
	record ArraySection(Expression base, Optional<Expression> lower, Optional<Expression> length, Optional<Expression> stride, Type type,
			SourceRange range) implements Expression {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitArraySection(this);
		}
	}

	/** What the front end does not model; the operands it did understand are evaluated in unspecified order. */
	record Unmodelled(ModelGap gap, List<Expression> operands, Type type, SourceRange range) implements Expression {
		public Unmodelled {
			operands = List.copyOf(operands);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUnmodelled(this);
		}
	}

	/** One method a case: a new kind of expression does not compile until each stage answers for it. */
	interface Visitor<R> {
		R visitIntegerLiteral(IntegerLiteral e);

		R visitFloatingLiteral(FloatingLiteral e);

		R visitStringLiteral(StringLiteral e);

		R visitVariableReference(VariableReference e);

		R visitSubscript(Subscript e);

		R visitMember(Member e);

		R visitDereference(Dereference e);

		R visitAddressOf(AddressOf e);

		R visitUnary(Unary e);

		R visitBinary(Binary e);

		R visitShortCircuit(ShortCircuit e);

		R visitConditional(Conditional e);

		R visitAssignment(Assignment e);

		R visitIncrement(Increment e);

		R visitCall(Call e);

		R visitCast(Cast e);

		R visitComma(Comma e);

		R visitSizeOf(SizeOf e);

		R visitInitializerList(InitializerList e);

		R visitAllocation(Allocation e);

		R visitArraySection(ArraySection e);

		R visitUnmodelled(Unmodelled e);
	}
}
