package org.racelens.analysis.tests.oracle.machine;

import java.util.List;
import java.util.Optional;

/** An expression. */
public sealed interface Tree {
	/** A number without fraction. */
	record Whole(long number) implements Tree {
	}

	/** A number with a fraction. */
	record Fraction(double number) implements Tree {
	}

	/** A variable. */
	record Name(String name) implements Tree {
	}

	/** An operator before its operand. */
	record Unary(String operator, Tree operand) implements Tree {
	}

	/** An operator between its operands, assignments included. */
	record Binary(String operator, Tree left, Tree right) implements Tree {
	}

	/** The value is that of before. */
	record After(String operator, Tree operand) implements Tree {
	}

	/** One value or another one. */
	record Choice(Tree condition, Tree then, Tree otherwise) implements Tree {
	}

	/** An element; without subscript, in the text of a condition, all elements. */
	record Element(Tree base, Optional<Tree> subscript) implements Tree {
	}

	/** A member of a structure. */
	record MemberOf(Tree base, String name) implements Tree {
	}

	/** A call. */
	record Call(String function, List<Tree> arguments) implements Tree {
	}

	/** A conversion. */
	record Cast(Type type, Tree operand) implements Tree {
	}

	/** The size of a type. */
	record SizeOf(Type type) implements Tree {
	}
}
