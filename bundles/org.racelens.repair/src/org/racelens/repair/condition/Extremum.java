package org.racelens.repair.condition;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Operator;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.repair.flow.Conversions;

/**
 * {@code if (e > x) x = e;} and its kin: x becomes the larger or the smaller value, and several of them may change places if it holds each
 * of them exactly.
 *
 * @param direction {@code max} or {@code min}
 * @param target x as the text spells it, without white space
 */
public record Extremum(String direction, String target) {
	/** Empty where the statement has another form. */
	public static Optional<Extremum> of(Statement statement, SourceText source) {
		if (!(statement instanceof If s) || s.elseBranch().isPresent() || !(s.condition() instanceof Binary test)) {
			return Optional.empty();
		}
		Optional<Assignment> assignment = only(s.thenBranch());
		if (assignment.isEmpty() || assignment.get().operator().isPresent()
				|| !Conversions.holds(assignment.get().target().type(), assignment.get().value().type())) {
			return Optional.empty();
		}
		String x = text(assignment.get().target(), source);
		String e = text(assignment.get().value(), source);
		String left = text(test.left(), source);
		String right = text(test.right(), source);
		boolean straight = left.equals(e) && right.equals(x);
		boolean mirrored = left.equals(x) && right.equals(e);
		return straight || mirrored ? direction(test.operator(), straight).map(d -> new Extremum(d, x)) : Optional.empty();
	}

	/** Whether an access is one of x in the statement itself. */
	public boolean isOf(SourceRange access, Statement statement, SourceText source) {
		return statement.range().contains(access) && access.path().equals(source.path()) && text(access, source).equals(target);
	}

	private static Optional<Assignment> only(Statement branch) {
		Statement s = branch;
		while (s instanceof Block b && b.statements().size() == 1) {
			s = b.statements().get(0);
		}
		return s instanceof ExpressionStatement e && e.expression() instanceof Assignment a ? Optional.of(a) : Optional.empty();
	}

	/** @param straight whether the new value is on the left */
	private static Optional<String> direction(Operator operator, boolean straight) {
		return switch (operator) {
			case GREATER, GREATER_EQUAL -> Optional.of(straight ? "max" : "min");
			case LESS, LESS_EQUAL -> Optional.of(straight ? "min" : "max");
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL ->
				Optional.empty();
		};
	}

	private static String text(Expression e, SourceText source) {
		return text(e.range(), source);
	}

	private static String text(SourceRange r, SourceText source) {
		return r.path().equals(source.path()) ? source.text().substring(r.offset(), r.endOffset()).replaceAll("\\s+", "") : r.toString();
	}
}
