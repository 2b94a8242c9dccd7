package org.racelens.execution.machine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.execution.state.Exposure;
import org.racelens.execution.state.FreshNames;
import org.racelens.execution.state.Inputs;
import org.racelens.execution.state.MadeObjects;
import org.racelens.execution.state.Program;
import org.racelens.execution.state.SerialCode;
import org.racelens.execution.state.State;
import org.racelens.execution.state.Steps;
import org.racelens.execution.state.Tally;
import org.racelens.execution.state.Unknowns;
import org.racelens.execution.state.VariableUses;
import org.racelens.execution.value.Layout;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * What the parts of the symbolic execution of one unit share: the program, fresh names, the current task, write logs, the step budget and
 * what was found. It belongs to one thread.
 */
public final class Machine {
	private final Program program;
	private final ExecutionSetting setting;
	private final FreshNames names = new FreshNames();
	private final Inputs inputs = new Inputs();
	private final MadeObjects made = new MadeObjects();
	private final Unknowns unknowns = new Unknowns();
	private final SerialCode serial = new SerialCode();
	private final RootStart start = new RootStart();
	private final Tally tally = new Tally();
	private final VariableUses variables;
	private final Exposure exposure;
	private final Aliasing aliasing;
	private final EncounteredRegions regions = new EncounteredRegions(this);
	private final SignedResults signed = new SignedResults(this);
	private final SilentNest silentNest = new SilentNest();
	private final Depth handingOver = new Depth();
	private final Steps steps;
	private final Recorder recorder;
	private final EarlierExecutions earlier = new EarlierExecutions();
	private Storage makes = Storage.LOCAL;
	private Optional<TaskContext> task = Optional.empty();

	public Machine(ParsedUnit unit, Map<String, Footprint> footprints, ExecutionSetting setting, Cancellation cancellation) {
		program = Program.of(unit, footprints);
		this.setting = setting;
		variables = new VariableUses(unit, made.unnamed());
		exposure = new Exposure(variables);
		aliasing = new Aliasing(program.layout(), unit.strictAliasing(), exposure, serial.notes());
		recorder = new Recorder(this::task, aliasing);
		steps = new Steps(setting.options(), regions::shares, cancellation);
	}

	/** What is executed. */
	public Program program() {
		return program;
	}

	/** The layout of the program's types. */
	public Layout layout() {
		return program.layout();
	}

	/** What the user says. */
	public ExecutionSetting setting() {
		return setting;
	}

	/** The names of symbols and variables made so far; fresh ones come from here. */
	public FreshNames names() {
		return names;
	}

	/** The numbers and contents that come from outside of the unit. */
	public Inputs inputs() {
		return inputs;
	}

	/** The objects that the execution has made. */
	public MadeObjects made() {
		return made;
	}

	/** What is kept in mind of unknown numbers. */
	public Unknowns unknowns() {
		return unknowns;
	}

	/** What is around the current point of serial code. */
	public SerialCode serial() {
		return serial;
	}

	/** What happened that is counted. */
	public Tally tally() {
		return tally;
	}

	/** What the execution says and writes down. */
	public Recorder recorder() {
		return recorder;
	}

	/** Which variables of the unit have their addresses taken, or are reached by code that is not seen. */
	public VariableUses variables() {
		return variables;
	}

	/** Whose addresses unknown code got. */
	public Exposure exposure() {
		return exposure;
	}

	/** Which objects may be the same memory. */
	public Aliasing aliasing() {
		return aliasing;
	}

	/** The constructs that have been met and are analysed as regions. */
	public EncounteredRegions regions() {
		return regions;
	}

	/** The signed results of serial code so far, which fit their types. */
	public SignedResults signed() {
		return signed;
	}

	/** How deeply sequential loops that are executed silently are nested around the current point. */
	public SilentNest silentNest() {
		return silentNest;
	}

	/** What was found out when loops and regions were executed before. */
	public EarlierExecutions earlier() {
		return earlier;
	}

	/** The task that is being executed; nothing in serial code. */
	public Optional<TaskContext> task() {
		return task;
	}

	/** Executes code as a task, or as serial code; behind it the one before goes on. */
	public void within(Optional<TaskContext> task, Runnable code) {
		as(task, () -> {
			code.run();
			return task;
		});
	}

	/** The same for code with a result. */
	public <T> T as(Optional<TaskContext> other, Supplier<T> code) {
		Optional<TaskContext> before = task;
		task = other;
		try {
			return code.get();
		} finally {
			task = before;
		}
	}

	/** Where the serial code around the current point started. */
	public RootStart start() {
		return start;
	}

	/** The storage of the variables that the code being executed makes. */
	public Storage makes() {
		return makes;
	}

	/** Executes code whose variables have a storage. */
	public void making(Storage storage, Runnable code) {
		Storage before = makes;
		makes = storage;
		try {
			code.run();
		} finally {
			makes = before;
		}
	}

	/** Code that allocates memory for the whole team: it hands pointers over by {@code copyprivate}. */
	public Depth handingOver() {
		return handingOver;
	}

	/** Counts one step; ends executions that grow too large or are cancelled. */
	public void step() {
		steps.step();
	}

	/** The caller's wish to stop, which long work polls. */
	public Cancellation cancellation() {
		return steps.cancellation();
	}

	/** A name that no other symbol of this execution has, on the given base. */
	public Name freshName(String base) {
		return names.name(base);
	}

	/** The state, with what is known of unknowns. */
	public State knowing(BoolExpr fact, State state) {
		if (!fact.equals(Bools.TRUE)) {
			unknowns.facts().addAll(Bools.conjuncts(fact));
			state.knowledge(now -> now.knowing(Bools.conjuncts(fact)));
		}
		return state;
	}

	/** A mark such that everything named later is younger. */
	public Age mark() {
		return names.mark();
	}

	/** Number of tasks around the current point. */
	public int depth() {
		return task.map(TaskContext::level).orElse(0);
	}

	/** A free input: any value, the same for all instances. */
	public IntExpr input(String name) {
		return Symbol.of(freshName(name), Role.PARAMETER);
	}

	/** A trip number: of an instance inside a region, a fixed unknown outside. */
	public Symbol trip(String name) {
		return inputs.counting(Symbol.of(freshName(name), task.isPresent() ? Role.TRIP : Role.PARAMETER));
	}

	/** A value that was lost and may differ for each instance (inside a region) or is one for all (outside). */
	public IntExpr lost(String name, ModelGap why) {
		if (task.isEmpty()) {
			return new Symbol(freshName(name), Role.HAVOC, Optional.of(why));
		}
		return apply(name, why, task.get().instance());
	}

	/** A value that was lost but is determined by the symbols that its operands depend on. */
	public IntExpr lostOf(String name, ModelGap why, List<IntExpr> operands) {
		Set<IntExpr> symbols = new LinkedHashSet<>();
		for (IntExpr operand : operands) {
			Atoms.symbols(operand).stream().filter(s -> s.role().isPerInstance()).forEach(symbols::add);
			if (task.isPresent() && !task.get().isUniform(operand)) {
				symbols.addAll(task.get().instance());
			}
		}
		return symbols.isEmpty()
				? new Symbol(freshName(name), Role.HAVOC, Optional.of(why))
				: apply(name, why, List.copyOf(symbols));
	}

	/** An unknown number as a function of numbers, by a fresh function symbol that carries the gap. */
	public IntExpr apply(String name, ModelGap why, List<IntExpr> arguments) {
		return new Apply(new FunctionSymbol(freshName(name), arguments.size(), FunctionSymbol.Meaning.HAVOC, Optional.of(why)), arguments);
	}

	/** A gap that says why a value at a place is unknown. */
	public ModelGap havoc(SourceRange place, Explanation message) {
		return new ModelGap(GapKind.HAVOC_VALUE, place, message);
	}

	/** Before a root function is executed. */
	public void startRoot(RootStart.Point at, List<Explanation> about) {
		start.set(at);
		regions.startRoot();
		variables.startRoot();
		steps.start();
		serial.start(about);
		signed.clear();
		unknowns.startRoot();
		exposure.clear();
		earlier.clear();
		recorder.clear();
		handingOver.clear();
		makes = Storage.LOCAL;
		task = Optional.empty();
	}

	/** After a root function, however it ended. */
	public void endRoot() {
		regions.leaveRunning(start, serial.beside());
		task = Optional.empty();
		recorder.clear();
	}
}
