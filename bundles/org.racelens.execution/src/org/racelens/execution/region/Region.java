package org.racelens.execution.region;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;

/**
 * One encounter of an analysed region, executed symbolically: what its threads may do.
 *
 * @param construct the outermost construct, which the verdict is about
 * @param function name of the function around it
 * @param teamSize symbol of the number of threads, T ≥ 1
 * @param thread symbol of the executing thread, 0 ≤ tid &lt; T
 * @param maxTeamSize the largest T where it is a constant
 * @param assumptions what holds at the encounter, over free inputs
 * @param items what happens
 * @param gaps what was not understood and may hide or distort accesses: with any of them the region is not race-free
 * @param inputs names of the free inputs, for the witness
 * @param apart which objects are different memory, though pointers of unknown origin lead to them
 * @param notes what an answer rests on, for a person
 * @param defined what else holds of the inputs where the serial code before the region does nothing undefined
 * @param facts conditions that hold wherever they are said: unknowns in them alone make nothing doubtful
 * @param standsFor the encounters for all of which this one stands, with any arguments; empty for an encounter of the program
 */
public record Region(Construct construct, String function, Symbol teamSize, Symbol thread, Optional<Long> maxTeamSize,
		BoolExpr assumptions, List<Item> items, List<ModelGap> gaps, List<Explanation> notes, Inputs inputs,
		Apart apart, Set<BoolExpr> defined, Set<BoolExpr> facts, Optional<StandIn> standsFor) {
	/**
	 * The encounters that an execution with any arguments stands for.
	 *
	 * @param unknown why some are not known; empty where all are, but not what their pointers lead to
	 */
	public record StandIn(Optional<ModelGap> unknown) {
	}

	/** A variable of a type, and the term that its value is. */
	public record Held(String variable, IntExpr value, Type type) {
		/** A number of the variable's as the source writes it. */
		public String shown(long number) {
			return FloatingTerms.shown(number, type);
		}
	}

	/**
	 * What keeps objects apart that might otherwise be the same memory.
	 *
	 * @param onDevice sets of objects whose copies on a device do not overlap: what one construct maps shares no storage. OpenMP 5.2 §5.8.3
	 * @param exposed what code that is not analysed knows of the program's objects
	 */
	public record Apart(List<Set<MemoryObject>> onDevice, Exposed exposed) {
		/** Nothing does. */
		public static final Apart NOTHING = new Apart(List.of(), Exposed.NOTHING);

		public Apart {
			onDevice = List.copyOf(onDevice);
		}
	}

	/**
	 * What the source calls the free inputs.
	 *
	 * @param names for each, the variable that first holds a value made of it
	 * @param contents objects whose contents a function stands for
	 * @param allocations variables that hold the address of an allocation first
	 * @param elements what the source calls parts of objects
	 * @param trips the numbers of trips of serial loops among the inputs
	 * @param now what names stand for at the encounter
	 */
	public record Inputs(Map<Symbol, Held> names, Map<FunctionSymbol, MemoryObject> contents, Map<MemoryObject, String> allocations,
			ElementName elements, Set<Symbol> trips, AtEncounter now) {
		public Inputs {
			names = Map.copyOf(names);
			contents = Map.copyOf(contents);
			allocations = Map.copyOf(allocations);
			trips = Set.copyOf(trips);
		}
	}

	public Region {
		items = List.copyOf(items);
		gaps = List.copyOf(gaps);
		notes = List.copyOf(notes);
		defined = Collections.unmodifiableSet(new LinkedHashSet<>(defined));
		facts = Set.copyOf(facts);
	}

	/** Whether two objects are surely not the same memory, though pointers of unknown origin lead to them. */
	public boolean keepsApart(MemoryObject a, MemoryObject b) {
		boolean copies = a.space() == MemoryObject.Space.DEVICE && b.space() == MemoryObject.Space.DEVICE;
		return copies && apart.onDevice.stream().anyMatch(s -> s.contains(a) && s.contains(b)) || apart.exposed.keepsApart(a, b);
	}

	/** The region where something more holds. */
	public Region where(BoolExpr condition) {
		return new Region(construct, function, teamSize, thread, maxTeamSize, Bools.and(assumptions, condition), items, gaps, notes, inputs,
				apart, defined, facts, standsFor);
	}

	/** The region of which more is known of what its threads do. */
	public Region doing(List<Item> others) {
		return new Region(construct, function, teamSize, thread, maxTeamSize, assumptions, others, gaps, notes, inputs, apart, defined,
				facts, standsFor);
	}

	/** The region of which something more was not understood. */
	public Region with(List<ModelGap> more) {
		List<ModelGap> all = Stream.concat(gaps.stream(), more.stream()).distinct().sorted().toList();
		return new Region(construct, function, teamSize, thread, maxTeamSize, assumptions, items, all, notes, inputs, apart, defined,
				facts, standsFor);
	}

	/** The region as one that stands for others. */
	public Region standingFor(StandIn others) {
		return new Region(construct, function, teamSize, thread, maxTeamSize, assumptions, items, gaps, notes, inputs, apart, defined,
				facts, Optional.of(others));
	}

	/** Whether its threads access memory that pointers of unknown origin lead to. */
	public boolean touchesLost() {
		return touchesLost(items);
	}

	private static boolean touchesLost(List<Item> items) {
		return items.stream().anyMatch(i -> i instanceof Item.Access a && a.place().object().isLost() || touchesLost(i.inside()));
	}

	/** Where the instances of the region stand. */
	public InstanceContext context() {
		return InstanceContext.ofTeam(thread, teamSize);
	}
}
