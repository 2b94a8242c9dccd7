package org.racelens.openmp.syntax;

import java.util.List;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Worksharing;

/** What the clauses of a loop construct say of its associated loops. */
public final class LoopClauses {
	private LoopClauses() {
	}

	/** The number of associated loops of a directive, where it does not say more than {@code collapse}. OpenMP 5.2 §4.4.3 */
	public static int depth(Construct c) {
		return c.clause(ExpressionClause.class, ClauseName.COLLAPSE).flatMap(ExpressionClause::expression)
				.filter(IntegerLiteral.class::isInstance).map(e -> (int) ((IntegerLiteral) e).value()).orElse(1);
	}

	/** Whether iterations are unordered even on one thread. OpenMP 5.2 §10.3, §11.7 */
	public static boolean isUnordered(Construct c) {
		return c instanceof Worksharing.Loop || c.directive().has(ClauseName.ORDER);
	}

	/** Whether a loop has a reduction that {@code scan} divides. OpenMP 5.2 §5.6 */
	public static boolean isScanned(List<Clause> clauses) {
		return clauses.stream().anyMatch(
				c -> c instanceof ReductionClause r && isScanned(r) && r.items().stream().anyMatch(i -> i.variable().isPresent()));
	}

	/** Whether a reduction is one of a scan, by the modifier {@code inscan}. OpenMP 5.2 §5.6 */
	public static boolean isScanned(ReductionClause clause) {
		return clause.modifier().filter("inscan"::equals).isPresent();
	}
}
