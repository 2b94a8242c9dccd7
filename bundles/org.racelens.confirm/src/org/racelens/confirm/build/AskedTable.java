package org.racelens.confirm.build;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.confirm.build.VisibleNumbers.Readable;
import org.racelens.race.verdict.Condition.Columns;
import org.racelens.race.verdict.Condition.LongestRow;
import org.racelens.race.verdict.Condition.Monotone;
import org.racelens.race.verdict.Condition.Spaced;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.Sum;

/**
 * What is said of the numbers of a table that are used, as a statement of the source. It holds where all numbers of the table are so; where
 * they are not, nobody knows which are used.
 */
final class AskedTable {
	private static final String HOLDS = "__racelens_holds";
	private static final String K = "__racelens_k";
	private static final String L = "__racelens_l";
	private static final long MOST = 1 << 16;
	private static final long MOST_COMPARED = 1 << 11;

	/** Empty for what is no such condition, and where the source does not say how long the table is. */
	static Optional<AskedExpression> of(Statement statement, VisibleNumbers visible) {
		if (statement instanceof Monotone monotone && monotone.holders().size() == 1) {
			return visible.table(monotone.holders().get(0)).flatMap(t -> each(t, 1, number(t, K + " - 1") + " <= " + number(t, K)));
		}
		if (statement instanceof Spaced spaced) {
			return visible.table(spaced.table()).filter(t -> t.numbers() <= MOST_COMPARED).flatMap(t -> apart(t, spaced.least()));
		}
		if (statement instanceof LongestRow row) {
			return limited(visible, row.table(), row.most(), t -> number(t, K) + " <= ");
		}
		return statement instanceof Columns columns
				? limited(visible, columns.table(), columns.last(), t -> "0 <= " + number(t, K) + " && " + number(t, K) + " <= ")
				: Optional.empty();
	}

	private static String number(Readable table, String index) {
		return "(__int128)" + table.text() + "[" + index + "]";
	}

	private static Optional<AskedExpression> limited(VisibleNumbers visible, String table, Sum limit, Function<Readable, String> test) {
		return AskedExpression.inSource(limit.factor(), limit.variables(), visible)
				.flatMap(end -> visible.table(table).filter(t -> t.needs().isEmpty())
						.flatMap(t -> each(t, 0, test.apply(t) + end.test()).map(asked -> asked.needing(end.needs()))));
	}

	private static Optional<AskedExpression> apart(Readable table, long least) {
		String first = number(table, K);
		String second = number(table, L);
		String inner = "for (long " + L + " = 0; " + L + " < " + K + "; " + L + "++) if (!(" + first + " - " + second + " >= " + least
				+ " || "
				+ second + " - " + first + " >= " + least + ")) " + HOLDS + " = " + AskedExpression.UNREADABLE + ";";
		return loop(table, 1, inner);
	}

	private static Optional<AskedExpression> each(Readable table, long from, String test) {
		return loop(table, from, "if (!(" + test + ")) " + HOLDS + " = " + AskedExpression.UNREADABLE + ";");
	}

	private static Optional<AskedExpression> loop(Readable table, long from, String body) {
		return table.numbers() > MOST ? Optional.empty()
				: Optional
						.of(new AskedExpression("int " + HOLDS + " = 1; for (long " + K + " = " + from + "; " + K + " < " + table.numbers()
								+ "; " + K + "++) " + body + " ", HOLDS, table.needs(), List.of(), List.of()));
	}

	private AskedTable() {
	}
}
