package org.racelens.openmp.link;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** Code of one unit in the terms of another. Used for one pair of units. */
final class Renaming {
	private final Program program;
	private final ParsedUnit from;
	private final SharedNames names;
	private final RecordTree tree = new RecordTree(this::replaced);
	private Optional<Set<Variable>> written = Optional.empty();
	private final Map<String, FunctionDefinition> own = new HashMap<>();
	private final Map<Integer, Optional<Variable>> variables = new LinkedHashMap<>();
	private final Map<String, Boolean> layouts = new HashMap<>();
	/** how the code in work calls functions that are not this unit's alone, by their names */
	private final Map<String, Set<String>> called = new LinkedHashMap<>();
	private boolean refused;

	/**
	 * A function as it is in the other unit.
	 *
	 * @param globals the variables of static storage that belong to it
	 * @param called how it calls functions, by their names, in the order of the calls: what comes along has the same order in each run
	 */
	record Renamed(FunctionDefinition function, List<Declaration> globals, Map<String, Set<String>> called) {
	}

	/**
	 * Constants as they are in the other unit.
	 *
	 * @param called as for functions
	 */
	record RenamedConstants(List<Declaration> declarations, Map<String, Set<String>> called) {
	}

	Renaming(Program program, ParsedUnit from, SharedNames names) {
		this.program = program;
		this.from = from;
		this.names = names;
		from.functions().forEach(f -> own.put(f.key(), f));
	}

	/** A function of the unit; empty where it means something else there, or what it means is not known. */
	Optional<Renamed> function(FunctionDefinition f) {
		refused = false;
		called.clear();
		Set<Variable> used = new HashSet<>();
		new RecordTree(v -> use(v, used)).of(f.body());
		refused |= from.language().hasMangledNames() && new ClassCode(from, names).isIn(f)
				|| !f.isInternal() && isCopied(f) && used.stream()
						.anyMatch(v -> v.storage() == Storage.STATIC_LOCAL || v.storage() == Storage.STATIC_GLOBAL && !v.constant());
		List<Variable> parameters = tree.of(f.parameters());
		Block body = tree.of(f.body());
		FunctionDefinition renamed = new FunctionDefinition(key(f.key(), Optional.empty()), f.name(), parameters, f.arity(),
				tree.of(f.returnType()), Linkage.ELSEWHERE, body, f.range());
		List<Declaration> globals = globals(used);
		return refused ? Optional.empty() : Optional.of(new Renamed(renamed, globals, new LinkedHashMap<>(called)));
	}

	/** A constant of the unit and those in its value; empty where it means something else there, or what the value means is not known. */
	Optional<RenamedConstants> constants(Declaration d) {
		refused = false;
		called.clear();
		List<Declaration> renamed = globals(new HashSet<>(Set.of(d.variable())));
		return refused ? Optional.empty() : Optional.of(new RenamedConstants(renamed, new LinkedHashMap<>(called)));
	}

	private static Optional<Object> use(Object value, Set<Variable> used) {
		if (value instanceof Variable v) {
			used.add(v);
		}
		return Optional.empty();
	}

	/**
	 * What starts with a known value: static locals, constants, and variables that no code sets before the program starts. The other code
	 * of the unit may change some of these later.
	 *
	 * @param used the variables that are named; those that their first values name are added
	 */
	private List<Declaration> globals(Set<Variable> used) {
		Set<Declaration> found = new LinkedHashSet<>();
		boolean grown = true;
		while (grown) {
			List<Declaration> more = from.globals().stream().filter(d -> used.contains(d.variable()) && !found.contains(d))
					.filter(d -> d.variable().storage() == Storage.STATIC_LOCAL || d.variable().constant() || startsAsDeclared(d)).toList();
			more.forEach(d -> new RecordTree(v -> use(v, used)).of(d));
			grown = found.addAll(more);
		}
		return found.stream().map(tree::of).toList();
	}

	private boolean startsAsDeclared(Declaration d) {
		Variable v = d.variable();
		return v.storage() == Storage.STATIC_GLOBAL && program.startsAsDeclared(d, from)
				|| v.storage() == Storage.GLOBAL
						&& SharedNames.symbol(from, v).flatMap(program::variable).filter(m -> m.unit() == from).isPresent();
	}

	private Optional<Object> replaced(Object value) {
		if (value instanceof Variable v) {
			return Optional.of(variable(v));
		}
		if (value instanceof RecordType r) {
			refused |= !isLaidOutAlike(r.name());
			return Optional.of(r);
		}
		if (value instanceof Call c && !c.callee().isEmpty()) {
			Optional<MeantCall> meant = program.meant(from, c);
			Call taken = meant.map(MeantCall::call).orElse(c);
			Call inside = (Call) tree.inside(taken);
			String key = meant.map(m -> told(c.callee(), names.local(m.definition()))).orElseGet(() -> key(c.callee(), Optional.of(c)));
			return Optional.of(new Call(key, inside.target(), inside.arguments(), inside.type(), c.range()));
		}
		return Optional.empty();
	}

	private boolean isLaidOutAlike(String name) {
		RecordDefinition layout = from.records().get(name);
		if (!layouts.containsKey(name)) {
			layouts.put(name, true);
			layouts.put(name, layout == null
					|| names.agree(layout) && isAccepted(() -> layout.fields().forEach(f -> tree.of(f.type()))));
		}
		return layouts.get(name);
	}

	/** Whether nothing that is done meets what means something else there. */
	private boolean isAccepted(Runnable action) {
		boolean before = refused;
		refused = false;
		action.run();
		boolean accepted = !refused;
		refused = before;
		return accepted;
	}

	private Variable variable(Variable v) {
		String name = name(v); // tells also what the function in work calls
		if (!variables.containsKey(v.id())) {
			Type[] type = new Type[1];
			boolean accepted = isAccepted(() -> type[0] = tree.of(v.type()));
			Variable typed = new Variable(v.id(), name, type[0], v.storage(), v.constant(), v.declaration(), v.origin());
			variables.put(v.id(), accepted ? placed(typed) : Optional.empty());
		}
		Optional<Variable> known = variables.get(v.id());
		refused |= known.isEmpty();
		return known.orElse(v);
	}

	/**
	 * A variable of the file alone that its code writes is taken for one that others may change: what the rest of its file does is not
	 * followed.
	 */
	private Optional<Variable> placed(Variable v) {
		return switch (v.storage()) {
			case GLOBAL -> global(v);
			case STATIC_GLOBAL -> Optional.of(names.numbered(v, isWritten(v) ? Storage.GLOBAL : Storage.STATIC_GLOBAL));
			case STATIC_LOCAL, LOCAL, PARAMETER, UNNAMED -> Optional.of(names.numbered(v, v.storage()));
			case THREAD_LOCAL, STATIC_THREAD_LOCAL -> Optional.empty();
		};
	}

	private boolean isWritten(Variable v) {
		if (written.isEmpty()) {
			written = Optional.of(WrittenVariables.of(from));
		}
		return !v.constant() && written.get().stream().anyMatch(w -> w.id() == v.id());
	}

	private Optional<Variable> global(Variable v) {
		Optional<String> symbol = SharedNames.symbol(from, v);
		return symbol.isPresent() ? names.variable(symbol.get(), v)
				: Optional.of(v).filter(Variable::constant).map(c -> names.numbered(c, Storage.STATIC_GLOBAL));
	}

	/** Functions whose address is taken are variables by their keys. */
	private String name(Variable v) {
		boolean function = v.storage() == Storage.GLOBAL && v.constant() && v.type() instanceof PointerType p
				&& p.pointee() instanceof UnknownType;
		return function ? key(v.name(), Optional.empty()) : v.name();
	}

	private String key(String name, Optional<Call> call) {
		FunctionDefinition f = own.get(name);
		refused |= from.language().isProgram(name) && !names.isFollowed(name);
		boolean other = f != null && !f.isInternal() && isCopied(f) && !program.isOneDefinition(f);
		return told(name, other ? names.elsewhere(name)
				: f != null && (f.isInternal() || from.language().hasMangledNames()) ? names.local(new Definition(from, f))
				: from.language().hasMangledNames() ? names.external(name, call) : names.plain(name, call));
	}

	/** Whether other units may have the function as well. */
	private boolean isCopied(FunctionDefinition f) {
		return from.language().hasMangledNames() && !from.linking().symbols().definitions().containsKey(f.key());
	}

	private String told(String theirs, String ours) {
		called.computeIfAbsent(theirs, n -> new HashSet<>()).add(ours);
		return ours;
	}
}
