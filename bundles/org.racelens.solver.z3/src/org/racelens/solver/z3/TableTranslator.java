package org.racelens.solver.z3;

import java.util.Collection;
import java.util.List;
import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.ArrayExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntSort;
import org.racelens.solver.z3.TableRuns.Run;

/** Translates elements of constant tables: a balanced tree of linear pieces, or an array constant where there would be too many. */
final class TableTranslator {
	/** Beyond that, nested choices slow the arithmetic solver down more than the theory of arrays does. */
	private static final int MAX_RUNS = 256;

	private final Context context;
	private final Collection<? super Expr<?>> kept;

	/** @param kept takes what is made in the context on the way */
	TableTranslator(Context context, Collection<? super Expr<?>> kept) {
		this.context = context;
		this.kept = kept;
	}

	/** The element at {@code index}, 0 outside of the table. */
	ArithExpr<IntSort> element(List<Long> values, ArithExpr<IntSort> index) {
		List<Run> runs = TableRuns.of(values).runs();
		if (runs.isEmpty()) {
			return number(0);
		}
		ArithExpr<IntSort> inside = runs.size() <= MAX_RUNS ? pieces(runs, index) : keep(fromArray(array(values), index));
		BoolExpr inRange = keep(context.mkAnd(keep(context.mkGe(index, number(0))), keep(context.mkLt(index, number(values.size())))));
		return choice(inRange, inside, number(0));
	}

	/** For an index inside of the runs. */
	private ArithExpr<IntSort> pieces(List<Run> runs, ArithExpr<IntSort> index) {
		if (runs.size() == 1) {
			return piece(runs.get(0), index);
		}
		int middle = runs.size() / 2;
		BoolExpr left = keep(context.mkLt(index, number(runs.get(middle).first())));
		return choice(left, pieces(runs.subList(0, middle), index), pieces(runs.subList(middle, runs.size()), index));
	}

	private ArithExpr<IntSort> piece(Run run, ArithExpr<IntSort> index) {
		return run.step() == 0 ? number(run.base())
				: keep(context.mkAdd(keep(context.mkMul(number(run.step()), index)), number(run.base())));
	}

	private ArrayExpr<IntSort, IntSort> array(List<Long> values) {
		ArrayExpr<IntSort, IntSort> result = keep(context.mkConstArray(context.getIntSort(), number(0)));
		for (int i = 0; i < values.size(); i++) {
			if (values.get(i) != 0) {
				result = keep(context.mkStore(result, number(i), number(values.get(i))));
			}
		}
		return result;
	}

	private ArithExpr<IntSort> fromArray(ArrayExpr<IntSort, IntSort> array, ArithExpr<IntSort> index) {
		return (ArithExpr<IntSort>) context.mkSelect(array, index);
	}

	private ArithExpr<IntSort> choice(BoolExpr condition, ArithExpr<IntSort> whenTrue, ArithExpr<IntSort> whenFalse) {
		return keep((ArithExpr<IntSort>) context.mkITE(condition, whenTrue, whenFalse));
	}

	private ArithExpr<IntSort> number(long value) {
		return keep(context.mkInt(value));
	}

	private <E extends Expr<?>> E keep(E e) {
		kept.add(e);
		return e;
	}
}
