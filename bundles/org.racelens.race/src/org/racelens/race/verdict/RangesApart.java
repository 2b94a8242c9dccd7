package org.racelens.race.verdict;

import java.util.List;
import java.util.stream.Stream;

/**
 * No two ranges of indices overlap that tables hold: those of rows, or of blocks with a range in each direction.
 *
 * @param directions the tables of a range's ends, in the order of their names
 */
public record RangesApart(List<Ends> directions) implements Condition.Statement {
	/**
	 * Where ranges begin and end.
	 *
	 * @param last the table of the last indices, or of those behind them
	 * @param beyond by how much its values are beyond the last index
	 */
	public record Ends(String first, String last, long beyond) {
	}

	public RangesApart {
		directions = List.copyOf(directions);
	}

	@Override
	public Condition.Kind kind() {
		return Condition.Kind.RANGES_APART;
	}

	@Override
	public List<String> variables() {
		return directions.stream().flatMap(d -> Stream.of(d.first, d.last)).toList();
	}
}
