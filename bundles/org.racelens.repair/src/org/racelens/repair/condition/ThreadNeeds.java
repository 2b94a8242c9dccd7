package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.library.RuntimeRoutine;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Trait;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.WaitingFunctions;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.ThreadQueries;

/**
 * What shows that code was written for the threads that execute it: it asks for their numbers, takes turns by locks, or says who does what
 * and who waits. Executed by one thread such code does something else, or waits for ever.
 */
public final class ThreadNeeds {
	/** The names of functions that threads take turns by, as far as names can tell: a block and a clock are no locks. */
	private static final Pattern TURNS = Pattern
			.compile(".*((?<![bcB])lock|Lock|(?<![BC])LOCK|(?i:mutex|semaphore|sem_wait|sem_post|pthread_|thrd_|mtx_|cnd_)).*");

	private ThreadNeeds() {
	}

	/** The first sign of them in a region and the functions that it calls. */
	public static Optional<Reading> of(Statement region, ParsedUnit unit) {
		return calls(region, unit).or(() -> constructs(region, unit, new HashSet<>()).stream().findFirst());
	}

	/** The first call in the code, or in the functions that it calls, that asks for the thread or takes turns. */
	public static Optional<Reading> calls(Statement code, ParsedUnit unit) {
		return ThreadQueries.of(code, unit, callee -> isThreads(callee, unit))
				.map(c -> new Reading(c.range(), RefusalSentence.ASKS_FOR_ITS_THREAD_OR_TAKES_TURNS.of()));
	}

	/**
	 * Whether a function is for threads. Of one whose code is in the unit that tells, and the name only whether it takes turns where it may
	 * wait; of another one that the library does not have there is no more than the name.
	 */
	private static boolean isThreads(String callee, ParsedUnit unit) {
		Optional<RuntimeRoutine> routine = RuntimeRoutine.of(callee);
		if (routine.isPresent() || LockRoutine.of(callee).isPresent()) {
			return routine.filter(r -> r == RuntimeRoutine.CLOCK).isEmpty();
		}
		boolean followed = unit.functions().stream().anyMatch(f -> f.key().equals(callee));
		return TURNS.matcher(callee).matches() && (!followed || WaitingFunctions.of(unit).contains(callee));
	}

	private static List<Reading> constructs(Statement code, ParsedUnit unit, Set<String> followed) {
		List<Reading> found = new ArrayList<>();
		Walk.statements(code, s -> {
			if (s instanceof ConstructStatement c && isForTeam(c.construct())) {
				found.add(new Reading(c.construct().directive().range(), RefusalSentence.SAYS_WHICH_THREAD_DOES_WHAT.of()));
			}
		});
		Walk.expressions(code, e -> {
			if (e instanceof Expression.Call call) {
				unit.functions().stream().filter(f -> f.key().equals(call.callee()) && followed.add(f.key()))
						.forEach(f -> found.addAll(constructs(f.body(), unit, followed)));
			}
		});
		return found;
	}

	private static boolean isForTeam(Construct c) {
		return Trait.THREAD_SELECTING.isOf(c) || Trait.DEVICE.isOf(c) || c.directive().names().contains(DirectiveName.TARGET);
	}
}
