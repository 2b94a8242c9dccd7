package org.racelens.openmp.link;

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
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.link.Program.Made;
import org.racelens.openmp.link.Renaming.Renamed;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.LibraryCallees;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * One unit with the functions of others that it needs.
 *
 * <ol>
 * <li>What the unit calls, or takes the address of, and does not define is looked for in the program.
 * <li>What exactly one other unit defines is put into the terms of this one ({@link Renaming}), if both units are read under the same
 * rules, and nothing in the function is in doubt.
 * <li>So is what that function calls, by the names of its own unit.
 * </ol>
 */
final class UnitLinker {
	private final Program program;
	private final ParsedUnit unit;
	private final SharedNames names;
	private final Map<String, Renaming> renamings = new HashMap<>();
	private final Set<String> seen = new HashSet<>();
	private final Deque<String> open = new ArrayDeque<>();
	/** the names of functions that were added */
	private final Set<String> added = new HashSet<>();
	/** the functions of other units whose calls are in sight */
	private final Set<Definition> followed = new HashSet<>();
	private final Map<String, List<Call>> calls = new HashMap<>();
	private final List<FunctionDefinition> functions = new ArrayList<>();
	private final Map<Variable, Declaration> globals = new LinkedHashMap<>();
	private final Set<String> ending;
	private final Set<SourceRange> volatiles = new HashSet<>();
	private final Set<String> libraries;
	private final Set<String> prompt;

	UnitLinker(Program program, ParsedUnit unit) {
		this.program = program;
		this.unit = unit;
		names = new SharedNames(program, unit);
		followed.addAll(program.readWith(unit));
		ending = new LinkedHashSet<>(unit.neverReturning());
		libraries = new LinkedHashSet<>(unit.libraryFunctions().declared());
		prompt = new LinkedHashSet<>(unit.libraryFunctions().prompt());
	}

	/**
	 * The unit with functions of others that lead to it as well; empty where one of them is not taken along.
	 *
	 * @param callers of which the unit may be called
	 */
	Optional<ParsedUnit> linked(Set<Definition> callers) {
		names.follow(callers);
		callers.forEach(d -> open.add(d.function().isInternal() ? names.local(d) : d.function().key()));
		ParsedUnit whole = linked();
		return callers.stream().allMatch(d -> added.contains(d.function().isInternal() ? names.local(d) : d.function().key()))
				&& !names.isAnyLost() ? Optional.of(whole) : Optional.empty();
	}

	ParsedUnit linked() {
		unit.functions().forEach(f -> seen.add(f.key()));
		RecordTree all = new RecordTree(this::use);
		all.of(unit.functions());
		all.of(unit.globals());
		unit.declared().variants().stream().map(DeclaredVariant::variant).forEach(open::add);
		while (!open.isEmpty()) {
			String name = open.poll();
			if (seen.add(name)) {
				definition(name).ifPresentOrElse(d -> add(name, d), () -> made(name).ifPresent(this::add));
			}
		}
		unit.globals().forEach(d -> globals.remove(d.variable()));
		boolean alone = functions.isEmpty() && globals.isEmpty();
		ParsedUnit called = unit.withFunctions((alone ? unit.functions() : calling()).stream().map(this::calledUnseen).toList());
		ParsedUnit joined = alone ? called
				: called.with(functions, List.copyOf(globals.values()), names.records(), ending, volatiles,
						new LibraryCallees(libraries, prompt));
		return joined.withLinking(joined.linking().withEnding(program.ending(joined.functions())));
	}

	/** A function of the unit, with what other code of the program there may be that calls it. */
	private FunctionDefinition calledUnseen(FunctionDefinition f) {
		return program.isCalledUnseen(unit, f, followed) || names.isElsewhere(f) ? f.calledUnseen() : f;
	}

	/** The unit's own functions, with calls of what was added. */
	private List<FunctionDefinition> calling() {
		RecordTree tree = new RecordTree(this::called);
		return unit.functions().stream().map(tree::of).toList();
	}

	private Optional<Object> called(Object value) {
		Optional<
				MeantCall> meant = value instanceof Call c ? program.meant(unit, c).filter(m -> added.contains(names.local(m.definition())))
						: Optional.empty();
		return meant.map(m -> {
			Call inside = (Call) new RecordTree(this::called).inside(m.call());
			return new Call(names.local(m.definition()), inside.target(), inside.arguments(), inside.type(), inside.range());
		});
	}

	private Optional<Object> use(Object value) {
		Optional<MeantCall> meant = value instanceof Call c ? program.meant(unit, c) : Optional.empty();
		if (meant.isPresent()) {
			open.add(names.local(meant.get().definition()));
			if (unit.neverReturning().contains(meant.get().call().callee())) {
				ending.add(names.local(meant.get().definition()));
			}
		} else if (value instanceof Call c && !c.callee().isEmpty()) {
			open.add(c.callee());
			calls.computeIfAbsent(c.callee(), n -> new ArrayList<>()).add(c);
		} else if (value instanceof VariableReference r && r.variable().storage() == Storage.GLOBAL) {
			SharedNames.symbol(unit, r.variable()).ifPresent(open::add);
		}
		return Optional.empty();
	}

	/** The function that is meant; of the library's, what is known of them counts. */
	private Optional<Definition> definition(String name) {
		if (names.local(name).isPresent() || unit.language().hasMangledNames()) {
			return names.local(name).filter(this::isUnderstood);
		}
		return program.definition(name)
				.filter(d -> !d.isOf(unit) && !libraries.contains(name) && (!unit.language().isProgram(name) || names.isFollowed(name)))
				.filter(d -> calls.getOrDefault(name, List.of()).stream().allMatch(c -> Signatures.fit(c, d.function())))
				.filter(this::isUnderstood);
	}

	/** The constant, or the variable with its first value, that is meant by the name of one that the unit only declares. */
	private Optional<Made> made(String name) {
		return program.constant(name).or(() -> program.variable(name)).filter(m -> !m.unit().source().path().equals(unit.source().path()))
				.filter(m -> isUnderstood(m.unit(), m.declaration().range()));
	}

	private boolean isUnderstood(Definition d) {
		return isUnderstood(d.unit(), d.function().range()) && !d.unit().declared().simd().containsKey(d.function().key());
	}

	private boolean isUnderstood(ParsedUnit other, SourceRange range) {
		return unit.language().linksWith(other.language()) && other.strictAliasing() == unit.strictAliasing()
				&& other.linking().modes().equals(unit.linking().modes()) && other.gaps().isEmpty()
				&& isPlain(other.declared())
				&& other.messages().stream().noneMatch(m -> range.contains(m.place()));
	}

	/** Whether the directives of a unit say nothing of its code that would have to come along. */
	private boolean isPlain(DeclarativeDirectives other) {
		return other.reductions().isEmpty() && other.variants().isEmpty() && other.mappers().isEmpty() && other.onDevice().isEmpty()
				&& other.copies().isEmpty() && other.unknownCopies().isEmpty()
				&& unit.declared().selfReferring().containsAll(other.selfReferring())
				&& unit.declared().copiedByBytes().containsAll(other.copiedByBytes())
				&& other.memory() == unit.declared().memory() && other.atomicDefault().equals(unit.declared().atomicDefault());
	}

	private Renaming renaming(ParsedUnit from) {
		return renamings.computeIfAbsent(from.source().path(), p -> new Renaming(program, from, names));
	}

	private void add(Made made) {
		renaming(made.unit()).constants(made.declaration()).ifPresent(r -> {
			r.declarations().forEach(d -> globals.putIfAbsent(d.variable(), d));
			r.called().forEach((theirs, ours) -> ours.forEach(n -> comeToKnow(made.unit(), theirs, n)));
		});
	}

	private void add(String name, Definition d) {
		ParsedUnit from = d.unit();
		Optional<Renamed> renamed = renaming(from).function(d.function()).filter(r -> r.function().key().equals(name));
		if (renamed.isEmpty()) {
			return;
		}
		added.add(name);
		followed.add(d);
		functions.add(renamed.get().function());
		volatiles.addAll(from.volatiles());
		renamed.get().globals().forEach(g -> globals.putIfAbsent(g.variable(), g));
		renamed.get().called().forEach((theirs, ours) -> ours.forEach(n -> comeToKnow(from, theirs, n)));
	}

	/** What the other unit says of a function that its code calls. */
	private void comeToKnow(ParsedUnit from, String theirs, String ours) {
		open.add(ours);
		if (from.neverReturning().contains(theirs)) {
			ending.add(ours);
		}
		boolean library = theirs.equals(ours) && from.libraryFunctions().declared().contains(theirs);
		if (library && !names.isCalledHere(ours) && libraries.add(ours) && from.libraryFunctions().prompt().contains(theirs)) {
			prompt.add(ours);
		}
	}
}
