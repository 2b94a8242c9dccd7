package org.racelens.ui.regions;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Verdict;

/**
 * Which rows are wanted, and in which order.
 *
 * @param words each of which some column of a row contains, whatever its case
 * @param verdicts that are shown
 * @param edited the file in the active editor
 */
record Query(String words, Set<Verdict> verdicts, Scope scope, Optional<IFile> edited, Order order) {
	/** By a column; rows that are equal in it stand in the order of the source. */
	record Order(Column column, Direction direction) implements Comparator<RegionRow> {
		enum Direction {
			UP, DOWN
		}

		private static final Comparator<RegionRow> SOURCE = Column.FILE.comparator().thenComparing(r -> r.region().place());

		@Override
		public int compare(RegionRow a, RegionRow b) {
			int order = direction == Direction.UP ? column.comparator().compare(a, b) : column.comparator().compare(b, a);
			return order != 0 ? order : SOURCE.compare(a, b);
		}
	}

	/**
	 * What a query finds.
	 *
	 * @param inScope how many regions of each verdict the scope has, filters aside
	 */
	record Answer(Query query, List<RegionRow> rows, List<RegionRow> inScope) {
		long count(Verdict verdict) {
			return inScope.stream().filter(r -> r.verdict() == verdict).count();
		}
	}

	Query {
		verdicts = Set.copyOf(verdicts);
	}

	Query withWords(String others) {
		return new Query(others, verdicts, scope, edited, order);
	}

	Query withVerdicts(Set<Verdict> others) {
		return new Query(words, others, scope, edited, order);
	}

	Query withScope(Scope other) {
		return new Query(words, verdicts, other, edited, order);
	}

	Query withEdited(Optional<IFile> other) {
		return new Query(words, verdicts, scope, other, order);
	}

	Query withOrder(Order other) {
		return new Query(words, verdicts, scope, edited, other);
	}

	/** By this column; once more, the other way round. */
	Query sortedBy(Column column) {
		boolean isSame = order.column() == column && order.direction() == Order.Direction.UP;
		return withOrder(new Order(column, isSame ? Order.Direction.DOWN : Order.Direction.UP));
	}

	Answer answer(List<RegionRow> all) {
		List<RegionRow> inScope = once(all.stream().filter(r -> scope.includes(r, edited)).toList());
		List<String> wanted = Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+")).filter(w -> !w.isEmpty()).toList();
		return new Answer(this, inScope.stream().filter(r -> verdicts.contains(r.verdict()) && contains(r, wanted)).sorted(order).toList(),
				inScope);
	}

	/** Of a header that an editor shows each region is known twice: by itself, which is shown, and by the file that includes it. */
	private static List<RegionRow> once(List<RegionRow> rows) {
		Set<SourceRange> own = rows.stream().filter(r -> !r.isInHeader()).map(r -> r.region().place()).collect(Collectors.toSet());
		return rows.stream().filter(r -> !r.isInHeader() || !own.contains(r.region().place())).toList();
	}

	private static boolean contains(RegionRow row, List<String> wanted) {
		if (wanted.isEmpty()) {
			return true;
		}
		List<String> texts = Arrays.stream(Column.values()).map(c -> c.text(row).toLowerCase(Locale.ROOT)).toList();
		return wanted.stream().allMatch(w -> texts.stream().anyMatch(t -> t.contains(w)));
	}
}
