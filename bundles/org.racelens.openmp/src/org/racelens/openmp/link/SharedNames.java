package org.racelens.openmp.link;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.VirtualFunctions;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Symbols;

/**
 * The names of a unit, among which those of others find their place: one variable for each name that the linker sees, one layout for each
 * record.
 */
final class SharedNames {
	private final ParsedUnit unit;
	private final Program program;
	private final Map<String, FunctionDefinition> functions = new HashMap<>();
	private final Map<String, Variable> variables = new HashMap<>();
	private final Map<String, RecordDefinition> records;
	/** the names of variables that may be any of their name */
	private final Set<String> unclear = new HashSet<>();
	private final Set<String> called = new HashSet<>();
	private final Set<String> followed = new HashSet<>();
	private boolean lost;
	/** the names by which other units call what may be another function than the one of this unit */
	private final Set<String> elsewhere = new HashSet<>();
	/** functions of other units by the names that they have here alone */
	private final Map<String, Definition> own = new HashMap<>();
	private int numbers;

	SharedNames(Program program, ParsedUnit unit) {
		this.program = program;
		this.unit = unit;
		records = new LinkedHashMap<>(unit.records());
		unit.functions().forEach(f -> functions.put(f.key(), f));
		RecordTree all = new RecordTree(this::note);
		all.of(unit.functions());
		all.of(unit.globals());
		all.of(unit.declared());
	}

	private Optional<Object> note(Object value) {
		if (value instanceof Variable v) {
			numbers = Math.max(numbers, v.id() + 1);
			if (v.storage() == Storage.GLOBAL) {
				symbol(unit, v).ifPresentOrElse(s -> variables.putIfAbsent(s, v), () -> unclear.add(v.constant() ? "" : v.name()));
			}
		} else if (value instanceof Call c) {
			called.add(c.callee());
		}
		return Optional.empty();
	}

	/** By what the linker knows a variable or, of functions whose address is taken, the unit. */
	static Optional<String> symbol(ParsedUnit unit, Variable v) {
		boolean function = v.constant() && v.type() instanceof PointerType p && p.pointee() instanceof UnknownType;
		return function || !unit.language().hasMangledNames() ? Optional.of(v.name()) : unit.linking().symbols().of(v);
	}

	int freshNumber() {
		return numbers++;
	}

	VirtualFunctions virtualFunctions() {
		return unit.virtualFunctions();
	}

	Map<String, RecordDefinition> records() {
		return records;
	}

	/** Whether the unit itself calls a function by this name. */
	boolean isCalledHere(String callee) {
		return called.contains(callee);
	}

	/** The variable of a symbol that the linker sees; empty where declarations of it differ, or it may be another one. */
	Optional<Variable> variable(String symbol, Variable theirs) {
		if (program.isDoubtful(symbol) || unclear.contains(Symbols.name(symbol))) {
			return Optional.empty();
		}
		Variable known = variables.computeIfAbsent(symbol, n -> numbered(theirs, Storage.GLOBAL));
		return Optional.of(known).filter(k -> Signatures.areOne(k, theirs));
	}

	/** The same variable with a number of its own here. */
	Variable numbered(Variable v, Storage storage) {
		return new Variable(freshNumber(), v.name(), v.type(), storage, v.constant(), v.declaration(), v.origin());
	}

	/** Whether a record of another unit is laid out as the one of its name here. */
	boolean agree(RecordDefinition theirs) {
		return Signatures.areOne(records.computeIfAbsent(theirs.name(), n -> theirs), theirs);
	}

	/**
	 * How a function is called here that the linker knows by a name.
	 *
	 * @param call of it in another unit; empty where its address is taken
	 */
	String external(String name, Optional<Call> call) {
		if (unit.language().hasMangledNames()) {
			return functions.containsKey(name) ? elsewhere(name) : name;
		}
		FunctionDefinition own = functions.get(name);
		if (own != null) {
			boolean meant = !own.isInternal() && program.definition(name).filter(d -> d.isOf(unit)).isPresent();
			return meant && call.filter(c -> !Signatures.fit(c, own)).isEmpty() ? name : elsewhere(name);
		}
		return program.definition(name).filter(d -> call.filter(c -> !Signatures.fit(c, d.function())).isPresent()).isPresent()
				? elsewhere(name)
				: name;
	}

	/** The same for code of a language in which names tell, whatever this unit's language is. */
	String plain(String name, Optional<Call> call) {
		return unit.language().hasMangledNames()
				? program.definition(name).filter(d -> call.filter(c -> !Signatures.fit(c, d.function())).isEmpty()).map(this::local)
						.orElseGet(() -> elsewhere(name))
				: external(name, call);
	}

	/** How a function is called here that the calls of this unit do not name; those of the unit itself keep their keys. */
	String local(Definition d) {
		if (d.isOf(unit)) {
			return d.function().key();
		}
		String name = d.function().key() + " (" + d.unit().source().path() + ")";
		own.putIfAbsent(name, d);
		return name;
	}

	/** The function that {@link #local} names so. */
	Optional<Definition> local(String name) {
		return Optional.ofNullable(own.get(name));
	}

	/** Callers of the unit, which must all be known here by their names, as must the unit's functions. */
	void follow(Set<Definition> callers) {
		callers.forEach(d -> followed.add(d.function().key()));
		unit.functions().forEach(f -> followed.add(f.key()));
	}

	/** Whether a name is that of a caller or of a function of the unit, in a program that is followed as a whole. */
	boolean isFollowed(String name) {
		return followed.contains(name);
	}

	/** Whether a call by such a name is of unseen code. */
	boolean isAnyLost() {
		return lost;
	}

	/** Whether the code of another unit calls a function of this one, or another by its name. */
	boolean isElsewhere(FunctionDefinition f) {
		return f.linkage() == Linkage.EXTERNAL && elsewhere.contains(f.key());
	}

	/** No function in sight is called so. */
	String elsewhere(String name) {
		lost |= followed.contains(name);
		elsewhere.add(name);
		return name + " (elsewhere)";
	}
}
