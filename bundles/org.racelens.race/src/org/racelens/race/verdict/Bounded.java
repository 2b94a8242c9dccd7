package org.racelens.race.verdict;

import java.util.List;
import org.racelens.race.verdict.Condition.Kind;

/** How far executions were looked at, all of them: of what goes further nothing is said. */
public sealed interface Bounded extends Condition.Statement {
	@Override
	default List<String> variables() {
		return List.of();
	}

	/**
	 * A team is not larger than those that were looked at.
	 *
	 * @param most threads of these
	 */
	record Team(long most) implements Bounded {
		@Override
		public Kind kind() {
			return Kind.BOUNDED_TEAM;
		}

		@Override
		public boolean implies(Condition.Statement other) {
			return other instanceof Team t && t.most > most;
		}
	}

	/**
	 * A loop that ends by what threads read of each other makes no more trips than were looked at.
	 *
	 * @param most trips of these
	 */
	record Trips(long most) implements Bounded {
		@Override
		public Kind kind() {
			return Kind.BOUNDED_TRIPS;
		}

		@Override
		public boolean implies(Condition.Statement other) {
			return other instanceof Trips t && t.most > most;
		}
	}
}
