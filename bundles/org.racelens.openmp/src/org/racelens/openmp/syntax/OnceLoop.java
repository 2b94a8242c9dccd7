package org.racelens.openmp.syntax;

import java.util.List;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Unmodelled;

/**
 * The loops of which the text tells that their body runs once at most: {@code do … while (0)}, and those whose body never gets to its end
 * ({@code for (;;) { …; break; }}).
 */
public final class OnceLoop {
	private OnceLoop() {
	}

	/** Whether no second iteration follows the first, whatever the values are. */
	public static boolean is(Loop s) {
		return s.testAtEnd() && s.condition().filter(OnceLoop::isFalse).isPresent()
				|| !completes(s.body()) && !continues(s.body());
	}

	/** Whether an expression is a literal that says no, perhaps converted or negated twice. */
	private static boolean isFalse(Expression e) {
		return e instanceof IntegerLiteral literal && literal.value() == 0
				|| e instanceof Cast c && c.type() instanceof IntegerType && isFalse(c.operand())
				|| e instanceof Unary u && u.kind() == Unary.Kind.NOT && isTrue(u.operand());
	}

	private static boolean isTrue(Expression e) {
		return e instanceof IntegerLiteral literal && literal.value() == 1
				|| e instanceof Cast c && c.type() instanceof IntegerType && isTrue(c.operand())
				|| e instanceof Unary u && u.kind() == Unary.Kind.NOT && isFalse(u.operand());
	}

	/** Whether control may get from the beginning of a statement behind it. */
	private static boolean completes(Statement s) {
		if (s instanceof Block b) {
			return b.statements().stream().allMatch(OnceLoop::completes) || isEntered(b.statements());
		}
		if (s instanceof If i) {
			return completes(i.thenBranch()) || i.elseBranch().map(OnceLoop::completes).orElse(true);
		}
		return !(s instanceof Break || s instanceof Continue || s instanceof Return);
	}

	/** Whether control may come from elsewhere: to a label behind a statement that does not complete. */
	private static boolean isEntered(List<Statement> statements) {
		return statements.stream().anyMatch(s -> s instanceof Unmodelled || s instanceof Statement.CaseLabel);
	}

	/** Whether a statement may go on with the next iteration of the loop around it. */
	private static boolean continues(Statement s) {
		return s instanceof Continue || s instanceof Unmodelled
				|| !(s instanceof Loop) && Walk.parts(s).stream().anyMatch(OnceLoop::continues);
	}
}
