package org.racelens.openmp.link;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

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
	private final Set<String> called = new HashSet<>();
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
				variables.putIfAbsent(v.name(), v);
			}
		} else if (value instanceof Call c) {
			called.add(c.callee());
		}
		return Optional.empty();
	}

	int freshNumber() {
		return numbers++;
	}

	Map<String, RecordDefinition> records() {
		return records;
	}

	/** Whether the unit itself calls a function by this name. */
	boolean isCalledHere(String callee) {
		return called.contains(callee);
	}

	/** The variable of a name that the linker sees; empty where declarations of it differ, or it may be another one. */
	Optional<Variable> variable(Variable theirs) {
		if (program.isDoubtful(theirs.name())) {
			return Optional.empty();
		}
		Variable known = variables.computeIfAbsent(theirs.name(), n -> numbered(theirs, Storage.GLOBAL));
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
		FunctionDefinition own = functions.get(name);
		if (own != null) {
			boolean meant = !own.isInternal() && program.definition(name).filter(d -> d.isOf(unit)).isPresent();
			return meant && call.filter(c -> !Signatures.fit(c, own)).isEmpty() ? name : elsewhere(name);
		}
		return program.definition(name).filter(d -> call.filter(c -> !Signatures.fit(c, d.function())).isPresent()).isPresent()
				? elsewhere(name)
				: name;
	}

	/** No function in sight is called so. */
	private static String elsewhere(String name) {
		return name + " (elsewhere)";
	}
}
