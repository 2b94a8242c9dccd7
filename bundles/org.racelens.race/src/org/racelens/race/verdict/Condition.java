package org.racelens.race.verdict;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.SourceRange;

/**
 * What must hold of the inputs of a region for it to be race-free: an instance of a fixed vocabulary.
 *
 * @param statement what must hold
 * @param place the first access in the source that needs it
 * @param tried whether it held in runs of the program, where that was looked at
 */
public record Condition(Statement statement, SourceRange place, Optional<ConditionTrial> tried) {
	/** A condition that no run was asked for. */
	public Condition(Statement statement, SourceRange place) {
		this(statement, place, Optional.empty());
	}

	/** The same condition with what runs have shown of it. */
	public Condition tried(ConditionTrial trial) {
		return new Condition(statement, place, Optional.of(trial));
	}

	/** The vocabulary, in the order in which what is not needed is given up. The identifiers are part of the JSON output. */
	public enum Kind {
		NO_OVERLAP("no-overlap"), ROWS_APART("rows-apart"), STRIDE("stride"), MONOTONE("monotone"), SPACED("spaced"),
		RANGES_APART("ranges-apart"), IN_BOUNDS("in-bounds"), BOUNDED_TEAM("bounded-team"), BOUNDED_TRIPS("bounded-trips");

		private final String id;

		Kind(String id) {
			this.id = id;
		}

		/** The identifier in reports. */
		public String id() {
			return id;
		}
	}

	/** A sentence of the vocabulary about what the source names. */
	public sealed interface Statement
			permits NoOverlap, RowsApart, Stride, LeadingDimension, Interleaved, LongestRow, Columns, Monotone, Spaced,
			RangesApart, InBounds, Bounded {
		/** Its place in the vocabulary. */
		Kind kind();

		/** What it speaks of, as the source names it. */
		List<String> variables();

		/** Whether this sentence says all that another one says, and more: that values differ by 2, not just by 1. */
		default boolean implies(Statement other) {
			return false;
		}

		/** The same in the language of the source; empty where the language cannot say it. */
		default Optional<String> expression() {
			return Optional.empty();
		}
	}

	/** How two ranges of memory that do not overlap may be one all the same. */
	public enum Meeting {
		NEVER,
		/** they may start at the same place, as for callers that work in place */
		AT_THE_START
	}

	/** Two pointers, or a pointer and a variable, lead to different memory. */
	public record NoOverlap(String first, String second, Meeting meeting) implements Statement {
		@Override
		public Kind kind() {
			return Kind.NO_OVERLAP;
		}

		@Override
		public boolean implies(Statement other) {
			return meeting == Meeting.NEVER && other.equals(new NoOverlap(first, second, Meeting.AT_THE_START));
		}

		@Override
		public List<String> variables() {
			return List.of(first, second);
		}
	}

	/** Where the pointers come from that lead to different memory. */
	public enum Origin {
		/** elements of a table, which is named */
		TABLE,
		/** what stands for each of them is named: {@code a[][]} */
		EACH,
		/** results of calls of one function, which is named */
		CALLS
	}

	/** The elements of a table of pointers, or the results of calls, lead to different memory. */
	public record RowsApart(String table, Origin origin) implements Statement {
		@Override
		public Kind kind() {
			return Kind.ROWS_APART;
		}

		@Override
		public List<String> variables() {
			return List.of(table);
		}
	}

	/**
	 * The absolute value of a stride is not less than a number of elements.
	 *
	 * @param stride in elements, in terms of inputs
	 */
	public record Stride(Sum stride, long least) implements Statement {
		@Override
		public Kind kind() {
			return Kind.STRIDE;
		}

		@Override
		public List<String> variables() {
			return stride.variables();
		}

		@Override
		public boolean implies(Statement other) {
			return other instanceof Stride s && s.stride.equals(stride) && s.least < least;
		}

		@Override
		public Optional<String> expression() {
			return Optional
					.of(least == 1 ? stride.text() + " != 0" : least + " <= " + stride.text() + " || " + stride.text() + " <= -" + least);
		}
	}

	/** A leading dimension is not less than the extent of the dimension that it leads to the next row of. */
	public record LeadingDimension(Sum dimension, Sum extent) implements Statement {
		@Override
		public Kind kind() {
			return Kind.STRIDE;
		}

		@Override
		public List<String> variables() {
			return Stream.concat(dimension.variables().stream(), extent.variables().stream()).distinct().toList();
		}

		@Override
		public Optional<String> expression() {
			return Optional.of(dimension.text() + " >= " + extent.text());
		}
	}

	/**
	 * All steps of one way lie between two steps of the other: of {@code y[i * stride + j * part]} either the elements of one {@code i}
	 * stand together, or those of one {@code j}.
	 *
	 * @param part in elements
	 * @param steps of the part, at most
	 * @param stride in elements
	 * @param strides how many steps of the stride there are at most; empty where nobody knows, so that the first is said alone
	 */
	public record Interleaved(Sum part, Sum steps, Sum stride, Optional<Sum> strides) implements Statement {
		@Override
		public Kind kind() {
			return Kind.STRIDE;
		}

		@Override
		public List<String> variables() {
			return Stream.concat(Stream.of(part, steps, stride), strides.stream()).flatMap(s -> s.variables().stream()).distinct().toList();
		}

		@Override
		public boolean implies(Statement other) {
			return other instanceof Interleaved i && i.part.equals(part) && i.stride.equals(stride) && i.strides.equals(strides)
					&& i.steps.constant().isPresent() && steps.constant().isPresent()
					&& i.steps.constant().getAsLong() < steps.constant().getAsLong();
		}

		@Override
		public Optional<String> expression() {
			String inside = less(part, steps, stride);
			return Optional.of(strides.map(n -> inside + " || " + less(stride, n, part)).orElse(inside));
		}

		/** That the absolute value of a number of steps is less than that of another one, without a function of a library. */
		private static String less(Sum step, Sum times, Sum bound) {
			String all = step.times(times);
			String end = bound.factor();
			return "-" + end + " < " + all + " && " + all + " < " + end + " || " + end + " < " + all + " && " + all + " < -" + end;
		}
	}

	/**
	 * No length of a row that a table holds is more than the way to the next row, among the indices that are used.
	 *
	 * @param most the largest length
	 */
	public record LongestRow(Sum most, String table) implements Statement {
		@Override
		public Kind kind() {
			return Kind.STRIDE;
		}

		@Override
		public List<String> variables() {
			return Stream.concat(most.variables().stream(), Stream.of(table)).distinct().toList();
		}
	}

	/**
	 * The values of a table are columns of rows: none is negative, and none reaches the next row, among the indices that are used.
	 *
	 * @param last the number of a row's last column
	 */
	public record Columns(Sum last, String table) implements Statement {
		@Override
		public Kind kind() {
			return Kind.STRIDE;
		}

		@Override
		public List<String> variables() {
			return Stream.concat(last.variables().stream(), Stream.of(table)).distinct().toList();
		}
	}

	/**
	 * The values of a table do not decrease among the indices that are used.
	 *
	 * @param holders the table, or the members of its elements, in the order of memory
	 */
	public record Monotone(List<String> holders) implements Statement {
		public Monotone {
			holders = List.copyOf(holders);
		}

		@Override
		public Kind kind() {
			return Kind.MONOTONE;
		}

		@Override
		public List<String> variables() {
			return holders;
		}
	}

	/**
	 * The values of a table differ for different indices that are used.
	 *
	 * @param least by how much, at least 1
	 */
	public record Spaced(String table, long least) implements Statement {
		@Override
		public Kind kind() {
			return Kind.SPACED;
		}

		@Override
		public boolean implies(Statement other) {
			return other instanceof Spaced s && s.table.equals(table) && s.least < least;
		}

		@Override
		public List<String> variables() {
			return List.of(table);
		}
	}

	/** Each subscript of an array lies in its declared dimension. */
	public record InBounds(String array) implements Statement {
		@Override
		public Kind kind() {
			return Kind.IN_BOUNDS;
		}

		@Override
		public List<String> variables() {
			return List.of(array);
		}
	}

	/** The kind of its sentence. */
	public Kind kind() {
		return statement.kind();
	}
}
