package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Region.StandIn;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * The constructs whose regions may be met in ways that are not known, since the execution of what leads to them ended early. Constructs are
 * compared by identity.
 */
final class UnknownEncounters {
	/** in the order in which they were found */
	private final List<Open> open = new ArrayList<>();
	/** by the places of functions, why not all calls of them are followed */
	private final Map<SourceRange, Explanation> left = new LinkedHashMap<>();
	private List<Construct> standing = List.of();
	private boolean isOver;

	/**
	 * A construct with encounters that are not known, or of which it is not known where pointers lead.
	 *
	 * @param region that says so, and what else runs beside it; empty where the construct was not met at all
	 */
	private record Open(Construct construct, StandIn why, Optional<Region> region) {
		boolean isAlone() {
			return region.filter(r -> !r.gaps().equals(why.unknown().stream().toList())).isEmpty();
		}

		Open beside(List<ModelGap> gaps) {
			return new Open(construct, why, region.map(r -> r.with(gaps)));
		}

		boolean isOf(Construct other) {
			return construct == other;
		}
	}

	/** Notes that functions are called in ways that are not followed. */
	void leave(Collection<FunctionDefinition> functions, Explanation why) {
		functions.forEach(f -> left.putIfAbsent(f.range(), why));
	}

	/** Why a construct may be met in ways that are not followed; empty where it may not. */
	Optional<Explanation> left(Construct construct) {
		return left.entrySet().stream().filter(f -> f.getKey().contains(construct.range())).map(Map.Entry::getValue).findFirst();
	}

	/** Notes that a construct was not met, or that it is not known where pointers lead in its encounters. */
	void add(Construct construct, StandIn why) {
		if (open.stream().noneMatch(o -> o.isOf(construct))) {
			open.add(new Open(construct, why, Optional.empty()));
		}
	}

	/**
	 * Notes that encounters like one are not known.
	 *
	 * @param region that says so, and what else runs beside it
	 * @return the region, where nothing will stand for these encounters
	 */
	Optional<Region> add(Region region, ModelGap why) {
		if (isOver) {
			return Optional.of(region);
		}
		if (standing.isEmpty()) {
			List<ModelGap> beside = region.gaps().stream().filter(g -> !g.equals(why)).toList();
			boolean isNew = open.stream().noneMatch(o -> o.isOf(region.construct()));
			open.replaceAll(o -> o.isOf(region.construct()) ? o.beside(beside) : o);
			open.addAll(isNew ? List.of(new Open(region.construct(), new StandIn(Optional.of(why)), Optional.of(region))) : List.of());
		}
		return Optional.empty();
	}

	/** The constructs beside whose regions nothing else runs, in the order in which they were found. */
	List<Construct> alone() {
		return open.stream().filter(Open::isAlone).map(Open::construct).toList();
	}

	/** The constructs, in the order in which they were found. */
	List<Construct> constructs() {
		return open.stream().map(Open::construct).toList();
	}

	/** The encounters of a construct for which what is executed now stands. */
	Optional<StandIn> standing(Construct construct) {
		return standing.stream().anyMatch(c -> c == construct) ? open.stream().filter(o -> o.isOf(construct)).map(Open::why).findFirst()
				: Optional.empty();
	}

	/** Executes what stands for all encounters of some constructs. */
	void standIn(List<Construct> constructs, Runnable execution) {
		standing = List.copyOf(constructs);
		execution.run();
		standing = List.of();
	}

	/**
	 * Nothing else stands for the encounters of a construct.
	 *
	 * @param isKnown whether something does
	 * @return the region that says that they are not known
	 */
	Optional<Region> close(Construct construct, Predicate<Construct> isKnown) {
		Optional<Open> found = open.stream().filter(o -> o.isOf(construct)).findFirst();
		found.ifPresent(open::remove);
		return found.filter(o -> !isKnown.test(construct)).flatMap(Open::region);
	}

	/** From here on nothing stands for encounters that are not known. */
	void end() {
		isOver = true;
	}
}
