package org.racelens.analysis.tests.execution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.Sentence;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.UniformLoads;

/** What the execution of a program in C finds: the items of its regions, and what it says of them. */
public record Executed(SymbolicExecution.Result result) {
	/** A text in C that is read and not executed. */
	public static ParsedUnit parsed(String text) {
		return parsed("test.c", text);
	}

	private static ParsedUnit parsed(String path, String text) {
		SourceText source = new SourceText(path, text, 0);
		try {
			return new CdtFrontEnd().parse(source, CompileCommand.forPath(source.path()), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new AssertionError(e.getMessage(), e);
		}
	}

	/** A whole program. */
	public static Executed program(String text) {
		return of(parsed(text));
	}

	/** A whole program in C++. */
	public static Executed inCpp(String text) {
		return of(parsed("test.cpp", text));
	}

	/** A program that has been read. */
	public static Executed of(ParsedUnit unit) {
		ExecutionSetting setting = new ExecutionSetting(ExecutionOptions.defaults(), UniformLoads::refused);
		return new Executed(SymbolicExecution.run(unit, Focus.EVERYTHING, setting, Cancellation.NEVER));
	}

	/** Statements of a function whose parameter n may have any value. */
	public static Executed code(String declarations, String statements) {
		return program("#include <omp.h>\n" + declarations + "\nvoid f(int n) {\n" + statements + "\n}\n");
	}

	/** Statements of a {@code parallel} construct in such a function. */
	public static Executed parallel(String declarations, String statements) {
		return code(declarations, "#pragma omp parallel\n{\n" + statements + "\n}");
	}

	/** Statements of one thread of such a construct. */
	public static Executed single(String declarations, String statements) {
		return parallel(declarations, "#pragma omp single nowait\n{\n" + statements + "\n}");
	}

	/** The only region. */
	public Region region() {
		if (result.regions().size() != 1) {
			throw new AssertionError(result.regions().size() + " regions");
		}
		return result.regions().get(0);
	}

	/** All items of a kind, in the order of the text. */
	public <T extends Item> List<T> items(Class<T> kind) {
		List<T> found = new ArrayList<>();
		region().items().forEach(i -> add(i, kind, found));
		return found;
	}

	/** The items of a kind that are part of another one. */
	public static <T extends Item> List<T> inside(Item item, Class<T> kind) {
		List<T> found = new ArrayList<>();
		item.inside().forEach(i -> add(i, kind, found));
		return found;
	}

	private static <T extends Item> void add(Item item, Class<T> kind, List<T> found) {
		if (kind.isInstance(item)) {
			found.add(kind.cast(item));
		}
		item.inside().forEach(i -> add(i, kind, found));
	}

	/** The accesses of a variable, in the order of the text. */
	public List<Item.Access> accesses(String variable) {
		return items(Item.Access.class).stream().filter(a -> a.variable().equals(variable)).toList();
	}

	/** The writes of a variable, in the order of the text. */
	public List<Item.Access> writes(String variable) {
		return accesses(variable).stream().filter(Item.Access::write).toList();
	}

	/** The only write of a variable. */
	public Item.Access write(String variable) {
		List<Item.Access> writes = writes(variable);
		if (writes.size() != 1) {
			throw new AssertionError(writes.size() + " writes of " + variable);
		}
		return writes.get(0);
	}

	/** The accesses of a variable with all that is around them. */
	public List<Flattened> flat(String variable) {
		return Flattened.of(region().items(), region().assumptions(), region().context()).stream()
				.filter(f -> f.access().variable().equals(variable)).toList();
	}

	/** The order marks of a kind, in the order of the text. */
	public <T extends OrderMark> List<T> marks(Class<T> kind) {
		return items(Item.OrderPoint.class).stream().map(Item.OrderPoint::mark).filter(kind::isInstance).map(kind::cast).toList();
	}

	/** What is said of the program and of what is not followed in its regions. */
	public Set<Sentence> told() {
		Stream<Sentence> messages = result.messages().stream().map(m -> m.explanation().sentence());
		Stream<Sentence> gaps = result.regions().stream().flatMap(r -> r.gaps().stream()).map(g -> g.explanation().sentence());
		return new LinkedHashSet<>(Stream.concat(messages, gaps).toList());
	}

	/** The lines at which something is said, in the order of the text. */
	public List<Integer> lines(Sentence sentence) {
		Stream<SourceRange> messages = result.messages().stream().filter(m -> m.explanation().sentence() == sentence)
				.map(SourceMessage::place);
		Stream<SourceRange> gaps = result.regions().stream().flatMap(r -> r.gaps().stream())
				.filter(g -> g.explanation().sentence() == sentence).map(ModelGap::place);
		return Stream.concat(messages, gaps).map(SourceRange::line).distinct().sorted().toList();
	}

	/** The element that the only write of an array of numbers of 4 bytes writes. */
	public IntExpr index(String array) {
		return Ints.quotient(write(array).place().offset(), Ints.of(4));
	}

	/** Whether a thread gets to an item of no inner loop where all parameters that its condition is about have one value. */
	public boolean isReached(Item item, long thread, long parameters) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(item.guard()).stream().filter(s -> s.role() == Symbol.Role.PARAMETER).forEach(s -> values.put(s, parameters));
		values.put(region().thread(), thread);
		return where(values).holds(item.guard());
	}

	/** What a term is where all symbols in it are one number. */
	public static long value(IntExpr term, long symbols) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(term).forEach(s -> values.put(s, symbols));
		return where(values).value(term);
	}

	/** What terms are where unknowns have values; those without one are 0. */
	public static Evaluator where(Map<? extends IntExpr, Long> values) {
		Map<Symbol, Long> symbols = new LinkedHashMap<>();
		Map<Apply, Long> applications = new LinkedHashMap<>();
		values.forEach((term, value) -> {
			if (term instanceof Symbol s) {
				symbols.put(s, value);
			} else {
				applications.put((Apply) term, value);
			}
		});
		return new Evaluator(new Assignment(symbols, applications));
	}

	/** The numbers of threads that a condition is about, apart from the executing thread's own. */
	public static List<Apply> owners(BoolExpr condition) {
		return Atoms.applications(condition).stream().filter(a -> a.function().isExecutor()).toList();
	}

	/** What a term says that is not known in the program. */
	public static List<Apply> applications(IntExpr term) {
		List<Apply> found = new ArrayList<>();
		Atoms.forEach(term, t -> {
			if (t instanceof Apply a && !found.contains(a)) {
				found.add(a);
			}
		});
		return found;
	}

	/** Whether a term is about what was lost. */
	public static boolean isLost(IntExpr term) {
		boolean[] lost = { false };
		Atoms.forEach(term, t -> lost[0] |= t instanceof Apply a && a.function().gap().isPresent()
				|| t instanceof Symbol s && s.gap().isPresent());
		return lost[0];
	}

	/** The parameter n of the function, where a term is about it. */
	public static Symbol parameter(IntExpr term) {
		return Atoms.symbols(term).stream().filter(s -> s.role() == Symbol.Role.PARAMETER).findFirst().orElseThrow();
	}
}
