package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.AtEncounter;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.state.UndecidedRegion;
import org.racelens.execution.value.Contents;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.VisibleVariables;

/** The regions that the execution of a unit meets: their executions, and those that are not decided. */
public final class EncounteredRegions {
	private static final int MOST_ENCOUNTERS = 32;
	/** Of the limit of one region, an execution that meets many has this many. */
	public static final int MOST_SHARES = 6;

	private final Machine machine;
	private final TeamCalls teamCalls;
	private final List<Region> regions = new ArrayList<>();
	/** the constructs whose regions were executed; one of a template or of a header read twice counts for each function it is in */
	private final Set<Construct> executed = Collections.newSetFromMap(new IdentityHashMap<>());
	/** those of them whose executions are complete: what other callers might do does not count for them */
	private final Set<Construct> complete = Collections.newSetFromMap(new IdentityHashMap<>());
	private final UnknownEncounters unknown = new UnknownEncounters();
	private final Set<UndecidedRegion> undecided = new LinkedHashSet<>();
	/** it may run beside the regions of what is called next */
	private final LeftRunning running = new LeftRunning();
	/** the constructs whose regions are kept; empty where all are */
	private Optional<List<Construct>> wanted = Optional.empty();
	private boolean hasSerialTask;
	private int regionsBefore;

	EncounteredRegions(Machine machine) {
		this.machine = machine;
		teamCalls = new TeamCalls(machine);
	}

	/** The executions of regions, in their order; threads that other functions leave running are gaps of those that they meet. */
	public List<Region> all() {
		return IntStream.range(0, regions.size()).mapToObj(i -> running.beside(regions.get(i), i)).toList();
	}

	/** How many there are so far. */
	public int count() {
		return regions.size();
	}

	/** The calls in regions that are not followed. */
	public TeamCalls teamCalls() {
		return teamCalls;
	}

	/** Stand-alone constructs without semantics. */
	public List<UndecidedRegion> undecided() {
		return List.copyOf(undecided);
	}

	/** The construct's region is executed, as one of its own or as a part of another. */
	public void meet(Construct construct) {
		if (isWanted(construct)) {
			executed.add(construct);
		}
	}

	/** Executes a function of whose regions some are wanted: of what it calls others may call, too. */
	public void only(List<Construct> constructs, Runnable execution) {
		wanted = Optional.of(constructs);
		execution.run();
		wanted = Optional.empty();
	}

	private boolean isWanted(Construct construct) {
		return wanted.isEmpty() || wanted.get().stream().anyMatch(c -> c == construct);
	}

	/** Whether the construct's region was executed, as one of its own or as a part of another; compared by identity. */
	public boolean isMet(Construct construct) {
		return executed.contains(construct);
	}

	/** From here on only regions are kept that no root has met. Calls that were not followed may lead to the others, too. */
	public void endRoots() {
		complete.addAll(executed);
		List.copyOf(regions).forEach(r -> unknown.left(r.construct()).ifPresent(why -> leaveOpen(r, why)));
	}

	/** Notes that serial code calls functions in ways that are not followed. */
	public void leaveCalls(Collection<FunctionDefinition> functions, Explanation why) {
		unknown.leave(functions, Unfollowed.HOW_ELSE_REGION_IS_REACHED_IS_NOT_KNOWN_X.of(why));
	}

	/** Before a root function is executed. */
	void startRoot() {
		regionsBefore = regions.size();
	}

	/** After a root function, what it leaves running: callers may call it before any function, but start a program once. */
	void leaveRunning(RootStart at, List<StartedThread> beside) {
		int over = at.isMain() ? regionsBefore : regions.size();
		running.add(beside, over, regions.size());
	}

	/** What a root function may leave running that regions of some constructs meet, which it leads to. */
	public void leaveRunning(RootStart at, StartedThread beside, List<Construct> constructs) {
		running.add(beside, at.isMain() ? regionsBefore : regions.size(), regions.size(), constructs);
	}

	/** The limit of effort is one for each region, so a root in which more regions are met has more of it, within reason. */
	long shares() {
		long met = regions.subList(regionsBefore, regions.size()).stream().map(r -> r.construct().range()).distinct().limit(MOST_SHARES)
				.count();
		return Math.max(1, met);
	}

	private Region.Inputs inputs() {
		return inputs(AtEncounter.NOTHING_NAMED);
	}

	/**
	 * What the source calls the inputs that a region depends on which is met in a state.
	 *
	 * @param function in whose text the region stands
	 * @param first what an object holds in a state that knows nothing of it
	 */
	public Region.Inputs inputs(Construct construct, FunctionDefinition function, State encounter,
			BiFunction<State, MemoryObject, Contents> first) {
		Collection<Variable> visible = VisibleVariables.at(construct, function, statics(encounter));
		return inputs(EncounterValues.in(encounter, visible, elementNames(), machine.layout(), first));
	}

	/** The variables that the unit declares, and those that it only names. */
	private Set<Variable> statics(State encounter) {
		Stream<Variable> met = Stream.concat(machine.inputs().variables(),
				encounter.objects().stream().flatMap(o -> o.variable().stream()));
		return Stream.concat(machine.program().unit().globals().stream().map(Statement.Declaration::variable), met)
				.filter(v -> !v.isAutomatic()).collect(Collectors.toSet());
	}

	private Region.Inputs inputs(AtEncounter now) {
		return machine.inputs().all(elementNames(), now);
	}

	private ElementName elementNames() {
		return new ElementName(machine.layout().records(), machine.program().unit().language().elements());
	}

	/**
	 * Keeps the execution of a construct's region; a region reached by several paths of calls is kept for each, up to a limit.
	 *
	 * @param region made only if it is kept
	 */
	public void add(Construct construct, Supplier<Region> region) {
		Optional<Region.StandIn> standsFor = unknown.standing(construct);
		if (!isWanted(construct) || complete.contains(construct) && standsFor.isEmpty()) {
			return;
		}
		executed.add(construct);
		long same = regions.stream().filter(r -> r.construct() == construct && r.standsFor().equals(standsFor)).count();
		if (same < MOST_ENCOUNTERS) {
			regions.add(standsFor.map(others -> region.get().standingFor(others)).orElseGet(region));
		} else if (same == MOST_ENCOUNTERS) {
			leaveOpen(region.get(), Unfollowed.REGION_IS_REACHED_IN_MORE_THAN_X_WAYS.of(MOST_ENCOUNTERS));
		}
	}

	private void add(Region region) {
		add(region.construct(), () -> region);
	}

	/** The execution from a root ended early: the regions that it met may be met in other ways too. */
	public void endRootEarly(Explanation why) {
		Map<SourceRange, Region> met = new LinkedHashMap<>();
		regions.subList(regionsBefore, regions.size()).forEach(r -> met.putIfAbsent(r.construct().range(), r));
		met.values().forEach(r -> leaveOpen(r, Unfollowed.HOW_ELSE_REGION_IS_REACHED_IS_NOT_KNOWN_X.of(why)));
	}

	private void leaveOpen(Region like, Explanation why) {
		ModelGap gap = new ModelGap(GapKind.BUDGET, like.construct().directive().range(), why);
		List<ModelGap> gaps = Stream.concat(Stream.of(gap), besideSerialCode().stream()).toList();
		Region all = new Region(like.construct(), like.function(), like.teamSize(), like.thread(), like.maxTeamSize(), Bools.TRUE,
				List.of(), gaps, like.notes(), like.inputs(), like.apart(), like.defined(), like.facts(), Optional.empty());
		unknown.add(all, gap).ifPresent(regions::add);
	}

	/** Notes that the execution that might have met a construct ended early. */
	public void leaveUnmet(Construct construct, ModelGap why) {
		unknown.add(construct, new Region.StandIn(Optional.of(why)));
	}

	/** Notes constructs in whose encounters it is not known where pointers lead. */
	public void leaveLost(List<Construct> constructs) {
		constructs.stream().filter(c -> regions.stream().anyMatch(r -> r.construct() == c && r.touchesLost()))
				.forEach(c -> unknown.add(c, new Region.StandIn(Optional.empty())));
	}

	/** The constructs whose regions may be met in ways that are not known, in the order in which they were found. */
	public List<Construct> open() {
		return unknown.constructs();
	}

	/** The open constructs beside which nothing else runs, as far as they were met: what another execution meets may stand for them. */
	public List<Construct> alone() {
		return unknown.alone();
	}

	/**
	 * Executes a function with any arguments: its regions stand for all encounters of constructs that are open, if it gets to them.
	 *
	 * @param execution tells whether it came to its end; if not, nothing has changed
	 */
	public boolean standIn(List<Construct> constructs, BooleanSupplier execution) {
		int before = regions.size();
		List<Construct> met = List.copyOf(executed);
		boolean[] isWhole = { false };
		unknown.standIn(constructs, () -> only(constructs, () -> isWhole[0] = execution.getAsBoolean()));
		List<Region> standing = regions.subList(before, regions.size());
		if (!isWhole[0]) {
			standing.clear();
			executed.clear();
			executed.addAll(met);
			return false;
		}
		Set<Construct> known = Collections.newSetFromMap(new IdentityHashMap<>());
		standing.forEach(r -> known.add(r.construct()));
		constructs.forEach(c -> unknown.close(c, known::contains).ifPresent(regions::add));
		return true;
	}

	/** For what is open nothing stands. */
	public void closeAll() {
		open().forEach(c -> unknown.close(c, known -> false).ifPresent(regions::add));
		unknown.end();
	}

	/** A construct outside of any parallel region that is not modelled: a region of its own that is not decided. */
	public void standAlone(Construct construct, ModelGap gap, Frame frame) {
		if (!machine.recorder().isMuted() && !construct.directive().names().contains(DirectiveName.PARALLEL)
				&& !construct.bodies().isEmpty()
				&& construct.directive().names().get(0) == construct.leaf()) {
			undecided.add(new UndecidedRegion(construct, frame.function().name(), gap));
		}
	}

	/** A region in a function that only followed calls lead to, none of which gets to the region. */
	public void addNeverExecuted(Construct construct, FunctionDefinition function) {
		TeamSize size = TeamSize.one(machine.names());
		Explanation why = Assumed.NO_CALL_OF_X_GETS_TO_THIS_REGION.of(function.name());
		add(new Region(construct, function.name(), size.symbol(), Symbol.of(machine.freshName("tid"), Role.THREAD), size.max(),
				Bools.FALSE, List.of(), List.of(), List.of(why), inputs(), Region.Apart.NOTHING, Set.of(), Set.of(), Optional.empty()));
	}

	/**
	 * A task that the initial thread generates outside of any region: it executes all of them, so that the first one stands for the others,
	 * but for those beside which threads run that were started before or by the task.
	 */
	public void addSerialTask(Construct construct, Frame frame, Runnable execution) {
		if (machine.recorder().isMuted()) {
			execution.run();
			return;
		}
		List<ModelGap> before = besideSerialCode();
		if (!hasSerialTask || !machine.serial().beside().isEmpty()) {
			hasSerialTask = true;
			add(serialTask(construct, frame, before));
		}
		execution.run();
		List<ModelGap> after = besideSerialCode();
		if (!before.containsAll(after)) {
			add(serialTask(construct, frame, after));
		}
	}

	private List<ModelGap> besideSerialCode() {
		List<ModelGap> gaps = new ArrayList<>(machine.serial().gaps());
		machine.serial().beside().forEach(s -> gaps.add(s.gap()));
		return List.copyOf(gaps);
	}

	private Region serialTask(Construct construct, Frame frame, List<ModelGap> gaps) {
		TeamSize size = TeamSize.one(machine.names());
		return new Region(construct, frame.function().name(), size.symbol(), Symbol.of(machine.freshName("tid"), Role.THREAD), size.max(),
				Bools.and(machine.serial().assumption(), size.facts()), List.of(), gaps,
				List.of(Assumed.THE_INITIAL_THREAD_ALONE_EXECUTES_TASKS_OUTSIDE.of()),
				inputs(), Region.Apart.NOTHING, Set.of(), Set.of(), Optional.empty());
	}
}
