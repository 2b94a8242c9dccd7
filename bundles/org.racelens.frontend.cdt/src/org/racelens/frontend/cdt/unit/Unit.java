package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.frontend.cdt.source.StopSignal;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.VirtualFunctions;
import org.racelens.openmp.unit.LayerCalls;
import org.racelens.openmp.unit.Linking;
import org.racelens.openmp.unit.ParsedUnit;

/** What has been lowered of a unit so far; frozen by {@link #parsed}. Used by one thread. */
public final class Unit {
	private final SyntaxTree tree;
	private final StopSignal stop;
	private final List<FunctionDefinition> functions = new ArrayList<>();
	private final List<Declaration> globals = new ArrayList<>();
	private final Map<String, RecordDefinition> records = new LinkedHashMap<>();
	private final Set<ModelGap> gaps = new LinkedHashSet<>();
	private final Set<SourceMessage> messages = new LinkedHashSet<>();
	private final DeclaredDirectives declared = new DeclaredDirectives();
	private final FunctionEnds ends;
	private final LibraryFunctions library;
	private final VectorTypes vectors;
	private final VolatileObjects volatiles;
	private final Set<String> doubtful = new HashSet<>();
	private final LinkerSymbols symbols;
	private int variables;

	public Unit(SyntaxTree tree, StopSignal stop) {
		this.tree = tree;
		this.stop = stop;
		ends = new FunctionEnds(isC());
		library = new LibraryFunctions(tree);
		symbols = new LinkerSymbols(library);
		vectors = new VectorTypes(tree);
		volatiles = new VolatileObjects(tree);
	}

	/** The syntax tree that is lowered. */
	public SyntaxTree tree() {
		return tree;
	}

	/** Whether the unit is in C, as opposed to C++. */
	public boolean isC() {
		return tree.command().language() == Language.C;
	}

	/** Throws where the caller has lost interest. */
	public void checkStopped() {
		stop.check();
	}

	/** A variable with a number of its own in the unit. */
	public Variable numbered(Variable v) {
		return new Variable(variables++, v.name(), v.type(), v.storage(), v.constant(), v.declaration(),
				v.origin() == Origin.FUNCTION || v.isReference() && origin(v.name()) == Origin.DECLARED
						? v.origin()
						: origin(v.name()));
	}

	/** What is made here has names in parentheses, which the text cannot declare. */
	private static Origin origin(String name) {
		return name.equals("this") ? Origin.RECEIVER : name.startsWith("(") ? Origin.MADE : Origin.DECLARED;
	}

	/** The declarative directives lowered so far. */
	public DeclaredDirectives declared() {
		return declared;
	}

	/** The functions of which it is known whether they return. */
	public FunctionEnds ends() {
		return ends;
	}

	/** The vector types of the unit. */
	public VectorTypes vectors() {
		return vectors;
	}

	/** The expressions whose objects are volatile. */
	public VolatileObjects volatiles() {
		return volatiles;
	}

	/** The functions of the library that the unit calls. */
	public LibraryFunctions library() {
		return library;
	}

	/** The symbols of functions and variables, in C++. */
	public LinkerSymbols symbols() {
		return symbols;
	}

	/** By a name the linker may know something else than what the text declares. */
	public void doubt(String name) {
		doubtful.add(name);
	}

	/** Adds a function that has a body. */
	public void add(FunctionDefinition function) {
		functions.add(function);
	}

	/** Something in the code of every function so far is not understood. */
	public void addToAll(Function<SourceRange, ModelGap> gap) {
		functions.replaceAll(f -> {
			Statement unknown = new Statement.Unmodelled(gap.apply(f.range()), List.of(), f.range());
			List<Statement> code = Stream.concat(Stream.of(unknown), f.body().statements().stream()).toList();
			return new FunctionDefinition(f.key(), f.name(), f.parameters(), f.arity(), f.returnType(), f.linkage(),
					new Statement.Block(code, f.body().range()), f.range());
		});
	}

	/** Adds a variable of namespace scope. */
	public void add(Declaration global) {
		globals.add(global);
	}

	/** The variables of namespace scope so far. */
	public List<Declaration> globals() {
		return List.copyOf(globals);
	}

	/** Adds the layout of a record; one of the same name is replaced. */
	public void add(RecordDefinition definition) {
		records.put(definition.name(), definition);
	}

	/** The layout of a record by its name; null where none has been added. */
	public RecordDefinition record(String name) {
		return records.get(name);
	}

	/** A gap of the unit as a whole; gaps of statements and expressions travel inside them. */
	public void add(ModelGap gap) {
		gaps.add(gap);
	}

	/** Adds a message about the program; the same message is said once. */
	public void add(SourceMessage message) {
		messages.add(message);
	}

	/** A gap of an expression that is not modelled. */
	public static ModelGap expressionGap(SourceRange place, Explanation message) {
		return new ModelGap(GapKind.UNMODELLED_EXPRESSION, place, message);
	}

	/** A gap of a statement that is not modelled. */
	public static ModelGap statementGap(SourceRange place, Explanation message) {
		return new ModelGap(GapKind.UNMODELLED_STATEMENT, place, message);
	}

	/** What cannot be read, as the parser says. */
	public static ModelGap unreadable(SourceRange place, Explanation message) {
		return new ModelGap(GapKind.PARSE_PROBLEM, place, message);
	}

	/** Functions of some names may be called where it is not seen. */
	public void calledUnseen(Set<String> names) {
		functions.replaceAll(f -> names.contains(f.name()) && !f.name().equals("main") ? f.calledUnseen() : f);
	}

	/** The unit as lowered so far, with its functions, gaps and messages in a fixed order. */
	public ParsedUnit parsed(VirtualFunctions virtualFunctions) {
		List<ModelGap> sortedGaps = gaps.stream().sorted().toList();
		List<SourceMessage> sortedMessages = messages.stream()
				.sorted(Comparator.comparing(SourceMessage::place).thenComparing(SourceMessage::explanation)).toList();
		List<FunctionDefinition> sortedFunctions = functions.stream()
				.sorted(Comparator.comparing((FunctionDefinition f) -> !f.range().path().equals(tree.source().path()))
						.thenComparing(FunctionDefinition::range).thenComparing(FunctionDefinition::key))
				.toList();
		return new ParsedUnit(tree.source(), tree.command().language(), sortedFunctions, globals, records, declared.all(),
				AliasingRule.of(tree),
				ends.never(), volatiles.places(), library.called(), virtualFunctions,
				new Linking(tree.command().modes(), doubtful, symbols.all(), Set.of(), Set.of()), LayerCalls.NONE, sortedGaps,
				sortedMessages);
	}
}
