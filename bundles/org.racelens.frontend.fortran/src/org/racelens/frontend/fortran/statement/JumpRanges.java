package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.LoopFrame.Kind;

/**
 * The parts of a list of statements that branches to its labels leave or repeat, each of which contains another one or has nothing in
 * common with it. Steps:
 * <ol>
 * <li>from the first branch to a label up to the label the statements are left;
 * <li>from a label up to the last branch back to it they are repeated;
 * <li>parts that overlap are made longer: what is left may begin earlier, what is repeated may end later;
 * <li>where that is not possible, because a branch leads into the middle of what is repeated, the latter is given up.
 * </ol>
 */
final class JumpRanges {
	private final List<Range> ranges;

	private JumpRanges(List<Range> ranges) {
		this.ranges = ranges;
	}

	/** Statements from a position on to before another one. */
	record Range(String label, Kind kind, int from, int to) {
		private boolean crosses(Range later) {
			return from < later.from && later.from < to && to < later.to;
		}

		private boolean contains(Range other) {
			return this != other && from <= other.from && other.to <= to;
		}
	}

	/** Whether statements have labels at all, and some branch to these. */
	static boolean areNeeded(List<Node> items) {
		List<String> labels = items.stream().filter(n -> n.is("statement_label")).map(n -> Jumps.label(n.text())).toList();
		return !labels.isEmpty() && items.stream().flatMap(Jumps::labels).anyMatch(labels::contains);
	}

	/**
	 * The ranges of a list.
	 *
	 * @param starts where what is executed as a whole begins, and the end of the list
	 */
	static JumpRanges of(List<Node> items, List<Integer> starts) {
		Map<String, Integer> places = new HashMap<>();
		for (int start : starts) {
			if (start < items.size() && items.get(start).is("statement_label")) {
				places.put(Jumps.label(items.get(start).text()), start);
			}
		}
		List<Range> found = new ArrayList<>();
		for (int u = 0; u + 1 < starts.size(); u++) {
			int from = starts.get(u);
			int behind = starts.get(u + 1);
			if (!items.get(from).is("comment")) {
				Jumps.labels(items.get(from)).filter(places::containsKey).forEach(l -> {
					int place = places.get(l);
					add(place > from ? new Range(l, Kind.BLOCK, from, place) : new Range(l, Kind.REPEATED, place, behind), found);
				});
			}
		}
		nest(found);
		found.sort(Comparator.comparingInt(Range::from).thenComparing(Range::to, Comparator.reverseOrder()));
		return new JumpRanges(found);
	}

	/** Of one label there is at most one range of a kind. */
	private static void add(Range r, List<Range> found) {
		Optional<Range> same = found.stream().filter(f -> f.label().equals(r.label()) && f.kind() == r.kind()).findFirst();
		same.ifPresent(found::remove);
		found.add(same.map(f -> new Range(r.label(), r.kind(), Math.min(f.from(), r.from()), Math.max(f.to(), r.to()))).orElse(r));
	}

	private static void nest(List<Range> found) {
		boolean changed = true;
		while (changed) {
			changed = false;
			for (int i = 0; i < found.size() && !changed; i++) {
				for (int k = 0; k < found.size() && !changed; k++) {
					changed = found.get(i).crosses(found.get(k)) && separate(found.get(i), found.get(k), found);
				}
			}
		}
	}

	private static boolean separate(Range first, Range later, List<Range> found) {
		found.remove(later);
		if (later.kind() == Kind.BLOCK) {
			found.add(new Range(later.label(), later.kind(), first.from(), later.to()));
		} else if (first.kind() == Kind.REPEATED) {
			found.remove(first);
			found.add(later);
			found.add(new Range(first.label(), first.kind(), first.from(), later.to()));
		}
		return true;
	}

	/** The outermost range that begins at a position, among those inside another one. */
	Optional<Range> at(int position, Optional<Range> around) {
		int after = around.map(ranges::indexOf).orElse(-1);
		return ranges.stream().skip(after + 1L).filter(r -> r.from() == position)
				.filter(r -> around.isEmpty() || around.get().contains(r)).findFirst();
	}
}
