package org.racelens.repair.condition;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Operator;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.StatementSyntax;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.Conversions;
import org.racelens.repair.flow.Spelling;

/**
 * {@code if (e > x) x = e;} and its kin: x becomes the larger or the smaller value, and several of them may change places if it holds each
 * of them exactly.
 *
 * @param direction {@code max} or {@code min}
 * @param target x as the text spells it, without white space
 */
public record Extremum(String direction, String target) {
	/** Empty where the statement has another form. */
	public static Optional<Extremum> of(Statement statement, ParsedUnit unit) {
		if (!(statement instanceof If s) || s.elseBranch().isPresent() || !(s.condition() instanceof Binary test)) {
			return Optional.empty();
		}
		Optional<Assignment> assignment = only(s.thenBranch());
		if (assignment.isEmpty() || assignment.get().operator().isPresent()
				|| !Conversions.holds(assignment.get().target().type(), assignment.get().value().type())) {
			return Optional.empty();
		}
		String x = text(assignment.get().target(), unit);
		String e = text(assignment.get().value(), unit);
		String left = text(test.left(), unit);
		String right = text(test.right(), unit);
		Assignment a = assignment.get();
		boolean straight = left.equals(e) && right.equals(x) && isAlike(test.left(), a.value()) && isAlike(test.right(), a.target());
		boolean mirrored = left.equals(x) && right.equals(e) && isAlike(test.left(), a.target()) && isAlike(test.right(), a.value());
		return straight || mirrored ? direction(test.operator(), straight).map(d -> new Extremum(d, x)) : Optional.empty();
	}

	/** Whether two expressions that are spelt alike have the same form, conversions aside. */
	private static boolean isAlike(Expression one, Expression other) {
		return Spelling.same(unconverted(one), unconverted(other));
	}

	private static Expression unconverted(Expression e) {
		return e instanceof Expression.Cast c ? unconverted(c.operand()) : e;
	}

	/** Whether an access is one of x in the statement itself. */
	public boolean isOf(SourceRange access, Statement statement, ParsedUnit unit) {
		return statement.range().contains(access) && access.path().equals(unit.source().path()) && text(access, unit).equals(target);
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

	private static String text(Expression e, ParsedUnit unit) {
		return text(e.range(), unit);
	}

	private static String text(SourceRange r, ParsedUnit unit) {
		StatementSyntax statements = unit.language().statements();
		String text = unit.source().text();
		return r.path().equals(unit.source().path())
				? statements.compared(text.substring(r.offset(), statements.designatorEnd(text, r.endOffset()))) : r.toString();
	}
}
