package org.racelens.execution.region;

import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.MemoryObject.Space;

/**
 * The objects whose address code that is not analysed may hold, and the objects that such code chose: what it did not know when it yielded
 * a pointer, the pointer does not lead to.
 *
 * @param given for each object whose address was handed out, the number of the call that was the first to get it, or {@link #TO_CALLERS}
 * @param chosen for each object that a call of unknown code yielded once, the number of that call
 * @param compared objects whose addresses the program compares with those of others, or makes numbers of, or sets itself: whether they are
 * the same is not for the inputs alone
 * @param anyCompared whether blocks are compared that may hold addresses, so that any object may be one of these
 */
public record Exposed(Map<MemoryObject, Integer> given, Map<MemoryObject, Integer> chosen, Set<MemoryObject> compared,
		boolean anyCompared) {
	/** In the place of the number of a call: callers of the root knew the address before it began. */
	public static final int TO_CALLERS = -1;

	/** Nothing was handed out. */
	public static final Exposed NOTHING = new Exposed(Map.of(), Map.of(), Set.of(), false);

	public Exposed {
		given = Map.copyOf(given);
		chosen = Map.copyOf(chosen);
		compared = Set.copyOf(compared);
	}

	/** Of a program that compares no addresses. */
	public Exposed(Map<MemoryObject, Integer> given, Map<MemoryObject, Integer> chosen) {
		this(given, chosen, Set.of(), false);
	}

	/** Whether two objects that a pointer from outside may otherwise make the same are surely different. */
	public boolean keepsApart(MemoryObject a, MemoryObject b) {
		return a.isPointee() && isHidden(b, a) || b.isPointee() && isHidden(a, b);
	}

	/** Whether an object that the analysed code made was not known to those who chose what a pointer leads to. */
	private boolean isHidden(MemoryObject made, MemoryObject pointee) {
		boolean mayBeHidden = made.space() == Space.HOST
				&& (made.isHeap() || made.isVariable() && made.variable().filter(v -> !v.isAutomatic()).isEmpty());
		if (!mayBeHidden) {
			return false;
		}
		return switch (pointee.kind()) {
			case PARAMETER_POINTEE -> !isKnownToCallers(made);
			case LOADED_POINTEE -> !given.containsKey(made);
			case YIELDED_POINTEE -> !given.containsKey(made)
					|| isOne(made) && chosen.containsKey(pointee) && chosen.get(pointee) < given.get(made);
			case VARIABLE, NAMED_VARIABLE, LEAKED_VARIABLE, KEPT_VARIABLE, HEAP, PUBLISHED, DISTINCT_POINTEE, RESTRICT_POINTEE,
					LOST_POINTEE,
					LEFT_POINTEE, LITERAL ->
				false;
		};
	}

	private boolean isKnownToCallers(MemoryObject made) {
		return given.getOrDefault(made, 0) == TO_CALLERS;
	}

	/** Whether the family is one object that serial code makes. */
	private static boolean isOne(MemoryObject object) {
		return object.arity() == 0 && object.depth() == 0;
	}
}
