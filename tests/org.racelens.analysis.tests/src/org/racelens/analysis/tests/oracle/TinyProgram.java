package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A complete program with one parallel region, small enough to be executed in every legal way.
 *
 * @param shape how the program is written down
 * @param teamLimit the argument of {@code num_threads}, so that every T in 1..limit is legal; without it any T is
 * @param parameter the one integer that is known only to lie in a range, or a named constant
 * @param shared the shared variables that occur, in the order of their declaration
 * @param body the region's structured block
 */
public record TinyProgram(Shape shape, OptionalInt teamLimit, Optional<Parameter> parameter, List<Shared> shared, List<Stmt> body) {
	/** The largest team that is tried where the program sets no limit; beyond it programs of these sizes behave no differently. */
	public static final int LARGEST_TEAM = 8;

	/** Copies the lists. */
	public TinyProgram {
		shared = List.copyOf(shared);
		body = List.copyOf(body);
	}

	/** The largest team to be considered. */
	public int largestTeam() {
		return teamLimit.orElse(LARGEST_TEAM);
	}

	/** Whether the program is one team's region without explicit tasks, order of iterations and lanes. */
	public boolean isFlat() {
		return shape != Shape.BARE && VariableUse.in(body).flat();
	}

	/** The same program with another structured block. */
	public TinyProgram withBody(List<Stmt> other) {
		return new TinyProgram(shape, teamLimit, parameter, shared, other);
	}

	/** The same program with other declarations of the shared variables. */
	public TinyProgram withShared(List<Shared> other) {
		return new TinyProgram(shape, teamLimit, parameter, other, body);
	}

	/** The same program with another parameter. */
	public TinyProgram withParameter(Optional<Parameter> other) {
		return new TinyProgram(shape, teamLimit, other, shared, body);
	}

	/** The same program with another argument of {@code num_threads}. */
	public TinyProgram withTeamLimit(int limit) {
		return new TinyProgram(shape, OptionalInt.of(limit), parameter, shared, body);
	}

	/**
	 * An integer of the surroundings: in {@code main} a constant, else an argument that a guard before the region confines.
	 *
	 * @param name the variable
	 * @param min its least value
	 * @param max its greatest value
	 */
	public record Parameter(String name, int min, int max) {
		/** Checks that the range has a value. */
		public Parameter {
			if (min > max) {
				throw new IllegalArgumentException("empty range of " + name);
			}
		}
	}

	/** A shared variable: a scalar, or an array with one or two dimensions. */
	public record Shared(String name, List<Dimension> dimensions) {
		/** Copies the dimensions. */
		public Shared {
			dimensions = List.copyOf(dimensions);
		}
	}

	/**
	 * A dimension of an array.
	 *
	 * @param offset what the printed program adds to each subscript, so that none is negative
	 * @param size the declared size, large enough for each subscript that occurs
	 */
	public record Dimension(int offset, int size) {
	}

	/** How the program is written down. */
	public enum Shape {
		/** All in {@code main}, shared variables are its locals. */
		MAIN_WITH_LOCALS,
		/** All in {@code main}, shared variables at file scope. */
		MAIN_WITH_GLOBALS,
		/** A function whose argument is the parameter, shared variables at file scope. */
		FUNCTION,
		/** As {@link #MAIN_WITH_LOCALS}; the region and its only construct are one combined directive. */
		COMBINED,
		/** A function without parallel region of its own; the body's only statement is the region's construct. */
		BARE
	}
}
