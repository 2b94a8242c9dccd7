package org.racelens.execution.region;

import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;

/**
 * A lock that an access surely holds, together with the task that holds it. OpenMP 5.2 §15.2, §18.9.
 *
 * @param kind what kind of exclusion
 * @param name the critical region's name, a construct's key for the combination of a reduction, or the key of a lock variable's object
 * @param holder depth of the task that holds it among those around the access: 1 for the implicit tasks of the region
 * @param instance which lock of the name it is: for what excludes only within one encounter of a construct, the trips that tell encounters
 * apart; of a lock variable the instance of its object and the offset in it; of a claim the trips of the loops around, in one of which it
 * is made, and before them the offset of the element that is claimed, if it is one of an element
 * @param held under which condition it surely is held where the access is executed
 */
public record Lock(Kind kind, String name, int holder, List<IntExpr> instance, BoolExpr held) {
	/** Kinds of mutual exclusion. */
	public enum Kind {
		CRITICAL, REDUCTION_COMBINATION,
		/** a lock variable */
		LOCK,
		/** a lock that the program makes of other variables: which accesses hold it is proved of a region as a whole */
		HAND_MADE,
		/** not a lock: what one thread of the team does at most, which is proved of a region as a whole */
		CLAIM,
		/** the same for each element of an array */
		CLAIM_OF_ELEMENT,
		/** not a lock: sibling tasks with {@code mutexinoutset} dependences of one address. OpenMP 5.2 §15.9.5 */
		TASK_SET,
		/** not a lock: {@code lastprivate} writes after all {@code firstprivate} copies of the same variable are made. OpenMP 5.2 §5.4.5 */
		COPY_ORDER,
		/** not a lock: the blocks of {@code ordered simd} in one simd loop, one lane after the other. OpenMP 5.2 §15.10 */
		LANES_IN_ORDER,
		/** not a lock: the code that makes a static variable, which one thread executes once. C++ [stmt.dcl] */
		FIRST_PASS,
		/** not a lock: what comes behind the declaration of a static variable, after the code that makes it */
		PASSED
	}

	public Lock {
		instance = List.copyOf(instance);
	}

	public Lock(Kind kind, String name, int holder, List<IntExpr> instance) {
		this(kind, name, holder, instance, Bools.TRUE);
	}

	/** The one lock of a name. */
	public static Lock named(Kind kind, String name, int holder) {
		return new Lock(kind, name, holder, List.of());
	}

	/** What tells locks of its name apart that do not exclude each other: of a claim, which is one of all trips, at most the element. */
	public List<IntExpr> apart() {
		return kind == Kind.CLAIM ? List.of() : kind == Kind.CLAIM_OF_ELEMENT ? instance.subList(0, 1) : instance;
	}

	/** Whether who gets it later knows what who held it before has done. */
	public boolean handsOver() {
		return kind == Kind.CRITICAL || kind == Kind.LOCK || kind == Kind.HAND_MADE;
	}

	/** Whether two accesses that hold locks of the same instance exclude each other if different tasks hold them. */
	public boolean matches(Lock other) {
		boolean fits = kind == other.kind ? kind != Kind.PASSED : isPassage(other);
		return fits && name.equals(other.name);
	}

	/** Whether one is held by the code that makes a variable and the other behind its declaration: they never meet, whoever holds them. */
	public boolean isPassage(Lock other) {
		return kind == Kind.FIRST_PASS && other.kind == Kind.PASSED || kind == Kind.PASSED && other.kind == Kind.FIRST_PASS;
	}
}
