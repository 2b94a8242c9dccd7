package org.racelens.execution.nest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ExpressionListClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Worksharing;

/**
 * The loops that {@code tile} and {@code unroll partial} make of others: one trip of theirs stands for {@code size} trips of the original
 * loop. OpenMP 5.2 §9.
 */
public final class GeneratedLoops {
	private GeneratedLoops() {
	}

	/** The numbers of generated loops, in terms of those of the original ones, with their trip counts where they are known. */
	record Numbers(List<IntExpr> trips, List<Optional<IntExpr>> counts) {
		Numbers {
			trips = List.copyOf(trips);
			counts = List.copyOf(counts);
		}
	}

	/** The transformation that a statement is. */
	public static Optional<Worksharing.LoopTransformation> of(Statement statement) {
		Statement s = statement;
		while (s instanceof Block b && b.statements().size() == 1) {
			s = b.statements().get(0);
		}
		return s instanceof ConstructStatement c && c.construct() instanceof Worksharing.LoopTransformation t ? Optional.of(t)
				: Optional.empty();
	}

	/** The sizes of a transformation, one for each loop it takes; none where it leaves no loop, or one of sizes that are not known. */
	public static List<Long> sizes(Worksharing.LoopTransformation t) {
		if (t.leaf() == DirectiveName.TILE) {
			List<Expression> sizes = t.clauses(ExpressionListClause.class, ClauseName.SIZES).stream()
					.flatMap(c -> c.expressions().stream()).toList();
			List<Long> known = sizes.stream().map(GeneratedLoops::constant).flatMap(Optional::stream).toList();
			return known.size() == sizes.size() ? known : List.of();
		}
		return t.clause(ExpressionClause.class, ClauseName.PARTIAL).flatMap(ExpressionClause::expression).flatMap(GeneratedLoops::constant)
				.map(List::of).orElse(List.of());
	}

	/** How many loops a transformation takes. */
	public static int depth(Worksharing.LoopTransformation t) {
		return t.leaf() != DirectiveName.TILE ? 1
				: Math.max(1, t.clauses(ExpressionListClause.class, ClauseName.SIZES).stream().mapToInt(c -> c.expressions().size()).sum());
	}

	private static Optional<Long> constant(Expression e) {
		return e instanceof IntegerLiteral n && n.value() > 0 ? Optional.of(n.value()) : Optional.empty();
	}

	/** The first {@code depth} of the loops that a transformation generates: those over tiles, then those inside a tile. */
	static Numbers numbers(List<Long> sizes, Numbers original, int depth) {
		List<IntExpr> trips = new ArrayList<>();
		List<Optional<IntExpr>> counts = new ArrayList<>();
		for (int i = 0; i < depth; i++) {
			int loop = i % sizes.size();
			IntExpr size = Ints.of(sizes.get(loop));
			IntExpr tile = Ints.quotient(original.trips.get(loop), size);
			boolean overTiles = i < sizes.size();
			trips.add(overTiles ? tile : Ints.subtract(original.trips.get(loop), Ints.multiply(tile, size)));
			counts.add(overTiles ? original.counts.get(loop).map(n -> Ints.ceilQuotient(n, sizes.get(loop))) : Optional.empty());
		}
		return new Numbers(trips, counts);
	}
}
