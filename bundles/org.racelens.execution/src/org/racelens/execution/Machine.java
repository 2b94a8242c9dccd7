package org.racelens.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.UniformityCheck;
import org.racelens.execution.state.FreshNames;
import org.racelens.execution.state.Inputs;
import org.racelens.execution.value.Layout;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.syntax.Initializations;
import org.racelens.openmp.syntax.SharedPlaces;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * What the parts of the symbolic execution of one unit share: the program, fresh names, the current team, write logs, the step budget and
 * what was found. It belongs to one thread.
 */
final class Machine {
	private static final int MOST_STEPS = 400_000;
	private static final long UNITS_PER_STEP = 10;

	final FreshNames names = new FreshNames();
	final ParsedUnit unit;
	final ExecutionOptions options;
	final UniformityCheck uniformity;
	final Layout layout;
	final Aliasing aliasing;
	final Map<String, FunctionDefinition> functions = new LinkedHashMap<>();
	/** what calls of recursive functions access, by the functions' keys */
	final Map<String, Footprint> footprints;
	final Map<Integer, Declaration> globals = new LinkedHashMap<>();
	/** the variables of static storage that are made by code */
	final Map<Variable, Initialization> initializations;
	final EncounteredRegions regions = new EncounteredRegions(this);
	final Set<SourceMessage> messages = new LinkedHashSet<>();
	final Deque<WriteLog> logs = new ArrayDeque<>();
	/** the instance of the task that made a local variable or a copy, at its declaration */
	final Map<MemoryObject, List<IntExpr>> homes = new HashMap<>();
	/** the copies of threads and tasks in reductions that tasks may take part in */
	final Set<MemoryObject> taskReductionCopies = new HashSet<>();
	final SectionCopies sectionCopies = new SectionCopies();
	/** what each loop (by its place and path of calls) was found to write in earlier executions of it */
	final Map<String, WriteLog> loopWrites = new LinkedHashMap<>();
	/** what holds of the root function's parameters */
	final Set<BoolExpr> rootFacts = new LinkedHashSet<>();
	final UnnamedObjects unnamed = new UnnamedObjects();
	/** whether the code being executed makes a variable that lives as long as the program */
	boolean makesStatic;
	/** what the source calls inputs */
	final Inputs inputs = new Inputs();
	/** directives around the current point of serial code that are not modelled */
	final Deque<ModelGap> serialGaps = new ArrayDeque<>();
	final Set<String> notes = new LinkedHashSet<>();
	/** what the constructs around the current point map, for each the copies on the device */
	final Deque<Set<MemoryObject>> separate = new ArrayDeque<>();
	/** whose addresses unknown code got */
	final Exposure exposure;
	/** the threads that were started by other means than OpenMP and not joined */
	final List<StartedThread> beside = new ArrayList<>();
	/** symbols of unsigned inputs */
	final Set<Symbol> nonNegative = new LinkedHashSet<>();
	/** unknown contents of memory that were read as unsigned numbers, and as signed ones */
	/** all that was known of unknowns in some state */
	final Set<BoolExpr> facts = new LinkedHashSet<>();
	final Set<IntExpr> unsignedLoads = new HashSet<>();
	final Set<IntExpr> signedLoads = new HashSet<>();
	/** whether main starts the execution, so that namespace-scope variables have their initial values at first */
	boolean startsAtMain;
	/** assumptions that hold in the serial code being executed */
	final Deque<BoolExpr> assumptions = new ArrayDeque<>();
	Optional<Team> team = Optional.empty();
	final SignedResults signed = new SignedResults(this);
	/** how many times a lock was unset that was not surely held */
	int strayUnsets;
	/** how many calls of functions of this unit were not followed */
	int callsLeft;
	/** how many times code asked where its thread stands: in which team and on which device */
	int teamQueries;
	/** threadprivate variables whose address serial code takes: pointers lead to the copy of thread 0 */
	final Set<Variable> primaryCopies = new LinkedHashSet<>();
	/** whether the code being executed allocates memory for the whole team: it hands pointers over by {@code copyprivate} */
	boolean handsOver;
	/** trip numbers of the loops of serial code around the current point, outermost first */
	final Deque<Symbol> serialTrips = new ArrayDeque<>();
	/** what stands at the same place */
	final SharedPlaces places;
	final VariableUses variables;
	final SharedLoads sharedLoads = new SharedLoads();
	final SilentNest silentNest = new SilentNest();
	private final Cancellation cancellation;
	private int muted;
	private int steps;
	private long spentBefore;

	Machine(ParsedUnit unit, Map<String, Footprint> footprints, ExecutionSetting setting, Cancellation cancellation) {
		this.unit = unit;
		this.footprints = footprints;
		options = setting.options();
		uniformity = setting.uniformity();
		this.cancellation = cancellation;
		variables = new VariableUses(unit, unnamed);
		exposure = new Exposure(variables);
		layout = new Layout(unit.records());
		aliasing = new Aliasing(layout, unit.strictAliasing(), exposure, notes);
		unit.functions().forEach(f -> functions.putIfAbsent(f.key(), f));
		unit.globals().forEach(d -> globals.put(d.variable().id(), d));
		initializations = Initializations.of(unit.functions());
		places = SharedPlaces.in(unit);
	}

	/** Counts one step; ends executions that grow too large or are cancelled. */
	void step() {
		if (++steps > MOST_STEPS) {
			throw new EffortExceededException("the symbolic execution took more than " + MOST_STEPS + " steps");
		}
		Effort.spend(UNITS_PER_STEP);
		if ((steps & 15) == 0) {
			checkEffort();
		}
	}

	private void checkEffort() {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
		long units = Effort.units(options.regionTimeout());
		long spent = Effort.spent() - spentBefore;
		if (spent > units && spent > units * regions.shares()) {
			throw new EffortExceededException("the symbolic execution reached its limit of effort");
		}
	}

	Cancellation cancellation() {
		return cancellation;
	}

	boolean isMuted() {
		return muted > 0;
	}

	/** Runs code without recording what it does in the region; write logs still see it. */
	void silently(Runnable code) {
		muted++;
		try {
			code.run();
		} finally {
			muted--;
		}
	}

	/** Runs code and tells what it wrote. */
	WriteLog logging(Runnable code) {
		WriteLog log = newLog();
		logs.push(log);
		try {
			code.run();
		} finally {
			logs.remove(log);
		}
		return log;
	}

	void record(Item item) {
		if (muted == 0) {
			team.ifPresent(t -> t.items.peek().add(item));
		}
	}

	/** Runs code and returns the items it records. */
	List<Item> recording(Runnable code) {
		Team t = team.orElseThrow();
		t.items.push(new ArrayList<>());
		try {
			code.run();
		} finally {
			if (t.items.size() < 2) {
				throw new IllegalStateException("unbalanced items");
			}
		}
		return t.items.pop();
	}

	/** Something in the region was not understood: the region is not race-free. */
	ModelGap gap(GapKind kind, SourceRange place, String message) {
		ModelGap gap = new ModelGap(kind, place, message);
		team.ifPresent(t -> t.gaps.add(gap));
		return gap;
	}

	/** The program does not conform to the specification: a message, and no proof for the region. */
	void notConforming(MessageKind kind, SourceRange place, String text) {
		if (muted == 0) {
			message(kind, place, text);
			gap(GapKind.NOT_CONFORMING, place, text);
		}
	}

	void message(MessageKind kind, SourceRange place, String text) {
		messages.add(new SourceMessage(kind, place, text));
	}

	String freshName(String base) {
		return names.name(base);
	}

	/** The state, with what is known of unknowns. */
	State knowing(BoolExpr fact, State state) {
		if (!fact.equals(Bools.TRUE)) {
			facts.addAll(Bools.conjuncts(fact));
			state.known.addAll(Bools.conjuncts(fact));
		}
		return state;
	}

	/** A mark such that everything named later is younger. */
	int mark() {
		return names.mark();
	}

	/** Whether two families may be the same memory; what only the user's word or their types keep apart is noted. */
	boolean mayAlias(MemoryObject a, MemoryObject b) {
		return !a.equals(b) && aliasing.mayMeet(a, b);
	}

	WriteLog newLog() {
		return new WriteLog(aliasing);
	}

	/** Number of tasks around the current point. */
	int depth() {
		return team.map(Team::level).orElse(0);
	}

	/** Whether devices use the host's memory. */
	boolean hasUnifiedMemory() {
		return unit.declared().memory() == DeclarativeDirectives.Memory.UNIFIED;
	}

	/** A free input: any value, the same for all instances. */
	IntExpr input(String name) {
		return Symbol.of(freshName(name), Role.PARAMETER);
	}

	/** A trip number: of an instance inside a region, a fixed unknown outside. */
	Symbol trip(String name) {
		return Symbol.of(freshName(name), team.isPresent() ? Role.TRIP : Role.PARAMETER);
	}

	/** A value that was lost and may differ for each instance (inside a region) or is one for all (outside). */
	IntExpr lost(String name, ModelGap why) {
		if (team.isEmpty()) {
			return new Symbol(freshName(name), Role.HAVOC, Optional.of(why));
		}
		return apply(name, why, team.get().instance());
	}

	/** A value that was lost but is determined by the symbols that its operands depend on. */
	IntExpr lostOf(String name, ModelGap why, List<IntExpr> operands) {
		Set<IntExpr> symbols = new LinkedHashSet<>();
		for (IntExpr operand : operands) {
			Atoms.symbols(operand).stream().filter(s -> s.role().isPerInstance()).forEach(symbols::add);
			if (team.isPresent() && !team.get().isUniform(operand)) {
				symbols.addAll(team.get().instance());
			}
		}
		return symbols.isEmpty()
				? new Symbol(freshName(name), Role.HAVOC, Optional.of(why))
				: apply(name, why, List.copyOf(symbols));
	}

	IntExpr apply(String name, ModelGap why, List<IntExpr> arguments) {
		return new Apply(new FunctionSymbol(freshName(name), arguments.size(), FunctionSymbol.Meaning.HAVOC, Optional.of(why)), arguments);
	}

	ModelGap havoc(SourceRange place, String message) {
		return new ModelGap(GapKind.HAVOC_VALUE, place, message);
	}

	/** Before a root function is executed. */
	void startRoot(boolean isMain, List<String> about) {
		startsAtMain = isMain;
		regions.startRoot();
		steps = 0;
		spentBefore = Effort.spent();
		notes.clear();
		notes.addAll(about);
		rootFacts.clear();
		signed.clear();
		assumptions.clear();
		serialTrips.clear();
		exposure.clear();
		beside.clear();
		serialGaps.clear();
		loopWrites.clear();
		logs.clear();
		muted = 0;
		handsOver = false;
		makesStatic = false;
		team = Optional.empty();
	}

	/** After a root function, however it ended. */
	void endRoot() {
		team = Optional.empty();
		muted = 0;
		logs.clear();
	}

	BoolExpr assumption() {
		List<BoolExpr> parts = new ArrayList<>();
		parts.addAll(rootFacts);
		assumptions.descendingIterator().forEachRemaining(parts::add);
		return Bools.and(parts);
	}
}
