package org.racelens.logic.term;

import java.util.Optional;
import org.racelens.model.gap.ModelGap;

/**
 * An integer unknown of a formula. Two symbols with the same name are the same unknown.
 *
 * @param name unique within the analysis of one region; that of the second instance's copy ends with {@code '}
 * @param role what it stands for
 * @param gap why the value is not known exactly; present exactly for {@link Role#HAVOC} and {@link Role#INSTANCE_HAVOC}
 * @param original the symbol that this is the second instance's copy of; empty for one that is no such copy
 */
public record Symbol(Name name, Role role, Optional<ModelGap> gap, Optional<Symbol> original) implements IntExpr {
	/** What a symbol stands for. */
	public enum Role {
		/** number of threads of a team; one value for all instances */
		TEAM_SIZE(false),
		/** a free input: any value is possible, and it is the same for all instances */
		PARAMETER(false),
		/** the same, without a name in the source: an address, a distance of objects, a choice */
		UNNAMED(false),
		/** a value that was lost, the same for all instances */
		HAVOC(false),
		/** the number of the thread that executes the instance */
		THREAD(true),
		/** a loop's trip number (0, 1, 2, …) in the instance */
		TRIP(true),
		/** the number of threads, or of teams, of a team that is made inside the region */
		INNER_TEAM_SIZE(true),
		/** another auxiliary unknown of the instance */
		AUXILIARY(true),
		/** a value that was lost, one for each instance */
		INSTANCE_HAVOC(true);

		private final boolean perInstance;

		Role(boolean perInstance) {
			this.perInstance = perInstance;
		}

		/** Whether it has a value in the instance that nothing else says of it. */
		public boolean isAuxiliary() {
			return plain() == AUXILIARY;
		}

		/** Whether it is an input of the program, whatever the source calls it. */
		public boolean isInput() {
			return plain() == PARAMETER;
		}

		/**
		 * Whether a witness with a small value of it is easier to read: what instances share, their trips, and the sizes of their teams.
		 */
		public boolean isTold() {
			return !perInstance || this == TRIP || this == INNER_TEAM_SIZE;
		}

		/** The role as far as formulas go: what only tells readers more of an unknown is left out. */
		public Role plain() {
			return switch (this) {
				case UNNAMED -> PARAMETER;
				case INNER_TEAM_SIZE -> AUXILIARY;
				case TEAM_SIZE, PARAMETER, HAVOC, THREAD, TRIP, AUXILIARY, INSTANCE_HAVOC -> this;
			};
		}

		/** Whether each of the two instances of a pair has its own copy. */
		public boolean isPerInstance() {
			return perInstance;
		}
	}

	/** A symbol that is no copy. */
	public Symbol(Name name, Role role, Optional<ModelGap> gap) {
		this(name, role, gap, Optional.empty());
	}

	/** A symbol with a role, without a gap that it stands for. */
	public static Symbol of(Name name, Role role) {
		return new Symbol(name, role, Optional.empty());
	}

	/** The other instance's copy; a symbol that all instances share is its own copy. */
	public Symbol primed() {
		return role.isPerInstance() ? new Symbol(name.then("'"), role, gap, Optional.of(this)) : this;
	}

	/** Whether it is the second instance's copy of a symbol. */
	public boolean isPrimed() {
		return original.isPresent();
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitSymbol(this);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Symbol s && name.equals(s.name);
	}

	@Override
	public int hashCode() {
		return name.hashCode();
	}

	@Override
	public String toString() {
		return name.text();
	}
}
