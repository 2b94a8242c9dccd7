package org.racelens.ui.regions;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMemento;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.regions.Query.Order;
import org.racelens.ui.regions.Query.Order.Direction;

/** What the view remembers from one session to the next: filters, order, columns. Strange values are as if there were none. */
final class ViewState {
	private static final String VERDICTS = "verdicts";
	private static final String SCOPE = "scope";
	private static final String COLUMN = "column";
	private static final String DIRECTION = "direction";
	private static final String WIDTHS = "widths";
	private static final String POSITIONS = "positions";
	private static final Set<Verdict> SHOWN = EnumSet.of(Verdict.RACE, Verdict.RACE_FREE_IF, Verdict.RACE_FREE, Verdict.UNKNOWN);
	private static final Query FIRST = new Query("", SHOWN, Scope.PROJECT, Optional.empty(), new Order(Column.FILE, Direction.UP));

	private ViewState() {
	}

	static Query query(Optional<IMemento> memento) {
		Order order = new Order(value(memento, COLUMN, Column.class).orElse(FIRST.order().column()),
				value(memento, DIRECTION, Direction.class).orElse(FIRST.order().direction()));
		Set<Verdict> verdicts = memento.map(m -> m.getString(VERDICTS))
				.map(names -> SHOWN.stream().filter(v -> List.of(names.split(",")).contains(v.name())).collect(Collectors.toSet()))
				.orElse(SHOWN);
		return new Query("", verdicts, value(memento, SCOPE, Scope.class).orElse(FIRST.scope()), Optional.empty(), order);
	}

	private static <E extends Enum<E>> Optional<E> value(Optional<IMemento> memento, String key, Class<E> type) {
		return memento.map(m -> m.getString(key))
				.flatMap(name -> Arrays.stream(type.getEnumConstants()).filter(e -> e.name().equals(name)).findFirst());
	}

	static void save(Query query, Table table, IMemento memento) {
		memento.putString(VERDICTS, query.verdicts().stream().map(Verdict::name).sorted().collect(Collectors.joining(",")));
		memento.putString(SCOPE, query.scope().name());
		memento.putString(COLUMN, query.order().column().name());
		memento.putString(DIRECTION, query.order().direction().name());
		memento.putString(WIDTHS, joined(Arrays.stream(table.getColumns()).mapToInt(c -> c.getWidth()).toArray()));
		memento.putString(POSITIONS, joined(table.getColumnOrder()));
	}

	private static String joined(int[] numbers) {
		return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(","));
	}

	static void restoreColumns(Table table, Optional<IMemento> memento) {
		numbers(memento, WIDTHS).ifPresent(widths -> {
			for (int i = 0; i < widths.length; i++) {
				table.getColumn(i).setWidth(Math.max(10, widths[i]));
			}
		});
		numbers(memento, POSITIONS).filter(p -> Arrays.stream(p).distinct().filter(i -> i >= 0 && i < p.length).count() == p.length)
				.ifPresent(table::setColumnOrder);
	}

	private static Optional<int[]> numbers(Optional<IMemento> memento, String key) {
		return memento.map(m -> m.getString(key)).filter(s -> s.matches("\\d{1,5}(,\\d{1,5})*"))
				.map(s -> Arrays.stream(s.split(",")).mapToInt(Integer::parseInt).toArray())
				.filter(n -> n.length == Column.values().length);
	}
}
